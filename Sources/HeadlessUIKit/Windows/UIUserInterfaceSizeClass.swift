/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little, as on a phone.
  case compact = 1
  /// Much, as on a tablet.
  case regular = 2
}
