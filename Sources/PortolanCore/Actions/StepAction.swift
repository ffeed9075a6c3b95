/// The action of a step in the form that the stages use: its controllers have no static class.
@MainActor
protocol StepAction: AnyObject {
  /// The action as the route declares it.
  var action: any Action { get }

  /// The name of the action, as plans and errors print it.
  var name: String { get }

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
    OpenedContainerAction(action, asContainerAction: action)
  }
  func open<BuiltIn: BuiltInAction>(builtIn action: BuiltIn) -> any StepAction {
    OpenedBuiltInAction(action)
  }
  if let action = action as? any ContainerAction { return open(container: action) }
  if let action = action as? any BuiltInAction { return open(builtIn: action) }
  return OpenedAction(action)
}

/// An action of the router itself, which begins at once.
protocol BuiltInAction: Action {
  /// The name of the action, as plans and errors print it.
  var name: String { get }

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

extension BuiltInAction {
  /// Integrates a controller, and returns when that is done.
  ///
  /// - Parameters:
  ///   - viewController: The controller to integrate.
  ///   - existingController: The controller to integrate it into.
  ///   - animated: A Boolean value that indicates whether the transition is animated.
  /// - Returns: `nil`, because the router undoes the action itself.
  /// - Throws: `CancellationError`, and the error that explains why the controller cannot be integrated.
  public func perform(
    with viewController: UIViewController, on existingController: ViewController, animated: Bool
  ) async throws -> Undo? {
    // A custom action may call this method after its navigation has ended.
    try Task.checkCancellation()
    try await begin(with: viewController, on: existingController, animated: animated)?()
    return nil
  }
}

/// A container action that uses the common `perform`, so that the stages can place its controller without calling it.
protocol PlacingAction: ContainerAction {}

/// The action of a step, reduced to the members that every action has.
class OpenedAction<Base: Action>: StepAction {
  final let base: Base
  // Stored, because an action that is large takes an allocation each time that its type is erased.
  final let asContainerAction: (any ContainerAction)?

  init(_ base: Base, asContainerAction: (any ContainerAction)? = nil) {
    self.base = base
    self.asContainerAction = asContainerAction
  }

  final var action: any Action { base }

  final private(set) lazy var name = describe(base)

  final func nearest(to viewController: UIViewController) -> UIViewController? {
    viewController.nearest(Base.ViewController.self)
  }

  /// A Boolean value that indicates whether the action may put the controller into an unknown container.
  var placesAnywhere: Bool { true }

  func preview(
    with newcomer: UIViewController?, at viewController: UIViewController, in projection: inout HierarchyProjection
  ) throws -> [UIViewController] {
    defer { if newcomer != nil, placesAnywhere { projection.isOpen = true } }
    guard let target = try target(at: viewController, in: projection) else { return [] }
    try base.check(with: newcomer, on: target)
    return try base.viewControllersRemoved(with: newcomer, on: target)
  }

  /// Returns the controller that the action will work on, or `nil` if that cannot be known ahead.
  ///
  /// - Parameters:
  ///   - viewController: The controller of the previous step.
  ///   - projection: The containers as the previous steps leave them.
  /// - Returns: The given controller, or the nearest one of the right class around it.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/containerNotFound`` if there is no such controller.
  final func target(
    at viewController: UIViewController, in projection: HierarchyProjection
  ) throws -> Base.ViewController? {
    if let target = projection.nearest(Base.ViewController.self, from: viewController) { return target }
    return projection.isOpen ? nil : try base.target(at: viewController)
  }

  func begin(
    with newcomer: UIViewController, at viewController: UIViewController, animated: Bool
  ) throws -> Work<(@MainActor () async -> Void)?> {
    .pending {
      try await self.base.perform(with: newcomer, on: self.base.target(at: viewController), animated: animated)
    }
  }

  func isBuiltIn(at viewController: UIViewController) -> Bool { false }
}

/// An action of the router itself, which begins at once.
final class OpenedBuiltInAction<Base: BuiltInAction>: OpenedAction<Base> {
  override var placesAnywhere: Bool { false }

  override func begin(
    with newcomer: UIViewController, at viewController: UIViewController, animated: Bool
  ) throws -> Work<(@MainActor () async -> Void)?> {
    let end = try base.begin(with: newcomer, on: base.target(at: viewController), animated: animated)
    guard let end else { return .finished(nil) }
    return .pending {
      try await end()
      return nil
    }
  }

