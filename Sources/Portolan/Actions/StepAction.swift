/// The action of a step as the stages use it: on controllers whose classes they do not know.
///
/// ``OpenedAction`` and its subclasses are what it always is. A class and no `any Action`, as each use of one copies the
/// action, which takes longer than most of them.
@MainActor
class StepAction {
  /// What an action comes to that is carried out.
  enum Outcome {
    /// It is done.
    case done
    /// It has begun, and this waits for the end.
    case begun(Completion)
    /// It may take its time, and is to be awaited.
    case awaited
  }

  /// - Parameter action: Gets the subclass that fits it.
  static func opening<Base: Action>(_ action: Base) -> StepAction {
    if let action = action as? any ContainerAction { return opening(container: action) }
    if let action = action as? any ImmediateAction { return opening(immediate: action) }
    return OpenedAction(action)
  }

  private static func opening<Base: ContainerAction>(container action: Base) -> StepAction {
    OpenedContainerAction(action)
  }

  private static func opening<Base: ImmediateAction>(immediate action: Base) -> StepAction {
    OpenedImmediateAction(action)
  }

  /// The action, for people.
  final let action: any Action

  init(_ action: any Action) {
    self.action = action
  }

  /// Whether it only says where in a container the controller goes.
  var placesInContainer: Bool { false }

  /// Whether the action works on controllers of a class.
  func works(on type: UIViewController.Type) -> Bool { unopened() }

  /// The controller to act on, for people: where the action itself has taken it away, the one that was given.
  func nearestTarget(at viewController: UIViewController) -> UIViewController { unopened() }

  /// Checks whether the action could work after the steps before it.
  ///
  /// - Parameters:
  ///   - newcomer: The controller to integrate; `nil` while it is not built.
  ///   - viewController: The controller of the step before.
  ///   - projection: The containers as the steps before leave them. Records the effect of this one, if there is a newcomer.
  /// - Returns: The controllers that would leave.
  func preview(
    with newcomer: UIViewController?, at viewController: UIViewController, in projection: inout HierarchyProjection
  ) throws -> [UIViewController] { unopened() }

  /// Returns a Boolean value that indicates whether the action, carried out now, would work on a controller that is in no
  /// hierarchy yet.
  func worksOffWindow(at viewController: UIViewController) -> Bool { false }

  /// Carries out as much as can be done at once.
  func begin(
    with newcomer: UIViewController, at viewController: UIViewController, animated: Bool
  ) throws -> Outcome { .awaited }

  /// Carries out what is to be awaited.
  func perform(
    with newcomer: UIViewController, at viewController: UIViewController, animated: Bool
  ) async throws -> (@MainActor () async -> Void)? { unopened() }

  // What follows is for actions that place in a container.

  /// Places the controller among children.
  func place(_ newcomer: UIViewController, among children: [UIViewController]) throws -> [UIViewController] {
    unopened()
  }

  /// Places the controller at once in a container that nobody sees yet.
  ///
  /// - Returns: Whether that could be done, as it can where the container is UIKit's own.
  func embedImmediately(_ newcomer: UIViewController, at viewController: UIViewController) throws -> Bool { unopened() }

  /// Places the controller in a container that nobody sees yet.
  func embed(_ newcomer: UIViewController, at viewController: UIViewController) async throws { unopened() }

  private func unopened() -> Never {
    preconditionFailure("\(Self.self) has to say this itself")
  }
}
