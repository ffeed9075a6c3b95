/// A tab that creates its controller when the controller is first needed.
///
/// A tab is needed when it is selected, or when code reads ``viewController``. The controller is then a child of the tab bar
/// controller, if the tab is one of its ``UITabBarController/tabs``.
@MainActor
open class UITab: InertUITab {
  /// The title of the tab.
  open var title: String {
    didSet { item.title = title }
  }
  /// The image of the tab.
  open var image: UIImage? {
    didSet { item.image = image }
  }
  /// The text in the badge.
  open var badgeValue: String? {
    didSet { item.badgeValue = badgeValue }
  }
  /// The identifier of the tab.
  public final let identifier: String
  /// The group that contains the tab, or `nil` for a tab outside every group.
  open internal(set) weak var parent: UITabGroup?

  /// The item that stands for the tab in the bar.
  final let item: UITabBarItem
  /// The tab bar controller, for a tab outside every group.
  final weak var owner: UITabBarController?
  /// The controller, or `nil` until it is needed.
  final private(set) var created: UIViewController?
  private let provider: ((UITab) -> UIViewController)?
  /// The controllers that the tab had at the top of a managed stack when it was last selected.
  final var displayed: [UIViewController] = []

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title of the tab.
  ///   - image: The image of the tab.
  ///   - identifier: The identifier of the tab. No other tab of the tab bar controller has it.
  ///   - viewControllerProvider: A closure that creates the controller.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    item = UITabBarItem(title: title, image: image, selectedImage: nil)
    provider = viewControllerProvider
  }

  /// The controller; the first access creates it.
  open var viewController: UIViewController? {
    if let created { return created }
    guard let new = provider?(self) else { return nil }
    created = new
    new.tabBarItem = item
    owner?.takeChild(new)
    return new
  }

  /// The tab bar controller that has the tab or a group around it.
  open var tabBarController: UITabBarController? { root.owner }

  /// The outermost group around the tab, or the tab itself, that has a stack to show the way to the selected tab.
  open var managingTabGroup: UITabGroup? {
    let group = self as? UITabGroup
    return parent?.managingTabGroup ?? (group?.managingNavigationController == nil ? nil : group)
  }

  /// The controllers of the tab for a managed stack, with those that the app pushed while the tab was selected.
  final var proposed: [UIViewController] {
    guard let viewController else { return [] }
    return displayed.contains(viewController) ? displayed : [viewController]
  }

  /// A Boolean value that indicates whether the tab has a closure that creates a controller.
  final var hasProvider: Bool { provider != nil }

  /// The tab outside every group that contains this tab, or the tab itself.
  final var root: UITab {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  /// The tab that is selected in place of this tab.
  var tabToSelect: UITab { self }
  /// The controller that the tab bar controller shows for the tab, created if necessary.
  var shownController: UIViewController? { viewController }
  /// The controller that the tab bar controller shows for the tab, or `nil` until it is needed.
  var createdController: UIViewController? { created }
  /// Returns the tab with an identifier among this tab and those inside.
  func find(_ identifier: String) -> UITab? { self.identifier == identifier ? self : nil }
  /// Returns the tab that has created a controller among this tab and those inside.
  func find(creatorOf controller: UIViewController) -> UITab? { created === controller ? self : nil }

  /// Records the tab as the selected tab of the groups around it.
  final func choose() {
    if let group = self as? UITabGroup, group.isSidebarDestination { group.selectedChild = nil }
    var child = self
    while let group = child.parent {
      group.selectedChild = child
      child = group
    }
  }
}
