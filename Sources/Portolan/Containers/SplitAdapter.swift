/// An adapter of a split view controller in the classic style, whose columns are both visible unless it is collapsed.
struct SplitAdapter: BuiltInAdapter {
  let controller: UISplitViewController

  var containedViewControllers: [UIViewController] { controller.viewControllers }

  var visibleViewControllers: [UIViewController] {
    let columns = controller.viewControllers
    return controller.isCollapsed ? columns.suffix(1) : columns
  }

  func refusal(of viewController: UIViewController, besides children: [UIViewController]) -> String? {
    children.count < 2 || controller.style == .tripleColumn ? nil : "a split view controller has two columns"
  }

  func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {
    let columns = controller.viewControllers
    guard columns.containsInstance(viewController) else {
      throw RoutingError.notAChild(viewController, of: controller)
    }
    guard !isVisible(viewController) else { return }
    show(animated: animated) {
      if columns.first === viewController {
        controller.show(viewController, sender: nil)
      } else {
        controller.showDetailViewController(viewController, sender: nil)
      }
    }
  }

  /// Shows a column through methods that have no parameter for the animation.
  private func show(animated: Bool, _ show: () -> Void) {
    if animated { show() } else { UIView.performWithoutAnimation(show) }
  }

  func set(_ viewControllers: [UIViewController], animated: Bool) {
    let columns = controller.viewControllers
    let replacesDetailOnly =
      viewControllers.count == 2 && columns.first === viewControllers[0] && columns.last !== viewControllers[1]
    if replacesDetailOnly {
      show(animated: animated) { controller.showDetailViewController(viewControllers[1], sender: nil) }
    } else {
      controller.viewControllers = viewControllers
    }
  }

  func fill(with viewControllers: [UIViewController]) { controller.viewControllers = viewControllers }

  /// Returns the second column, which is pushed or presented if the split view controller is collapsed, and takes time.
  func moving(for viewControllers: [UIViewController]) -> UIViewController? {
    viewControllers.count == 2 ? viewControllers[1] : nil
  }
}

extension BuiltInContainer {
  static let split = BuiltInContainer(
    name: "split", title: "split view controller", type: UISplitViewController.self, canBePushed: false
  ) { UISplitViewController() }
}

extension UISplitViewController: ContainerViewController {
  /// The adapter of the split view controller.
  public var containerAdapter: any ContainerAdapter { SplitAdapter(controller: self) }
}
