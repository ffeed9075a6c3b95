extension ContainerViewController where Self: UINavigationController {
  /// Pushes onto the stack.
  public static func push() -> PushAction<Self> { PushAction() }
  /// Makes the controller the only one of the stack.
  public static func pushAsRoot() -> PushAsRootAction<Self> { PushAsRootAction() }
  /// Puts the controller in the place of the topmost one.
  public static func pushReplacingLast() -> PushReplacingLastAction<Self> { PushReplacingLastAction() }
}

/// Pushes a controller onto a navigation controller's stack.
public struct PushAction<ViewController: UINavigationController>: ContainerAction, CustomStringConvertible {
  public nonisolated var description: String { "push" }

  public func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    try ContainmentFault.check(viewController, newIn: children, by: description)
    children.append(viewController)
  }
}

/// Makes a controller the only one on a navigation controller's stack.
public struct PushAsRootAction<ViewController: UINavigationController>: ContainerAction, CustomStringConvertible {
  public nonisolated var description: String { "pushAsRoot" }

  public func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    try ContainmentFault.check(viewController, newIn: [], by: description)
    children = [viewController]
  }
}

/// Puts a controller in the place of the topmost one on a navigation controller's stack.
public struct PushReplacingLastAction<ViewController: UINavigationController>: ContainerAction, CustomStringConvertible
{
  public nonisolated var description: String { "pushReplacingLast" }

  public func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    try ContainmentFault.check(viewController, newIn: children, by: description)
    if !children.isEmpty { children.removeLast() }
    children.append(viewController)
  }
}

extension Action where Self == PushAction<UINavigationController> {
  /// Pushes onto the stack of a navigation controller.
  public static var push: Self { Self() }
}

extension Action where Self == PushAsRootAction<UINavigationController> {
  /// Makes the controller the only one of a navigation controller's stack.
  public static var pushAsRoot: Self { Self() }
}

extension Action where Self == PushReplacingLastAction<UINavigationController> {
  /// Puts the controller in the place of the topmost one of a navigation controller.
  public static var pushReplacingLast: Self { Self() }
}

extension PushAction: PlacingAction {}
extension PushAsRootAction: PlacingAction {}
extension PushReplacingLastAction: PlacingAction {}
