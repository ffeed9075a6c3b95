/// An adapter of a tab bar controller, which shows the selected tab.
///
/// Selecting another tab removes none.
struct TabBarAdapter: BuiltInAdapter {
  let controller: UITabBarController

  var hasSelection: Bool { true }

  var containedViewControllers: [UIViewController] { controller.viewControllers ?? [] }

  var visibleViewControllers: [UIViewController] {
    if let selected = controller.selectedViewController { [selected] } else { [] }
  }

  func isVisible(_ viewController: UIViewController) -> Bool { controller.selectedViewController === viewController }

  func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {
    guard controller.selectedViewController !== viewController else { return }
    guard containedViewControllers.containsInstance(viewController) else {
      throw RoutingError.notAChild(viewController, of: controller)
    }
    controller.selectedViewController = viewController
  }

  func set(_ viewControllers: [UIViewController], animated: Bool) {
    controller.setViewControllers(viewControllers, animated: animated)
  }

  func fill(with viewControllers: [UIViewController]) { controller.viewControllers = viewControllers }

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
