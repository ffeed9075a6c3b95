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
    case begun(Ending)
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

  fileprivate init(_ action: any Action) {
    self.action = action
  }

  /// Whether it only says where in a container the controller goes.
  var placesInContainer: Bool { false }

  /// Whether the action works on controllers of a class.
  func works(on type: UIViewController.Type) -> Bool { unopened() }

  /// The controller to act on, for people: where the action itself has taken it away, the one that was given.
  func nearestTarget(at viewController: UIViewController) -> UIViewController { unopened() }

  /// Asks whether the action could work.
  ///
  /// - Returns: The controllers that would leave.
  func preview(with newcomer: UIViewController?, at viewController: UIViewController) throws -> [UIViewController] {
    unopened()
  }

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

/// An action of which nothing is known but what every action can do.
class OpenedAction<Base: Action>: StepAction {
  final let base: Base

  init(_ base: Base) {
    self.base = base
    super.init(base)
  }

  final override func works(on type: UIViewController.Type) -> Bool { type is Base.ViewController.Type }

  final override func nearestTarget(at viewController: UIViewController) -> UIViewController {
    viewController.nearest(Base.ViewController.self) ?? viewController
  }

  final override func preview(
    with newcomer: UIViewController?, at viewController: UIViewController
  ) throws -> [UIViewController] {
    let target = try target(at: viewController)
    try base.check(with: newcomer, on: target)
    return try base.viewControllersRemoved(with: newcomer, on: target)
  }

  final override func perform(
    with newcomer: UIViewController, at viewController: UIViewController, animated: Bool
  ) async throws -> (@MainActor () async -> Void)? {
    try await base.perform(with: newcomer, on: target(at: viewController), animated: animated)
  }

  /// The controller for the action to work on: the one given, or the nearest of the right class around it.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/containerNotFound``.
  final func target(at viewController: UIViewController) throws -> Base.ViewController {
    // Mostly it is the one given.
    if let target = viewController as? Base.ViewController { return target }
    if let target = viewController.nearest(Base.ViewController.self) { return target }
    throw RoutingError.containerNotFound(typeName(Base.ViewController.self), at: viewController, action: base)
  }
}

/// An action that begins at once.
final class OpenedImmediateAction<Base: ImmediateAction>: OpenedAction<Base> {
  override func begin(
    with newcomer: UIViewController, at viewController: UIViewController, animated: Bool
  ) throws -> Outcome {
    let end = try base.begin(with: newcomer, on: target(at: viewController), animated: animated)
    return end.map(Outcome.begun) ?? .done
  }
}

/// An action that only says where in a container the controller goes.
final class OpenedContainerAction<Base: ContainerAction>: OpenedAction<Base> {
  /// Whether placing the controller is all that there is to it.
  private let onlyPlaces = Base.self is any PlacingAction.Type

  override var placesInContainer: Bool { true }

  override func begin(
    with newcomer: UIViewController, at viewController: UIViewController, animated: Bool
  ) throws -> Outcome {
    guard onlyPlaces else { return .awaited }
    let target = try target(at: viewController)
    guard let container = target.builtInContainer else { return .awaited }
    let children = try base.children(of: container, with: newcomer)
    container.set(children, animated: animated)
    guard let moving = container.moving(for: children), moving.transitionCoordinator != nil else {
      try base.checkTaken(newcomer, by: target)
      return .done
    }
    return .begun { [base] in
      await TransitionWait.untilSettled(moving)
      try base.checkTaken(newcomer, by: target)
    }
  }

  override func place(_ newcomer: UIViewController, among children: [UIViewController]) throws -> [UIViewController] {
    var children = children
    try base.perform(embedding: newcomer, in: &children)
    return children
  }

  override func embedImmediately(_ newcomer: UIViewController, at viewController: UIViewController) throws -> Bool {
    let target = try target(at: viewController)
    guard let container = target.builtInContainer else { return false }
    container.fill(with: try base.children(of: container, with: newcomer))
    try base.checkTaken(newcomer, by: target)
    return true
  }

  override func embed(_ newcomer: UIViewController, at viewController: UIViewController) async throws {
    let container = try target(at: viewController).containerAdapter
    try await container.setContainedViewControllers(base.children(of: container, with: newcomer), animated: false)
  }
}
