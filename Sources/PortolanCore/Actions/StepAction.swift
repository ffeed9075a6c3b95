/// The action of a step in the form that the stages use: its controllers have no static class.
@MainActor
final class StepAction {
  /// The action as the route declares it.
  let action: any Action
  /// The action, if it places controllers among the children of a container.
  let containerAction: (any ContainerAction)?
  private let builtIn: (any BuiltInAction)?
  /// The name of the action, as plans and errors print it.
  private(set) lazy var name = describe(action)

  init<Declared: Action>(_ action: Declared) {
    self.action = action
    containerAction = action as? any ContainerAction
    builtIn = containerAction == nil ? action as? any BuiltInAction : nil
  }

  /// Returns the controller that the action works on: the given controller, or the nearest controller of the right class around
  /// it.
  func nearest(to viewController: UIViewController) -> UIViewController? { action.nearest(to: viewController) }

  /// Checks that the action can work after the actions of the previous steps.
  ///
  /// - Parameters:
  ///   - incoming: The controller to integrate, or `nil` if it is not built yet.
  ///   - viewController: The controller of the previous step.
  ///   - projection: The containers as the previous steps leave them. If there is an `incoming` controller, the method records the
  ///     effect of this action.
  /// - Returns: The controllers that would leave.
  /// - Throws: The errors of the action's own check, and ``RoutingError`` with the code
  ///   ``RoutingError/Code/containerNotFound``.
  func preview(
    with incoming: UIViewController?, at viewController: UIViewController, in projection: inout HierarchyProjection
  ) throws -> [UIViewController] {
    if let containerAction {
      return try containerAction.preview(placing: incoming, at: viewController, in: &projection)
    }
    // An app's own action may put the controller anywhere.
    defer { if incoming != nil, builtIn == nil { projection.isOpen = true } }
    return try action.preview(with: incoming, at: viewController, in: projection)
  }

  /// Carries out the action, or the part of it that needs no waiting.
  ///
  /// - Returns: A closure that undoes effects of an app's own action, or the work that must be awaited.
  func begin(
    with incoming: UIViewController, at viewController: UIViewController, animated: Bool
  ) throws -> Work<(@MainActor () async -> Void)?> {
    if isBuiltIn(at: viewController) {
      let end =
        try builtIn?.begin(with: incoming, at: viewController, animated: animated)
        ?? containerAction?.begin(with: incoming, at: viewController, animated: animated)
      guard let end else { return .finished(nil) }
      return .pending {
        try await end()
        return nil
      }
    }
    return .pending { [action] in try await action.perform(with: incoming, at: viewController, animated: animated) }
  }

  /// Returns a Boolean value that indicates whether the work of the action is the wait for a transition of UIKit, and not code of
  /// the app.
  func isBuiltIn(at viewController: UIViewController) -> Bool {
    builtIn != nil || action is any PlacingAction && nearest(to: viewController)?.builtInContainer != nil
  }
}

/// An action of the router itself that begins at once.
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

  fileprivate func begin(
    with incoming: UIViewController, at viewController: UIViewController, animated: Bool
  ) throws -> Completion? { try begin(with: incoming, on: target(at: viewController), animated: animated) }
}

/// A container action that uses the common `perform`, so that the stages can place its controller without calling it.
protocol PlacingAction: ContainerAction {}

// The work of StepAction, in which the class of the action's controllers is known.

extension Action {
  fileprivate func nearest(to viewController: UIViewController) -> UIViewController? {
    viewController.nearest(ViewController.self)
  }

  fileprivate func preview(
    with incoming: UIViewController?, at viewController: UIViewController, in projection: HierarchyProjection
  ) throws -> [UIViewController] {
    guard let target = try target(at: viewController, in: projection) else { return [] }
    try check(with: incoming, on: target)
    return try viewControllersRemoved(with: incoming, on: target)
  }

  fileprivate func perform(
    with incoming: UIViewController, at viewController: UIViewController, animated: Bool
  ) async throws -> Undo? {
    try await perform(with: incoming, on: target(at: viewController), animated: animated)
  }

