/// A container with controllers side by side; one is selected and visible.
///
/// In a compact window with more than five controllers, those from the fifth on are shown on the stack of
/// ``moreNavigationController``.
open class UITabBarController: InertUITabBarController, UITabBarDelegate {
  final var selected: UIViewController?
  final var tabStorage: [UITab] = []
  /// The selected tab if the app has set ``tabs``.
  final var chosenTab: UITab?
  /// The list at the side.
  public private(set) final lazy var sidebar = Sidebar(of: self)
  final var bar: UITabBar?
  // Unsafe: `deinit` reads it to clear its reference to this controller, when nothing else refers to this one.
  nonisolated(unsafe) final var more: MoreNavigationController?
  /// A Boolean value that indicates whether a list of tabs was set, even an empty one.
  final var hasTabs = false

  deinit {
    if more?.parentReference === self { more?.parentReference = nil }
  }

  open override var children: [UIViewController] {
    guard let more, hasMore else { return childList }
    return childList.filter { $0 !== more.displayed } + [more]
  }

  /// The controllers of the tabs from the left, or `nil` if none were set.
  ///
  /// If the app has set ``tabs``, these are the controllers that exist already. Setting a list removes the tabs.
  open var viewControllers: [UIViewController]? {
    get { hasTabs || !childList.isEmpty ? childList : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs.
  ///
  /// The selected controller stays selected. If it left, the controller at its index is selected, or else the first.
  /// The user may rearrange all of the new tabs.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    forgetTabs()
    hasTabs = viewControllers != nil
    replaceTabs(with: viewControllers ?? [])
    customizableViewControllers = viewControllers
  }

  /// The controller of the selected tab, or ``moreNavigationController`` while its list is visible.
  ///
  /// Setting a controller that is in no tab raises an exception. The delegate is neither asked nor notified.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      if newValue === more, hasMore { return selectMore() }
      guard newValue.parentReference === self || newValue === more?.displayed else {
        raise(
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list "
            + "of view controllers can be selected."
        )
      }
      if let tab = tabStorage.first(where: { $0.createdController === newValue }) { return select(tab) }
      select(newValue)
    }
  }

  /// The index of the visible controller, or `NSNotFound`, as for the list of More.
  ///
  /// An index past the end is ignored. The delegate is neither asked nor notified.
  open var selectedIndex: Int {
    get {
      if let root = chosenTab?.root { return tabStorage.firstIndex { $0 === root } ?? NSNotFound }
      return childList.firstIndex { $0 === selected } ?? NSNotFound
    }
    set {
      if tabStorage.indices.contains(newValue) { return select(tabStorage[newValue]) }
      guard childList.indices.contains(newValue) else { return }
      select(childList[newValue])
    }
  }

  /// The controller with the list of the tabs past the fourth if there are more than five in a compact window.
  ///
  /// It is never among the ``viewControllers``. The screens of a tab that is selected there are on its stack.
  open var moreNavigationController: UINavigationController { moreOrNew }

  final var moreOrNew: MoreNavigationController {
    if let more { return more }
    let new = MoreNavigationController(of: self)
    more = new
    return new
  }

  // Source: the header of UITabAccessory, as docs.rs/objc2-ui-kit quotes it.
  /// The view above the bar, which stays when another tab is selected.
  @available(iOS 26.0, *)
  open override var bottomAccessory: UITabAccessory? {
    didSet {
      oldValue?.contentView.removeFromSuperview()
      showAccessory()
    }
  }

  private func showAccessory() {
    guard let view = loadedView, let content = bottomAccessory?.contentView else { return }
    if content.superviewReference !== view { view.attach(content) }
  }

  override func forwardAppearance(_ phase: AppearancePhase, animated: Bool) {
    if let shownTab { forward(phase, to: shownTab, animated: animated) }
    if phase == .willAppear { showAccessory() }
    if phase == .isAppearing { updateMore() }
    if phase == .didAppear, let window = loadedView?.enclosingWindow { shownTab?.showModals(in: window) }
  }

  override func releaseChild(_ child: UIViewController) {
    if child === more { return }
    if !tabStorage.isEmpty { return releaseTab(child) }
    replaceTabs(with: childList.filter { $0 !== child }, releasing: child)
  }

  override var visibleChildren: [UIViewController] { shownTab.map { [$0] } ?? [] }
  override var createsOwnView: Bool { true }
  override func followWidthClass() {
    updateMore()
    // The delegate may have other controllers for the stack of a group in this width.
    if chosenTab?.managingTabGroup != nil { _ = chosenTab?.root.shownController }
  }

  /// The bar of the controller.
  public final var tabBar: UITabBar {
    if let bar { return bar }
    let new = UITabBar(frame: .zero)
    new.controller = self
    bar = new
    return new
  }
}
