/// An item of a bar: its words and its picture.
@MainActor
open class UIBarItem: NSObject {
  /// The words on the item.
  open var title: String?
  /// The picture on the item.
  open var image: UIImage?
  /// An integer by which an app finds the item again.
  open var tag = 0
  /// Whether the user can tap the item.
  open var isEnabled = true
  /// The name by which interface tests find the item.
  open var accessibilityIdentifier: String?
  /// What is read aloud for the item.
  open var accessibilityLabel: String?

  /// Creates an item without words.
  public override init() {
    super.init()
  }

  /// Creates an item from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init()
  }
}
