/// The amount of space in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// An unknown amount of space.
  case unspecified = 0
  /// Little space, as on a phone.
  case compact = 1
  /// Much space, as on a tablet.
  case regular = 2
}
