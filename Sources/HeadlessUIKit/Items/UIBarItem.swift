/// An item of a bar with a title and an image.
@MainActor
open class UIBarItem: InertUIBarItem {
  /// The title of the item.
  open var title: String?
  /// The image of the item.
  open var image: UIImage?
  /// An integer by which an app identifies the item.
  open var tag = 0
  /// A Boolean value that indicates whether the user can tap the item.
  open var isEnabled = true
  /// The identifier by which interface tests find the item.
  open var accessibilityIdentifier: String?
  /// The text that assistive technologies read aloud for the item.
  open var accessibilityLabel: String?

  /// Creates an item without a title.
  public override init() {}

  /// Creates an item and ignores the archive.
  public required init?(coder: NSCoder) {}
}
