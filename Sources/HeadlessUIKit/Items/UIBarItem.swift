/// An item of a bar with a title and an image.
@MainActor
open class UIBarItem: InertUIBarItem {
  /// Creates an item without a title.
  public override init() {}

  /// Creates an item and ignores the archive.
  public required init?(coder: NSCoder) {}
}
