// Unavailable overloads that say what a link lacks. Without them the compiler would only report a mismatch of types.

extension Link {
  /// Explains at compile time that a link with values must also be printed.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "a link with values needs a second closure, which returns them, as in { if case .product(let id) = $0 { id } else { nil } }"
  )
  public init<each Part>(_ pattern: String, _ embed: @escaping @Sendable (repeat each Part) -> Value?) {
    preconditionFailure()
  }
}

extension LinkGroup {
  /// Explains at compile time that a group must also be printed.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "a group needs a second closure, which returns the screen of the feature, as in { if case .cards(let screen) = $0 { screen } else { nil } }"
  )
  public init<each Part>(_ prefix: String, _ embed: @escaping @Sendable (repeat each Part) -> Value?) {
    preconditionFailure()
  }
}
