/// An adapter of a tab bar controller, which shows the selected tab.
///
/// Selecting another tab removes none. If the app has set `tabs`, the children are the controllers that exist: a tab creates its
/// controller when it is selected, and a search creates none.
struct TabBarAdapter: BuiltInAdapter {
  let controller: UITabBarController

  var hasSelection: Bool { true }

  var containedViewControllers: [UIViewController] {
    if #available(iOS 18, *), usesTabs { return createdControllers }
    return controller.viewControllers ?? []
  }

  var visibleViewControllers: [UIViewController] {
    if let selected = controller.selectedViewController { [selected] } else { [] }
  }

  func isVisible(_ viewController: UIViewController) -> Bool { controller.selectedViewController === viewController }

  func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {
    guard controller.selectedViewController !== viewController else { return }
    guard containedViewControllers.containsInstance(viewController) else {
      throw RoutingError.notAChild(viewController, of: controller)
    }
    if #available(iOS 18, *), usesTabs, select(viewController) { return }
    controller.selectedViewController = viewController
  }

  func set(_ viewControllers: [UIViewController], animated: Bool) {
    if #available(iOS 18, *), usesTabs { return setTabs(of: viewControllers, animated: animated) }
    controller.setViewControllers(viewControllers, animated: animated)
  }

  func fill(with viewControllers: [UIViewController]) {
    if #available(iOS 18, *), usesTabs { return setTabs(of: viewControllers, animated: false) }
    controller.viewControllers = viewControllers
  }

  /// Returns the identifier of the tab that has created a child, or `nil` if none has.
  func tabIdentifier(of viewController: UIViewController) -> String? {
    if #available(iOS 18, *), usesTabs { return tab(of: viewController)?.identifier }
    return nil
  }

  /// Lets a tab create its controller, which is then a child.
  func createController(ofTab identifier: String) {
    guard #available(iOS 18, *), usesTabs, let tab = controller.tabs.first(where: { $0.identifier == identifier }),
      tab.viewController?.parent == nil
    else { return }
    // The selection makes the controller a child. The stored state selects its own tab afterwards.
    controller.selectedTab = tab
  }

  /// The tabs and the selected one, or `nil` if the app has set a list of controllers.
  var arrangement: ContainerArrangement? {
    if #available(iOS 18, *), usesTabs { return tabArrangement }
    return nil
  }

  func moving(for viewControllers: [UIViewController]) -> UIViewController? { nil }
}

extension BuiltInContainer {
  static let tabs = BuiltInContainer(name: "tabs", title: "tab bar controller", type: UITabBarController.self) {
    UITabBarController()
  }
}

extension UITabBarController: ContainerViewController {
  /// The adapter of the tab bar controller.
  public var containerAdapter: any ContainerAdapter { TabBarAdapter(controller: self) }
}
