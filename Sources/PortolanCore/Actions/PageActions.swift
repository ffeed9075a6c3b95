extension ContainerViewController where Self: UIPageViewController {
  /// Turns to the controller, which takes the place of the displayed page.
  public static func setAsPage() -> SetAsPageAction<Self> { SetAsPageAction() }
}

/// Turns the page of a page view controller to a controller.
///
/// The direction is backward if the data source has the controller before the displayed page, and otherwise forward.
public struct SetAsPageAction<ViewController: UIPageViewController>: ContainerAction, CustomStringConvertible {
  /// The name of the action, `setAsPage`.
  public nonisolated var description: String { "setAsPage" }

  /// Replaces the displayed page.
  ///
  /// - Parameters:
  ///   - viewController: The controller to turn to.
  ///   - children: The displayed pages.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/actionRefused`` if two pages are displayed, of which the
  ///   action could replace only one.
  public func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    guard children.count < 2 else {
      throw RoutingError(
        .actionRefused,
        step: typeName(viewController),
        reason: "setAsPage needs a page view controller with one page, and this one displays \(children.count)",
        fix: "use a page view controller whose spine is not in the middle, or write an action that places both pages")
    }
    children = [viewController]
  }
}

extension Action where Self == SetAsPageAction<UIPageViewController> {
  /// Turns the page of a page view controller to the controller.
  public static var setAsPage: Self { Self() }
}

extension SetAsPageAction: PlacingAction {}
