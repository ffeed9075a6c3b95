/// The rules of containment that UIKit enforces by an exception, checked ahead so that they become errors.
@MainActor
enum ContainmentFault {
  /// - Throws: ``RoutingError`` where UIKit would raise on pushing the controller.
  static func check(
    _ viewController: UIViewController, newIn children: [UIViewController], by action: String
  ) throws {
    if viewController is UINavigationController {
      throw RoutingError(
        .actionRefused,
        step: typeName(viewController),
        reason: "\(action) cannot put a navigation controller into a navigation controller",
        fix: "push the screen itself, or present the navigation controller with presentModally")
    }
    if children.containsInstance(viewController) {
      throw RoutingError(
        .actionRefused,
        step: typeName(viewController),
        reason: "\(action) cannot add a controller that the stack holds already",
        fix: "let the factory build a new controller, or let the finder of the step find this one")
    }
  }
}
