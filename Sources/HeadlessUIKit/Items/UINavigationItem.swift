/// What a navigation bar shows while its controller is on top.
@MainActor
open class UINavigationItem: NSObject {
  /// Whether a title is drawn large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below has it.
    case automatic
    /// Large.
    case always
    /// Small.
    case never
    /// Large, in line with the buttons.
    case inline
  }

  /// The words in the middle of the bar.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// The words of the button that leads back to this item.
  open var backButtonTitle: String?
  /// Whether there is no back button, and no swipe back, from this item.
  open var hidesBackButton = false
  /// Whether the left buttons stand beside the back button and not in its place.
  open var leftItemsSupplementBackButton = false
  /// Whether the title is drawn large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// Creates an item with a title.
  public convenience init(title: String) {
    self.init(title: Optional(title))
  }

  /// Creates an item from an archive, of which nothing is read.
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
