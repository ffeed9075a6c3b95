/// A button in a navigation bar.
///
/// Without Objective-C there is no target and selector: a button has a `primaryAction`.
open class UIBarButtonItem: UIBarItem {
  /// The buttons whose words or pictures the system chooses, with UIKit's values.
  public enum SystemItem: Int, Sendable {
    /// A button of that name.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    /// A button of that name.
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl
    /// A button of that name.
    case close = 24
  }

  /// How a button is drawn.
  public enum Style: Int, Sendable {
    /// As most are.
    case plain = 0
    /// As `plain`, since iOS 7.
    case bordered = 1
    /// As the one that ends a task.
    case done = 2
  }

  /// What a tap does; the title and picture of the button are its, where it has none of its own.
  open var primaryAction: UIAction? {
    didSet { takeTitleOfAction() }
  }
  /// The menu that the button opens.
  open var menu: UIMenu?
  /// How the button is drawn.
  open var style = Style.plain
  /// The words and picture that the system chose, if it did.
  package private(set) final var systemItem: SystemItem?

  /// Creates a button with words.
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

  /// Creates a button whose words and picture are the action's.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init()
    self.menu = menu
    self.primaryAction = primaryAction
    takeTitleOfAction()
  }

  /// Creates a button as the system has it; the words are the English ones.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.menu = menu
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    let name = String(describing: systemItem)
    title = name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Creates a button without words.
  public override init() {
    super.init()
  }

  /// Creates a button from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func takeTitleOfAction() {
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { title = primaryAction.title }
    if let picture = primaryAction.image { image = picture }
  }
}
