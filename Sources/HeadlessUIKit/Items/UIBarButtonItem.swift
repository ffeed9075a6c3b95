/// A button in a navigation bar.
///
/// A button has a `primaryAction` only, since targets and selectors need Objective-C.
open class UIBarButtonItem: UIBarItem {
  /// The buttons whose titles or images the system chooses, with UIKit's values.
  public enum SystemItem: Int, Sendable {
    /// The system's button of that name.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    /// The system's button of that name.
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl
    /// The system's button of that name.
    case close = 24
  }

  /// The appearance of a button.
  public enum Style: Int, Sendable {
    /// The appearance of most buttons.
    case plain = 0
    /// The appearance of `plain`, since iOS 7.
    case bordered = 1
    /// The appearance of a button that ends a task.
    case done = 2
  }

  /// The action of a tap, whose title and image the button shows if it has none of its own.
  open var primaryAction: UIAction? {
    didSet { takeTitleOfAction() }
  }
  /// The menu that the button opens.
  open var menu: UIMenu?
  /// The appearance of the button.
  open var style = Style.plain
  /// The system's button that determines the title and image, if any.
  package private(set) final var systemItem: SystemItem?

  /// Creates a button with a title.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    takeTitleOfAction()
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates a button with the title and the image of an action.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init()
    self.menu = menu
    self.primaryAction = primaryAction
    takeTitleOfAction()
  }

  /// Creates a button of the system with its English title.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.menu = menu
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    let name = String(describing: systemItem)
    title = name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Creates a button without a title.
  public override init() {
    super.init()
  }

  /// Creates a button and ignores the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func takeTitleOfAction() {
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { title = primaryAction.title }
    if let picture = primaryAction.image { image = picture }
  }
}