  override func isBuiltIn(at viewController: UIViewController) -> Bool { true }
}

/// An action that only defines the position of the controller in a container.
final class OpenedContainerAction<Base: ContainerAction>: OpenedAction<Base> {
  /// A Boolean value that indicates whether the action only places the controller, without a `perform` of its own.
  private let onlyPlaces = Base.self is any PlacingAction.Type

  override func preview(
    with newcomer: UIViewController?, at viewController: UIViewController, in projection: inout HierarchyProjection
  ) throws -> [UIViewController] {
    guard let target = try target(at: viewController, in: projection) else { return [] }
    try base.check(with: newcomer, on: target)
    if !onlyPlaces, let newcomer { try ContainmentFault.check(newcomer, into: target, by: describe(base)) }
    let changed = projection.changedChildren(of: target)
    let before = changed ?? target.containerAdapter.containedViewControllers
    guard let newcomer else {
      return try changed == nil
        ? base.viewControllersRemoved(with: nil, on: target) : base.removed(from: before, with: nil)
    }
    let after = try base.children(before, with: newcomer)
    projection.record(newcomer, in: target, children: after)
    return before.leaving(for: after)
  }

  override func begin(
    with newcomer: UIViewController, at viewController: UIViewController, animated: Bool
  ) throws -> Work<(@MainActor () async -> Void)?> {
    let target = try base.target(at: viewController)
    guard onlyPlaces, let container = target.builtInContainer else {
      return try super.begin(with: newcomer, at: viewController, animated: animated)
    }
    let children = try base.children(container.containedViewControllers, with: newcomer)
    container.set(children, animated: animated)
    guard let moving = container.moving(for: children), moving.isSettling else {
      try newcomer.checkTaken(by: target, after: base)
      return .finished(nil)
    }
    return .pending { [base] in
      await TransitionWait.untilSettled(moving)
      try newcomer.checkTaken(by: target, after: base)
      return nil
    }
  }

  override func isBuiltIn(at viewController: UIViewController) -> Bool {
    onlyPlaces && nearest(to: viewController)?.builtInContainer != nil
  }
}

/// The containers as they will be after the steps of a navigation that were checked so far.
///
/// Nothing has changed yet while the actions of a route are checked ahead. An action that follows another one must be
/// checked against the outcome of that one: against the stack without the controllers that are popped, and with those
/// that are pushed.
@MainActor
struct HierarchyProjection {
  /// The children that containers will have, and the containers that controllers will have.
  private var changes: [ObjectIdentifier: (children: [UIViewController]?, parent: UIViewController?)] = [:]
  /// A Boolean value that indicates whether the place of the controllers that were added last is unknown.
  var isOpen = false

  /// Creates a projection in which a controller is shown by its containers, which may remove others.
  ///
  /// In an empty window, there is no such controller.
  init(showing origin: UIViewController?) {
    var shown = origin
    while let child = shown, let parent = child.parent {
      if !parent.isShowing(child), let container = parent.container {
        let removed = Set(
          container.viewControllersRemoved(byShowing: container.child(in: child)).map(ObjectIdentifier.init))
        if !removed.isEmpty {
          let staying = container.containedViewControllers.filter { !removed.contains(ObjectIdentifier($0)) }
          changes[ObjectIdentifier(parent), default: (nil, nil)].children = staying
        }
      }
      shown = parent
    }
  }

  /// Returns the children that a container will have, or `nil` if they do not change.
  func changedChildren(of container: UIViewController) -> [UIViewController]? {
    changes.isEmpty ? nil : changes[ObjectIdentifier(container)]?.children
  }

  /// Returns a controller of a class: the given one, or the nearest one that will contain it.
  func nearest<Container: UIViewController>(_ type: Container.Type, from start: UIViewController) -> Container? {
    if let container = start as? Container { return container }
    let around = start.parent ?? (changes.isEmpty ? nil : changes[ObjectIdentifier(start)]?.parent)
    return around.flatMap { nearest(type, from: $0) }
  }

  /// Records that an action will give a container these children, and that one of them is new there.
  mutating func record(_ newcomer: UIViewController, in container: UIViewController, children list: [UIViewController])
  {
    changes[ObjectIdentifier(container), default: (nil, nil)].children = list
    changes[ObjectIdentifier(newcomer), default: (nil, nil)].parent = container
    isOpen = false
  }
}
