/// The action of a step, reduced to the members that every action has.
class OpenedAction<Base: Action>: StepAction {
  final let base: Base

  init(_ base: Base) {
    self.base = base
  }

  final var action: any Action { base }

  var asContainerAction: (any ContainerAction)? { nil }

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
    .pending { try await self.base.perform(with: newcomer, on: self.target(at: viewController), animated: animated) }
  }

  func isBuiltIn(at viewController: UIViewController) -> Bool { false }

  /// Returns the controller for the action to work on.
  final func target(at viewController: UIViewController) throws -> Base.ViewController {
    try base.target(at: viewController)
  }
}

/// An action of the router itself, which begins at once.
final class OpenedBuiltInAction<Base: BuiltInAction>: OpenedAction<Base> {
  override var placesAnywhere: Bool { false }

  override func begin(
    with newcomer: UIViewController, at viewController: UIViewController, animated: Bool
  ) throws -> Work<(@MainActor () async -> Void)?> {
    let end = try base.begin(with: newcomer, on: target(at: viewController), animated: animated)
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

  override var asContainerAction: (any ContainerAction)? { base }

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
    let target = try target(at: viewController)
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
    onlyPlaces && (try? target(at: viewController))?.builtInContainer != nil
  }
}
