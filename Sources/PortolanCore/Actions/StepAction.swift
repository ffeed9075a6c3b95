/// The action of a step in the form that the stages use: its controllers have no static class.
@MainActor
protocol StepAction: AnyObject {
  /// The action as the route declares it.
  var action: any Action { get }

  /// This action, if it places controllers among the children of a container.
  var asContainerAction: (any ContainerAction)? { get }

  /// Returns the controller that the action works on: the given one, or the nearest one of the right class around it.
  func nearest(to viewController: UIViewController) -> UIViewController?

  /// Checks that the action can work after the actions of the previous steps.
  ///
  /// - Parameters:
  ///   - newcomer: The controller to integrate, or `nil` if it is not built yet.
  ///   - viewController: The controller of the previous step.
  ///   - projection: The containers as the previous steps leave them. If there is a `newcomer`, the method records the
  ///     effect of this action.
  /// - Returns: The controllers that would leave.
  /// - Throws: The errors of the action's own check, and ``RoutingError`` with the code
  ///   ``RoutingError/Code/containerNotFound``.
  func preview(
    with newcomer: UIViewController?, at viewController: UIViewController, in projection: inout HierarchyProjection
  ) throws -> [UIViewController]

  /// Carries out the action, or the part of it that needs no waiting.
  ///
  /// - Returns: A closure that undoes effects of an app's own action, or the work that must be awaited.
  func begin(
    with newcomer: UIViewController, at viewController: UIViewController, animated: Bool
  ) throws -> Work<(@MainActor () async -> Void)?>

  /// Returns a Boolean value that indicates whether the work of the action is the wait for a transition of UIKit, and not code of
  /// the app.
  func isBuiltIn(at viewController: UIViewController) -> Bool
}

/// Returns an action in the form that the stages use.
@MainActor
func openedAction<Base: Action>(_ action: Base) -> any StepAction {
  func open<Container: ContainerAction>(container action: Container) -> any StepAction {
    OpenedContainerAction(action)
  }
  func open<BuiltIn: BuiltInAction>(builtIn action: BuiltIn) -> any StepAction {
    OpenedBuiltInAction(action)
  }
  if let action = action as? any ContainerAction { return open(container: action) }
  if let action = action as? any BuiltInAction { return open(builtIn: action) }
  return OpenedAction(action)
}

/// An action of the router itself, which begins at once.
@MainActor
protocol BuiltInAction: Action {
  /// Begins to integrate a controller.
  ///
  /// - Parameters:
  ///   - viewController: The controller to integrate.
  ///   - existingController: The controller to integrate it into.
  ///   - animated: A Boolean value that indicates whether the transition is animated.
  /// - Returns: A closure that waits until the controller is integrated, or `nil` if it already is.
  /// - Throws: An error that explains why the controller cannot be integrated.
  func begin(
    with viewController: UIViewController, on existingController: ViewController, animated: Bool
  ) throws -> Completion?
}

/// A container action that uses the common `perform`, so that the stages can place its controller without calling it.
protocol PlacingAction: ContainerAction {}
