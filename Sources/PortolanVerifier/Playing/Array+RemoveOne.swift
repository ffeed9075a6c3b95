extension Array where Element: Equatable {
  /// Removes the first element that equals a value.
  ///
  /// - Returns: `false` if there is none.
  mutating func removeOne(_ value: Element) -> Bool {
    guard let index = firstIndex(of: value) else { return false }
    remove(at: index)
    return true
  }
}
