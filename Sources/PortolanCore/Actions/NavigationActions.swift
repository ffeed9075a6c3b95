extension ContainerViewController where Self: UINavigationController {
  /// Returns an action that pushes the controller onto the stack.
  ///
  /// ```swift
  /// let productScreen = StepAssembly(finder: ClassFinder<ProductViewController, Int>(), factory: ProductFactory())
  ///   .using(UINavigationController.push())
  ///   .from(homeScreen.expectingContainer())
  ///   .assemble()
  /// ```
  ///
  /// - Returns: The action.
  public static func push() -> PushAction<Self> { PushAction() }
  /// Returns an action that replaces the whole stack with the controller.
  ///
  /// - Returns: The action.
  public static func pushAsRoot() -> PushAsRootAction<Self> { PushAsRootAction() }
  /// Returns an action that replaces the topmost controller of the stack with the controller.
  ///
  /// - Returns: The action.
  public static func pushReplacingLast() -> PushReplacingLastAction<Self> { PushReplacingLastAction() }
}

/// An action that pushes a controller onto the stack of a navigation controller.
public struct PushAction<ViewController: UINavigationController>: ContainerAction, CustomStringConvertible {
  /// The name of the action, as plans and errors print it.
  public nonisolated var description: String { "push" }

  /// Adds the controller at the top of the stack.
  ///
  /// - Parameters:
  ///   - viewController: The controller to push.
  ///   - children: The stack.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/actionRefused`` if the stack holds the controller
  ///   already, or if UIKit does not allow its class on a stack.
  public func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    try ContainmentFault.check(viewController, newIn: children, by: description)
    children.append(viewController)
  }
}

/// An action that replaces the whole stack of a navigation controller with one controller.
public struct PushAsRootAction<ViewController: UINavigationController>: ContainerAction, CustomStringConvertible {
  /// The name of the action, as plans and errors print it.
  public nonisolated var description: String { "pushAsRoot" }

  /// Replaces the whole stack with the controller.
  ///
  /// - Parameters:
  ///   - viewController: The new and only controller of the stack.
  ///   - children: The stack.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/actionRefused`` if UIKit does not allow the
  ///   controller's class on a stack.
  public func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    try ContainmentFault.check(viewController, newIn: [], by: description)
    children = [viewController]
  }
}

/// An action that replaces the topmost controller of a navigation controller's stack.
public struct PushReplacingLastAction<ViewController: UINavigationController>: ContainerAction, CustomStringConvertible
{
  /// The name of the action, as plans and errors print it.
  public nonisolated var description: String { "pushReplacingLast" }

  /// Replaces the top of the stack with the controller.
  ///
  /// - Parameters:
  ///   - viewController: The new topmost controller.
  ///   - children: The stack.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/actionRefused`` if the stack holds the controller
  ///   already, or if UIKit does not allow its class on a stack.
  public func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    try ContainmentFault.check(viewController, newIn: children, by: description)
    if !children.isEmpty { children.removeLast() }
    children.append(viewController)
  }
}

extension Action where Self == PushAction<UINavigationController> {
  /// An action that pushes the controller onto the stack of a navigation controller.
  public static var push: Self { Self() }
}

extension Action where Self == PushAsRootAction<UINavigationController> {
  /// An action that replaces the whole stack of a navigation controller with the controller.
  public static var pushAsRoot: Self { Self() }
}

extension Action where Self == PushReplacingLastAction<UINavigationController> {
  /// An action that replaces the topmost controller of a navigation controller's stack with the controller.
  public static var pushReplacingLast: Self { Self() }
}

extension PushAction: PlacingAction {}
extension PushAsRootAction: PlacingAction {}
extension PushReplacingLastAction: PlacingAction {}
