/// The content of a navigation bar while its controller is on top.
@MainActor
open class UINavigationItem: NSObject {
  /// The modes that determine the size of a title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The size of the title below.
    case automatic
    /// A large title.
    case always
    /// A small title.
    case never
    /// Large, in line with the buttons.
    case inline
  }

  /// The title in the middle of the bar.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// The title of the button that leads back to this item.
  open var backButtonTitle: String?
  /// A Boolean value that indicates whether the item has neither a back button nor a back swipe.
  open var hidesBackButton = false
  /// A Boolean value that indicates whether the left buttons are shown beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false
  /// The mode that determines the size of the title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// Creates an item with a title.
  public convenience init(title: String) {
    self.init(title: Optional(title))
  }

  /// Creates an item and ignores the archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  init(title: String?) {
    self.title = title
    super.init()
  }

  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The outermost button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
