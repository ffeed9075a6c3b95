/// The action of a step as the stages use it: on controllers whose classes they do not know.
@MainActor
protocol StepAction: AnyObject {
  /// The action as it was written.
  var action: any Action { get }

  /// This action, if it places controllers among the children of a container.
  var asContainerAction: (any ContainerStepAction)? { get }

  /// Returns the controller that the action works on, or the given one if that cannot be told any more.
  func nearestTarget(at viewController: UIViewController) -> UIViewController

  /// Checks whether the action could work after the steps before it.
  ///
  /// - Parameters:
  ///   - newcomer: The controller to integrate; `nil` while it is not built.
  ///   - viewController: The controller of the step before.
  ///   - projection: The containers as the steps before leave them. Records the effect of this one, if there is a newcomer.
  /// - Returns: The controllers that would leave.
  func preview(
    with newcomer: UIViewController?, at viewController: UIViewController, in projection: inout HierarchyProjection
  ) throws -> [UIViewController]

  /// Carries out as much as can be done at once.
  func begin(
    with newcomer: UIViewController, at viewController: UIViewController, animated: Bool
  ) throws -> ActionProgress

  /// Carries out an action whose ``begin(with:at:animated:)`` has to be awaited.
  func perform(
    with newcomer: UIViewController, at viewController: UIViewController, animated: Bool
  ) async throws -> (@MainActor () async -> Void)?
}

/// The progress of an action that was begun.
enum ActionProgress {
  /// The action is done.
  case done
  /// The action has begun, and the closure waits for its end.
  case begun(Completion)
  /// The action may take time, and must be awaited.
  case awaited
}

/// The action of a step that places its controller among the children of a container.
@MainActor
protocol ContainerStepAction: StepAction {
  /// Returns a Boolean value that indicates whether the action works on controllers of a class.
  func works(on type: UIViewController.Type) -> Bool

  /// Returns a Boolean value that indicates whether the action, carried out now, would work on a controller that is in no
  /// hierarchy yet.
  func worksOffWindow(at viewController: UIViewController) -> Bool

  /// Returns children together with a newcomer.
  func place(_ newcomer: UIViewController, among children: [UIViewController]) throws -> [UIViewController]

  /// Places the controller at once in a container that is not on screen yet.
  ///
  /// - Returns: A Boolean value that indicates whether that could be done, as it can if the container is UIKit's own.
  func embedImmediately(_ newcomer: UIViewController, at viewController: UIViewController) throws -> Bool

  /// Places the controller in a container that is not on screen yet.
  func embed(_ newcomer: UIViewController, at viewController: UIViewController) async throws
}

/// Returns an action in the form in which the stages use it.
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

/// An action that does at once all that can be done at once: an asynchronous call takes longer than most of them.
@MainActor
protocol ImmediateAction: Action {
  /// Begins to integrate a controller.
  ///
  /// - Returns: What waits until it is integrated; `nil` where it is.
  func begin(
    with viewController: UIViewController, on existingController: ViewController, animated: Bool
  ) throws -> Completion?
}

/// A container action whose own `perform` is the one that all have, so that it need not be called.
protocol PlacingAction: ContainerAction {}
