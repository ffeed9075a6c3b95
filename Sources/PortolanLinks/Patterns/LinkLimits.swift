/// The maximum lengths of the parts of a link.
///
/// A longer text is refused before it is read.
public enum LinkLimits {
  /// The maximum length of a link or a pattern, in bytes of UTF-8.
  public static let length = 8192
  /// The maximum number of components in the path of a pattern.
  ///
  /// A link may have as many components as its length allows.
  public static let patternComponents = 64
  /// The maximum number of nodes in a table that a search for one link may visit.
  ///
  /// The number of nodes doubles with each level on which a literal and a placeholder compete. A table that exceeds the
  /// maximum is refused when it is created.
  public static let visits = 1024
}
