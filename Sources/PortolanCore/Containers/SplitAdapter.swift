/// An adapter of a split view controller, whose columns are all visible unless it is collapsed or hides some.
///
/// In the classic style there are two columns, of which none is hidden. In the column form, showing a child shows its column.
struct SplitAdapter: BuiltInAdapter {
  let controller: UISplitViewController

  var containedViewControllers: [UIViewController] { controller.viewControllers }

  var visibleViewControllers: [UIViewController] {
    let columns = controller.viewControllers
    if hasColumns { return shownColumns }
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
    // While collapsed there is one child, and the classic style shows all of them otherwise.
    guard hasColumns, let column = column(of: viewController) else { return }
    show(animated: animated) { controller.show(column) }
    await TransitionWait.untilSettled(controller)
  }

  /// Shows a column through methods that have no parameter for the animation.
  private func show(animated: Bool, _ show: () -> Void) {
    if animated { show() } else { UIView.performWithoutAnimation(show) }
  }

  func set(_ viewControllers: [UIViewController], animated: Bool) {
    let columns = controller.viewControllers
    // The delegate is not asked about a split view controller that is in no window.
    let replacesDetailOnly =
      viewControllers.count == 2 && columns.count < 3 && columns.first === viewControllers[0]
      && columns.last !== viewControllers[1] && controller.windowOfHierarchy != nil
    if replacesDetailOnly {
      show(animated: animated) { controller.showDetailViewController(viewControllers[1], sender: nil) }
    } else if hasColumns {
      show(animated: animated) { setColumns(to: viewControllers) }
    } else {
      controller.viewControllers = viewControllers
    }
  }

  /// Returns the second column, which is pushed or presented if the split view controller is collapsed, and takes time.
  ///
  /// It is the stack of the first column if that has got the controllers of a navigation controller.
  func moving(for viewControllers: [UIViewController]) -> UIViewController? {
    guard viewControllers.count == 2 else { return nil }
    return viewControllers[1].hasMovedToFirstColumn(of: controller) ? viewControllers[0] : viewControllers[1]
  }
}

extension UIViewController {
  /// Returns a Boolean value that indicates whether this is a navigation controller whose controllers are on the stack of
  /// the first column, because the split view controller is collapsed.
  ///
  /// It is empty until there is room for both columns, as with the details in Xcode's template of such an app.
  func hasMovedToFirstColumn(of split: UISplitViewController) -> Bool {
    split.isCollapsed && (self as? UINavigationController)?.viewControllers.isEmpty == true
  }
}

extension BuiltInContainer {
  package static let split = BuiltInContainer(
    name: "split", title: "split view controller", type: UISplitViewController.self, canBePushed: false
  ) { UISplitViewController() }
}

extension UISplitViewController: ContainerViewController {
  /// The adapter of the split view controller.
  public var containerAdapter: any ContainerAdapter { SplitAdapter(controller: self) }
}
