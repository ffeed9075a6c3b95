extension RawRepresentable where RawValue == Int {
  /// Creates the case of an enum that a document names as Swift does, or returns `nil` if there is none.
  init?(document name: String?) {
    guard let found = (-2...24).lazy.compactMap(Self.init(rawValue:)).first(where: { "\($0)" == name }) else {
      return nil
    }
    self = found
  }
}
