extension LinkError.Fault {
  /// What to change, where the table has something to say to it: the origins that it has, or the patterns that were meant.
  ///
  /// - Parameters:
  ///   - link: The link as it was given.
  ///   - index: What the table has.
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
