/// How long the parts of a link may be. What is longer is refused before it is looked at.
public enum LinkLimits {
  /// The longest link, and the longest pattern, in bytes of UTF-8.
  public static let length = 8192
  /// The longest path of a pattern, in components. A link may have any number that its length allows.
  public static let patternComponents = 64
  /// How many places in a table one link may make a search visit, whatever the table.
  ///
  /// The places double where a literal and a placeholder compete on each level. A table that could make a search visit
  /// more is refused when it is made.
  public static let visits = 1024
}

extension LinkLimits {
  /// How many places a search among patterns can visit at most.
  package static func visits(of patterns: [LinkPattern]) -> Int {
    var builder = TrieBuilder()
    for (number, pattern) in patterns.enumerated() { builder.add(pattern, number: number) }
    return builder.visits()
  }
}
