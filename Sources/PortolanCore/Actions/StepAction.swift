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

  /// Carries out the part of the action that needs no waiting.
  func begin(
    with newcomer: UIViewController, at viewController: UIViewController, animated: Bool
  ) throws -> ActionProgress

  /// Carries out an action whose ``begin(with:at:animated:)`` returned ``ActionProgress/awaited``.
  func perform(
    with newcomer: UIViewController, at viewController: UIViewController, animated: Bool
  ) async throws -> (@MainActor () async -> Void)?
}

/// The progress of an action after its beginning.
enum ActionProgress {
  /// The action is done.
  case done
  /// The action has begun, and the closure waits for its end.
  case begun(Completion)
  /// The action may take time and must be awaited.
  case awaited
}

/// Returns an action in the form that the stages use.
@MainActor
func openedAction<Base: Action>(_ action: Base) -> any StepAction {
  func open<Container: ContainerAction>(container action: Container) -> any StepAction {
    OpenedContainerAction(action)
  }
  func open<Immediate: ImmediateAction>(immediate action: Immediate) -> any StepAction {
    OpenedImmediateAction(action)
  }
  if let action = action as? any ContainerAction { return open(container: action) }
  if let action = action as? any ImmediateAction { return open(immediate: action) }
  return OpenedAction(action)
}

/// An action that does all possible work synchronously, because an asynchronous call costs more than most actions.
@MainActor
protocol ImmediateAction: Action {
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