  /// Returns the controller that the action will work on, or `nil` if that cannot be known ahead.
  ///
  /// - Parameters:
  ///   - viewController: The controller of the previous step.
  ///   - projection: The containers as the previous steps leave them.
  /// - Returns: The given controller, or the nearest controller of the right class around it.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/containerNotFound`` if there is no such controller.
  fileprivate func target(
    at viewController: UIViewController, in projection: HierarchyProjection
  ) throws -> ViewController? {
    if let target = projection.nearest(ViewController.self, from: viewController) { return target }
    return projection.isOpen ? nil : try target(at: viewController)
  }
}

extension ContainerAction {
  fileprivate func preview(
    placing incoming: UIViewController?, at viewController: UIViewController, in projection: inout HierarchyProjection
  ) throws -> [UIViewController] {
    guard let target = try target(at: viewController, in: projection) else { return [] }
    try check(with: incoming, on: target)
    if !(self is any PlacingAction), let incoming {
      try ContainmentFault.check(incoming, into: target, by: describe(self))
    }
    let changed = projection.changedChildren(of: target)
    let before = changed ?? target.containerAdapter.containedViewControllers
    guard let incoming else {
      return try changed == nil ? viewControllersRemoved(with: nil, on: target) : removed(from: before, with: nil)
    }
    let after = try children(before, with: incoming, in: target.containerAdapter)
    projection.record(incoming, in: target, children: after)
    return before.leaving(for: after)
  }

  /// Places the controller in one of UIKit's containers.
  fileprivate func begin(
    with incoming: UIViewController, at viewController: UIViewController, animated: Bool
  ) throws -> Completion? {
    let target = try target(at: viewController)
    guard let container = target.builtInContainer else { return nil }
    let children = try children(container.containedViewControllers, with: incoming)
    container.set(children, animated: animated)
    guard let shown = container.controllerInTransition(for: children), shown.isInTransition else {
      try incoming.checkTaken(by: target, after: self)
      return nil
    }
    return {
      await TransitionWait.untilAtRest(shown)
      try incoming.checkTaken(by: target, after: self)
    }
  }
}

/// The containers as they will be after the steps of a navigation that were checked so far.
///
/// Nothing has changed yet while the actions of a route are checked ahead. An action that follows another action must be checked
/// against the outcome of that action: against the stack without the controllers that are popped, and with those that are pushed.
@MainActor
struct HierarchyProjection {
  /// The children that containers will have, and the containers that controllers will have.
  private var changes: [ObjectIdentifier: (children: [UIViewController]?, parent: UIViewController?)] = [:]
  /// A Boolean value that indicates whether the place of the controllers that were added last is unknown.
  var isOpen = false

  /// Creates a projection for a controller that its containers show, also by removing others.
  ///
  /// In an empty window, there is no such controller.
  init(showing origin: UIViewController?) {
    for (container, popped) in origin?.popsByRevealing ?? [] where !popped.isEmpty {
      let staying = container.container?.containedViewControllers.leaving(for: popped)
      changes[ObjectIdentifier(container), default: (nil, nil)].children = staying
    }
  }

  /// Returns the children that a container will have, or `nil` if they do not change.
  func changedChildren(of container: UIViewController) -> [UIViewController]? {
    changes.isEmpty ? nil : changes[ObjectIdentifier(container)]?.children
  }

  /// Returns a controller of a class: the given controller, or the nearest controller that will contain it.
  func nearest<Container: UIViewController>(_ type: Container.Type, from start: UIViewController) -> Container? {
    if let container = start as? Container { return container }
    let around = start.parent ?? (changes.isEmpty ? nil : changes[ObjectIdentifier(start)]?.parent)
    return around.flatMap { nearest(type, from: $0) }
  }

  /// Records that an action will give a container these children, and that one of them is new there.
  ///
  /// A split view controller puts a detail onto the stack of its first column while it is collapsed. If it has columns, it puts the
  /// detail into a navigation controller that UIKit creates.
  mutating func record(_ incoming: UIViewController, in container: UIViewController, children list: [UIViewController])
  {
    let split = incoming.nameOfUnpushable == nil ? container as? UISplitViewController : nil
    isOpen = split.map { SplitAdapter(controller: $0).hasColumns } ?? false
    if split?.isCollapsed == true, let stack = split?.viewControllers.first as? UINavigationController {
      return record(incoming, in: stack, children: (changedChildren(of: stack) ?? stack.viewControllers) + [incoming])
    }
    changes[ObjectIdentifier(container), default: (nil, nil)].children = list
    changes[ObjectIdentifier(incoming), default: (nil, nil)].parent = container
  }
}
