/// An adapter of a tab bar controller, which shows the selected tab.
///
/// Selecting another tab removes none. If the app has set `tabs`, the children are the controllers that exist: a tab creates its
/// controller when it is selected, and a search creates none.
struct TabBarAdapter: BuiltInAdapter {
  let controller: UITabBarController

  var hasSelection: Bool { true }

  var containedViewControllers: [UIViewController] {
    if #available(iOS 18, *), usesTabs { return createdControllers }
    return controller.childrenOfTabs
  }

  var visibleViewControllers: [UIViewController] {
    if let shown = controller.shownChildOfTabs { [shown] } else { [] }
  }

  /// Returns `true` for the selected controller too, whose screens may be in More.
  func isVisible(_ viewController: UIViewController) -> Bool {
    controller.shownChildOfTabs === viewController || controller.selectedViewController === viewController
  }

  func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {
    guard controller.shownChildOfTabs !== viewController else { return }
    guard containedViewControllers.containsInstance(viewController) else {
      throw RoutingError.notAChild(viewController, of: controller)
    }
    if #available(iOS 18, *), usesTabs, select(viewController) { return }
    controller.selectedViewController = viewController
    if controller.hasMore { await TransitionWait.untilSettled(controller.moreNavigationController) }
  }

  func set(_ viewControllers: [UIViewController], animated: Bool) {
    if #available(iOS 18, *), usesTabs { return setTabs(of: viewControllers, animated: animated) }
    controller.setViewControllers(tabs(for: viewControllers), animated: animated)
  }

  /// The tabs and the selected one, or `nil` if the app has set a list of controllers.
  var arrangement: ContainerArrangement? {
    if #available(iOS 18, *), usesTabs { return tabArrangement }
    return controller.hasMore ? moreArrangement : nil
  }

  func moving(for viewControllers: [UIViewController]) -> UIViewController? {
    controller.hasMore ? controller.moreNavigationController : nil
  }
}

// More than five tabs in a compact window: some are reached through `moreNavigationController`, which UIKit makes a child. While it
// has the screens of a tab, the tab's own controller is no child, and a navigation controller is empty.
extension TabBarAdapter {
  /// The controllers for the tabs, of which the one whose screens are in More keeps its place.
  private func tabs(for children: [UIViewController]) -> [UIViewController] {
    guard controller.hasMore, children.containsInstance(controller.moreNavigationController) else { return children }
    var tabs = children.filter { $0 !== controller.moreNavigationController }
    for (index, tab) in (controller.viewControllers ?? []).enumerated() where tab.parent !== controller {
      if !tabs.containsInstance(tab) { tabs.insert(tab, at: min(index, tabs.count)) }
    }
    return tabs
  }

  /// The selected controller, and the one whose screens are in More.
  private var moreArrangement: ContainerArrangement {
    let controller = controller
    let selected = controller.selectedViewController
    let displayed = tabInMore
    return ContainerArrangement(comesFirst: true) {
      controller.selectedViewController === selected && tabInMore === displayed
    } restore: {
      // The screens of another tab go back to it. If there was none in More, the lists of the stacks are restored.
      if let displayed, displayed !== tabInMore { controller.selectedViewController = displayed }
      if controller.selectedViewController !== selected { controller.selectedViewController = selected }
    }
  }

  /// The controller whose screens are in More.
  private var tabInMore: UIViewController? { controller.viewControllers?.first { $0.parent !== controller } }
}

extension BuiltInContainer {
  package static let tabs = BuiltInContainer(name: "tabs", title: "tab bar controller", type: UITabBarController.self) {
    UITabBarController()
  }
}

extension UITabBarController: ContainerViewController {
  /// The adapter of the tab bar controller.
  public var containerAdapter: any ContainerAdapter { TabBarAdapter(controller: self) }
}

extension UITabBarController {
  /// Returns the identifier of the tab that has created a child, or `nil` if none has.
  package func tabIdentifier(of viewController: UIViewController) -> String? {
    let adapter = TabBarAdapter(controller: self)
    if #available(iOS 18, *), adapter.usesTabs { return adapter.tab(of: viewController)?.identifier }
    return nil
  }

  /// Lets a tab create its controller, which is then a child.
  package func createController(ofTab identifier: String) {
    guard #available(iOS 18, *), TabBarAdapter(controller: self).usesTabs,
      let tab = tabs.first(where: { $0.identifier == identifier }), tab.viewController?.parent == nil
    else { return }
    // The selection makes the controller a child. The stored state selects its own tab afterwards.
    selectedTab = tab
  }
}
