extension LinkError {
  /// The patterns that were probably intended if no pattern matches the path of the link.
  ///
  /// At most three patterns that are equally similar, in the order of the table, for a page that asks "Did you mean …?". The
  /// array is empty for other faults, or if no pattern is similar.
  ///
  /// - Complexity: O(n) in the length of the table's patterns.
  public var suggestions: [LinkPattern] { fault.suggestions(for: link, in: index) }
}

extension LinkError.Fault {
  /// Returns the patterns that were probably intended if no pattern matches the path of the link.
  func suggestions(for link: String, in index: LinkIndex) -> [LinkPattern] {
    if case .noPattern = self { index.nearest(to: link, atMost: 3) } else { [] }
  }

  /// Returns a fix with the origins of the table, or with the patterns that were probably intended.
  ///
  /// - Parameters:
  ///   - link: The link as it was given.
  ///   - index: The index of the table.
  /// - Returns: The fix, or `nil` if the table has no better one than the fault itself.
  func hint(for link: String, in index: LinkIndex) -> String? {
    switch self {
    case .foreignScheme, .foreignHost:
      return "begin it with \(LinkText.choice(index.origins.prefixes, atMost: 5))"
    case .noOrigin:
      return "use \(LinkText.choice(index.origins.prefixes, atMost: 5))"
    case .noPattern:
      let nearest = suggestions(for: link, in: index).map(\.text)
      return nearest.isEmpty ? nil : "write it as \(LinkText.choice(nearest, atMost: 3)), or add a pattern"
    default: return nil
    }
  }
}
