/// A button in a navigation bar.
///
/// A button has a `primaryAction`, or a target whose ``InterfaceBuilderConnecting`` finds the action by its name.
open class UIBarButtonItem: InertUIBarButtonItem {
  /// The action of a tap, whose title and image the button shows if it has none of its own.
  open var primaryAction: UIAction? {
    didSet { takeTitleOfAction() }
  }
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
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }

  /// Creates a button of the system with its English title.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.menu = menu
    self.primaryAction = primaryAction
    show(systemItem)
  }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    call(target, action)
  }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    call(target, action)
  }

  /// Creates a button of the system with its English title.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    show(systemItem)
    call(target, action)
  }

  /// Creates a button with a view in place of a title.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a space that takes all of the width that is left.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Returns a space of a width.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    space.width = width
    return space
  }

  private func show(_ item: SystemItem) {
    systemItem = item
    let name = String(describing: item)
    title = name.prefix(1).uppercased() + name.dropFirst()
  }

  private func call(_ target: Any?, _ action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
  }

  private func takeTitleOfAction() {
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { title = primaryAction.title }
    if let picture = primaryAction.image { image = picture }
  }

  /// The title by which the user taps the button, or the title of the control in its place, in one line.
  final var tappedTitle: String? {
    guard let customView else { return isHidden ? nil : title?.onOneLine }
    guard let control = customView as? UIControl, control.isEnabled else { return nil }
    return ((control as? UIButton)?.currentTitle ?? control.accessibilityLabel)?.onOneLine
  }

  final func tap() {
    if let control = customView as? UIControl { return control.tap() }
    if let primaryAction { return primaryAction.trigger(sender: self) }
    action?.send(to: target, from: self)
  }
}
