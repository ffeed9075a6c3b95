/// An adapter of a split view controller, whose columns are all visible unless it is collapsed or hides some.
///
/// In the classic style there are two columns, and none is hidden. In the column form, showing a child shows its column.
struct SplitAdapter: BuiltInAdapter {
  let controller: UISplitViewController

  var containedViewControllers: [UIViewController] { controller.viewControllers }

  var visibleViewControllers: [UIViewController] {
    let columns = controller.viewControllers
    if hasColumns { return columns.filter { child in column(of: child).map(isShown) ?? true } }
    return controller.isCollapsed ? columns.suffix(1) : columns
  }

  func refusal(of viewController: UIViewController, besides children: [UIViewController]) -> String? {
    children.count < 2 || controller.style == .tripleColumn ? nil : "a split view controller has two columns"
  }

  func show(_ viewController: UIViewController, animated: Bool) -> UIViewController? {
    // While collapsed there is one child, and the classic style shows all of them otherwise.
    guard hasColumns, let column = column(of: viewController) else { return nil }
    change(animated: animated) { controller.show(column) }
    return controller
  }

  /// Makes a change of columns; UIKit animates it unless it is told not to.
  private func change(animated: Bool, _ change: () -> Void) {
    if animated { change() } else { UIView.performWithoutAnimation(change) }
  }

  func set(_ viewControllers: [UIViewController], animated: Bool) {
    let columns = controller.viewControllers
    // The delegate is not asked about a split view controller that is in no window.
    let replacesDetailOnly =
      viewControllers.count == 2 && columns.count < 3 && columns.first === viewControllers[0]
      && columns.last !== viewControllers[1] && controller.windowOfHierarchy != nil
    if replacesDetailOnly {
      change(animated: animated) { controller.showDetailViewController(viewControllers[1], sender: nil) }
    } else if hasColumns {
      change(animated: animated) { setColumns(to: viewControllers) }
    } else {
      controller.viewControllers = viewControllers
    }
  }

  /// Returns the second column.
  ///
  /// If the split view controller is collapsed, that column is pushed or presented, and takes time.
  ///
  /// It is the stack of the first column if that has got the controllers of a navigation controller.
  func controllerInTransition(for viewControllers: [UIViewController]) -> UIViewController? {
    guard viewControllers.count == 2 else { return nil }
    return viewControllers[1].hasMovedToFirstColumn(of: controller) ? viewControllers[0] : viewControllers[1]
  }

  // MARK: The column form, with the styles `.doubleColumn` and `.tripleColumn`

  /// A Boolean value that indicates whether the split view controller has columns that can be hidden now.
  var hasColumns: Bool { controller.style != .unspecified && !controller.isCollapsed }

  /// The columns from the leading edge.
  private var order: [UISplitViewController.Column] {
    controller.style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// The columns that have a controller, from the leading edge.
  private var filled: [UISplitViewController.Column] { order.filter { controller.viewController(for: $0) != nil } }

  /// Returns the column of a child.
  func column(of child: UIViewController) -> UISplitViewController.Column? {
    order.first { column in
      guard let content = controller.viewController(for: column) else { return false }
      return content === child || content.isInside(child)
    }
  }

  /// Sets the controllers of the columns that change.
  func setColumns(to viewControllers: [UIViewController]) {
    let current = controller.viewControllers
    let places = columns(for: viewControllers)
    for column in order where !places.contains(column) && controller.viewController(for: column) != nil {
      controller.setViewController(nil, for: column)
    }
    for (column, viewController) in zip(places, viewControllers)
    where !(current.containsInstance(viewController) && self.column(of: viewController) == column) {
      controller.setViewController(viewController, for: column)
    }
  }

  /// Returns the columns of a list of children, with children in their columns if they are in some already.
  private func columns(for viewControllers: [UIViewController]) -> [UISplitViewController.Column] {
    let known = viewControllers.compactMap { column(of: $0) }
    if known.count == viewControllers.count { return known }
    if viewControllers.count == filled.count { return filled }
    // With two controllers for three columns, the one in the middle stays empty.
    if viewControllers.count < order.count { return order.prefix(1) + order.suffix(viewControllers.count - 1) }
    return order
  }

  /// The columns that are visible, or the detail while there are none.
  var arrangement: ContainerArrangement? {
    guard hasColumns else { return detailArrangement }
    let shown = filled.filter(isShown)
    return ContainerArrangement {
      !hasColumns || filled.filter(isShown) == shown
    } restore: {
      UIView.performWithoutAnimation {
        for column in filled where isShown(column) && !shown.contains(column) { controller.hide(column) }
        for column in filled where !isShown(column) && shown.contains(column) { controller.show(column) }
      }
    }
  }

  /// The detail that is shown once there is room, while the split view controller is collapsed.
  ///
  /// UIKit keeps a detail that is on the one stack, and could not take it a second time.
  private var detailArrangement: ContainerArrangement? {
    let detail = controller.viewController(for: .secondary)
    guard controller.style != .unspecified, detail?.isInside(controller) != true else { return nil }
    let stack = controller.viewControllers.first as? UINavigationController
    let list = stack?.viewControllers ?? []
    return ContainerArrangement(comesFirst: true) {
      !controller.isCollapsed || controller.viewController(for: .secondary) === detail
    } restore: {
      // UIKit would put the detail in the place of another one that is on the stack.
      stack?.setViewControllers(list, animated: false)
      change(animated: false) { controller.setViewController(detail, for: .secondary) }
    }
  }

  /// Returns a Boolean value that indicates whether the display mode shows a column.
  ///
  /// With two columns, each mode but `.secondaryOnly` shows the first column. With three, the modes for one column show the
  /// supplementary one (developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum).
  private func isShown(_ column: UISplitViewController.Column) -> Bool {
    let mode = controller.displayMode
    switch column {
    case .primary where controller.style == .tripleColumn:
      return [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(mode)
    case .primary, .supplementary: return mode != .secondaryOnly
    default: return true
    }
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

extension UISplitViewController: ContainerViewController {
  /// The adapter of the split view controller.
  public var containerAdapter: any ContainerAdapter { SplitAdapter(controller: self) }

  /// A Boolean value that indicates whether it collapses or separates when it is shown, since it was hidden when the width changed.
  var waitsForItsForm: Bool {
    viewIfLoaded?.window == nil
      && isCollapsed != (windowOfHierarchy?.traitCollection.horizontalSizeClass == .compact)
  }
}
