/// Controllers side by side, of which one is selected and visible.
///
/// With more than five, ``moreNavigationController`` exists, but the controllers stay children of the tab bar.
open class UITabBarController: UIViewController {
  /// Is asked and told of the user's taps.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The controllers that the user may rearrange.
  open var customizableViewControllers: [UIViewController]?

  final var selected: UIViewController?
  private var more: UINavigationController?
  /// Whether there is a list of tabs, be it empty.
  private var hasTabs = false

  /// Creates a tab bar controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a tab bar controller without tabs from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The controllers of the tabs, from the left; `nil` if none were set.
  open var viewControllers: [UIViewController]? {
    get { hasTabs || !childList.isEmpty ? childList : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs.
  ///
  /// The selected controller stays selected; if it left, the one at its place is selected, or else the first. All of the
  /// new tabs may be rearranged.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    hasTabs = viewControllers != nil
    replaceTabs(with: viewControllers ?? [])
    customizableViewControllers = viewControllers
  }

  /// The controller that is visible.
  ///
  /// Setting one that is in no tab raises. No delegate is asked or told.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      guard newValue.parentReference === self else {
        raise(
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list "
            + "of view controllers can be selected."
        )
      }
      select(newValue)
    }
  }

  /// The place of the visible controller, or `NSNotFound`.
  ///
  /// A place past the end is ignored. No delegate is asked or told.
  open var selectedIndex: Int {
    get { childList.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      guard childList.indices.contains(newValue) else { return }
      select(childList[newValue])
    }
  }

  /// Holds the list of what is past the fourth tab when there are more than five.
  open var moreNavigationController: UINavigationController {
    if let more { return more }
    let new = UINavigationController()
    more = new
    return new
  }

  override func forwardAppearance(_ phase: AppearancePhase, animated: Bool) {
    if let selected { forward(phase, to: selected, animated: animated) }
  }

  override func releaseChild(_ child: UIViewController) {
    replaceTabs(with: childList.filter { $0 !== child }, releasing: child)
  }
}
