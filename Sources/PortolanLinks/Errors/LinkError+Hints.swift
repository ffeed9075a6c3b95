extension LinkError.Fault {
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
      let nearest = index.nearest(to: link, atMost: 3).map(\.text)
      return nearest.isEmpty ? nil : "write it as \(LinkText.choice(nearest, atMost: 3)), or add a pattern"
    default: return nil
    }
  }
}
