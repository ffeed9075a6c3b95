/// A tab with other tabs inside; a sidebar lists them below it.
///
/// A bar shows the group as one tab. The selection of a tab in a group shows the controller of the outermost group, unless a
/// group around the tab has a navigation controller that it manages.
open class UITabGroup: InertUITabGroup {
  /// The tabs inside.
  open var children: [UITab] {
    didSet { own(instead: oldValue) }
  }

  /// The last tab of the way that the stack shows.
  private weak var leaf: UITab?
  /// The number of controllers that the tabs before it have on the stack.
  private var countBelowLeaf = 0

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - title: The title of the group.
  ///   - image: The image of the group.
  ///   - identifier: The identifier of the group.
  ///   - children: The tabs inside.
  ///   - viewControllerProvider: A closure that creates the controller of the group itself.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    own(instead: [])
  }

  /// The tabs inside in the order of the identifiers, and after them those that it does not list.
  open var displayOrder: [UITab] {
    let listed = displayOrderIdentifiers.compactMap { identifier in children.first { $0.identifier == identifier } }
    return listed + children.filter { child in !listed.contains { $0 === child } }
  }

  /// Returns the tab with an identifier among those inside, at any depth.
  open func tab(forIdentifier identifier: String) -> UITab? {
    children.lazy.compactMap { $0.find(identifier) }.first
  }

  private func own(instead old: [UITab]) {
    for child in old where child.parent === self { child.parent = nil }
    for child in children { child.parent = self }
  }

  override var tabToSelect: UITab {
    if hasProvider || isSidebarDestination { return self }
    let child = selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    return child?.tabToSelect ?? self
  }

  /// The outermost group on the way that has a stack.
  private var manager: UITabGroup? {
    selectedWay.lazy.compactMap { $0 as? UITabGroup }.first { $0.managingNavigationController != nil }
  }

  override var shownController: UIViewController? {
    guard let manager else { return viewController }
    manager.showWay()
    return manager.managingNavigationController
  }

  override var createdController: UIViewController? {
    guard let stack = manager?.managingNavigationController else { return created }
    return stack.viewControllers.isEmpty ? nil : stack
  }

  // Source: the header of UITabBarController: each tab of the way is asked for once, and the controllers that were pushed are part of
  // the proposal for the last.
  /// Sets the stack to the controllers of the tabs on the way, as the delegate of the tab bar controller wants them.
  private func showWay() {
    guard let stack = managingNavigationController else { return }
    leaf?.displayed = Array(stack.viewControllers.dropFirst(countBelowLeaf))
    let way = selectedWay
    leaf = way.last
    let delegate = tabBarController?.delegateReference
    var shown: [UIViewController] = []
    for tab in way {
      countBelowLeaf = shown.count
      let proposed = tab === leaf ? tab.proposed : tab.viewController.map { [$0] } ?? []
      guard let tabs = tabBarController, let delegate else {
        shown += proposed
        continue
      }
      shown += delegate.tabBarController(tabs, displayedViewControllersFor: tab, proposedViewControllers: proposed)
    }
    if stack.viewControllers != shown { stack.setViewControllers(shown, animated: false) }
  }

  /// The group and the selected tabs inside, from the outside inward.
  private var selectedWay: [UITab] {
    guard let selectedChild else { return [self] }
    return [self] + ((selectedChild as? UITabGroup)?.selectedWay ?? [selectedChild])
  }

  override func find(_ identifier: String) -> UITab? {
    self.identifier == identifier ? self : tab(forIdentifier: identifier)
  }

  override func find(creatorOf controller: UIViewController) -> UITab? {
    if created === controller || managingNavigationController === controller { return self }
    return children.lazy.compactMap { $0.find(creatorOf: controller) }.first
  }
}
