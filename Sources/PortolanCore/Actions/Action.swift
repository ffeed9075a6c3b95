/// An action that integrates a newly built controller into the hierarchy.
///
/// ```swift
/// struct ShowInDrawer: Action {
///   func perform(
///     with viewController: UIViewController, on drawer: DrawerViewController, animated: Bool
///   ) async throws -> Undo? {
///     let before = drawer.badge
///     drawer.badge = 0
///     await drawer.show(viewController, animated: animated)
///     return { drawer.badge = before }
///   }
/// }
/// ```
@MainActor
public protocol Action<ViewController> {
  /// The class of the controller that the action works on, as the previous step yields it.
  associatedtype ViewController: UIViewController

  /// A closure that restores the state outside the hierarchy that an action changed.
  typealias Undo = @MainActor () async -> Void

  /// Checks ahead of time that the action can work.
  ///
  /// The router calls this method before anything has moved: while it resolves the route, if the controller to act on
  /// is already in the hierarchy, and again when the controller to integrate is built. The default implementation
  /// accepts everything.
  ///
  /// - Parameters:
  ///   - viewController: The controller to integrate, or `nil` if it is not built yet.
  ///   - existingController: The controller that the action will work on.
  /// - Throws: An error that explains why the action cannot work. The navigation then fails with that error.
  func check(with viewController: UIViewController?, on existingController: ViewController) throws

  /// Returns the controllers that the action would remove from the hierarchy.
  ///
  /// The router asks these controllers for permission first, see ``RoutingInterceptable``. The default implementation
  /// returns no controllers. A ``ContainerAction`` has its own implementation.
  ///
  /// - Parameters:
  ///   - viewController: The controller to integrate, or `nil` if it is not built yet.
  ///   - existingController: The controller that the action will work on.
  /// - Returns: The controllers that would leave. The list may omit controllers inside them.
  /// - Throws: An error that explains why the action cannot work, as in ``check(with:on:)``.
  func viewControllersRemoved(
    with viewController: UIViewController?, on existingController: ViewController
  ) throws -> [UIViewController]

  /// Integrates the controller, and returns when that is done.
  ///
  /// If the navigation fails later, the router restores the root of the window, the presentations, the children and the
  /// selections. The action only needs to return an undo closure for other effects.
  ///
  /// A transition that the action has begun may still be under way when this method returns. The router waits for its end.
  ///
  /// - Parameters:
  ///   - viewController: The controller to integrate.
  ///   - existingController: The controller to integrate it into.
  ///   - animated: A Boolean value that indicates whether the transition is animated.
  /// - Returns: A closure that undoes the other effects of the action, or `nil` if there are none.
  /// - Throws: Any error. The navigation then fails with that error, and the router restores the hierarchy. If the
  ///   navigation is cancelled, the router waits a moment for the action to stop, and then restores the hierarchy in
  ///   any case: check for cancellation after each wait, and then move nothing more.
  func perform(
    with viewController: UIViewController, on existingController: ViewController, animated: Bool
  ) async throws -> Undo?
}

extension Action {
  /// Accepts everything.
  ///
  /// - Parameters:
  ///   - viewController: The controller to integrate, or `nil` if it is not built yet.
  ///   - existingController: The controller that the action will work on.
  /// - Throws: No error.
  public func check(with viewController: UIViewController?, on existingController: ViewController) throws {}

  /// Returns no controllers.
  ///
  /// - Parameters:
  ///   - viewController: The controller to integrate, or `nil` if it is not built yet.
  ///   - existingController: The controller that the action will work on.
  /// - Returns: An empty array.
  /// - Throws: No error.
  public func viewControllersRemoved(
    with viewController: UIViewController?, on existingController: ViewController
  ) throws -> [UIViewController] { [] }

  /// Returns the controller for the action to work on: the given controller, or the nearest controller of the right class around
  /// it.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/containerNotFound`` if there is no such controller.
  func target(at viewController: UIViewController) throws -> ViewController {
    if let target = viewController.nearest(ViewController.self) { return target }
    let (container, name) = (typeName(ViewController.self), typeName(viewController))
    throw RoutingError(
      .containerNotFound, step: name, reason: "\(describe(self)) needs a \(container), but \(name) is not inside one",
      fix: "start from a step that yields a \(container), or always show \(name) inside one")
  }
}

/// An action that places a controller among the children of a container.
///
/// Such an action only defines the position of the new child. The router can therefore fill a container before it is on screen,
/// predict the children that will leave, and restore the container.
///
/// ```swift
/// struct PushBelowTop: ContainerAction {
///   typealias ViewController = UINavigationController
///
///   func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
///     children.insert(viewController, at: max(0, children.count - 1))
///   }
/// }
/// ```
public protocol ContainerAction<ViewController>: Action where ViewController: ContainerViewController {
  associatedtype ViewController

  /// Places the controller in the list of children.
  ///
  /// While the router resolves a route, it calls this method with a plain `UIViewController` instead of the real one, to learn
  /// the children that would leave.
  ///
  /// - Parameters:
  ///   - viewController: The new child.
  ///   - children: The children of the container in their order. The method changes this list.
  /// - Throws: An error that explains why the controller cannot be placed. The navigation then fails with that error,
  ///   before it has changed the hierarchy.
  func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws
}

extension ContainerAction {
  /// Checks that the container can hold the controller under the rules of UIKit.
  ///
  /// - Parameters:
  ///   - viewController: The controller to integrate, or `nil` if it is not built yet.
  ///   - existingController: The container.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/actionRefused`` if UIKit would refuse the controller.
  public func check(with viewController: UIViewController?, on existingController: ViewController) throws {
    if let viewController { try ContainmentFault.check(viewController, into: existingController, by: describe(self)) }
  }

  /// Returns the children that leave the container if the action places the controller.
  ///
  /// - Parameters:
  ///   - viewController: The controller to integrate, or `nil` if it is not built yet.
  ///   - existingController: The container.
  /// - Returns: The children that are missing from the new list.
  /// - Throws: The errors of ``perform(embedding:in:)``.
  public func viewControllersRemoved(
    with viewController: UIViewController?, on existingController: ViewController
  ) throws -> [UIViewController] {
    try removed(from: existingController.containerAdapter.containedViewControllers, with: viewController)
  }

  /// Returns the children that leave a list; none if the action refuses a stand-in because its position depends on the new
  /// child.
  func removed(from before: [UIViewController], with incoming: UIViewController?) throws -> [UIViewController] {
    if let incoming { return try before.leaving(for: children(before, with: incoming)) }
    return (try? before.leaving(for: children(before, with: UIViewController()))) ?? []
  }

  /// Returns a list of children with a new child at the position that the action chooses.
  ///
  /// - Parameters:
  ///   - before: The list.
  ///   - incoming: The new child.
  ///   - container: The container of the list, or `nil` if it is not asked. It may refuse the child.
  /// - Returns: The list with the new child.
  /// - Throws: ``RoutingError`` if the list would contain a controller twice or the container refuses it, and the errors of the
  ///   action.
  func children(
    _ before: [UIViewController], with incoming: UIViewController, in container: (any ContainerAdapter)? = nil
  ) throws -> [UIViewController] {
    var after = before
    try perform(embedding: incoming, in: &after)
    if after.indexOfInstance(incoming) != after.lastIndex(where: { $0 === incoming }) {
      throw ContainmentFault.refusal(
        of: incoming, by: describe(self), because: "cannot add a controller that the container holds already")
    }
    guard let reason = container?.refusal(of: incoming, besides: after.without(incoming)) else { return after }
    throw ContainmentFault.refusal(
      of: incoming, by: describe(self), because: "cannot place \(typeName(incoming)): \(reason)",
      fix:
        "let the action replace a child, or place a controller that the container can have, such as the screen itself")
  }

  /// Places the controller in a container that is not on screen yet.
  ///
  /// - Returns: The work of an app's own container, or `nil` if one of UIKit's has taken the controller.
  /// - Throws: ``RoutingError`` if one of UIKit's own containers does not take the controller, and the errors of the action.
  ///   An app's own container is asked in the commit, because its view must not be loaded before.
  func place(
    _ incoming: UIViewController, at viewController: UIViewController
  ) throws -> (@MainActor () async throws -> Void)? {
    let target = try target(at: viewController)
    let container = target.containerAdapter
    let children = try children(container.containedViewControllers, with: incoming, in: container)
    guard let builtIn = target.builtInContainer else {
      return { try await container.setContainedViewControllers(children, animated: false) }
    }
    builtIn.set(children, animated: false)
    try incoming.checkTaken(by: target, after: self)
    return nil
  }

  /// Returns a Boolean value that indicates whether the action works on controllers of a class.
  func works(on type: UIViewController.Type) -> Bool { type is ViewController.Type }

  /// Places the controller in the container, and returns when the transition is over.
  ///
  /// - Parameters:
  ///   - viewController: The new child.
  ///   - existingController: The container.
  ///   - animated: A Boolean value that indicates whether the transition is animated.
  /// - Returns: `nil`, because the router restores the children itself.
  /// - Throws: `CancellationError`, the errors of ``perform(embedding:in:)`` and of the container, and ``RoutingError``
  ///   with the code ``RoutingError/Code/actionRefused`` if the container does not take the controller.
  public func perform(
    with viewController: UIViewController, on existingController: ViewController, animated: Bool
  ) async throws -> Undo? {
    // A custom action may call this method after its navigation has ended.
    try Task.checkCancellation()
    let container = existingController.containerAdapter
    try await container.setContainedViewControllers(
      children(container.containedViewControllers, with: viewController), animated: animated)
    try viewController.checkTaken(by: existingController, after: self)
    return nil
  }
}

extension UIViewController {
  /// Checks that a container has taken this controller; if it is an app's own container, only during a commit.
  ///
  /// Such a container may contain its children only once its view is loaded. Before the commit the view must not be loaded,
  /// because an app sees that.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - action: The action that has placed this controller.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/actionRefused`` if the container has not taken the
  ///   controller.
  func checkTaken(by container: UIViewController, after action: some Action) throws {
    if !isTaken(by: container), container.builtInContainer == nil { container.loadViewIfNeeded() }
    guard !isTaken(by: container) else { return }
    var error = RoutingError(
      .actionRefused, step: typeName(self),
      reason:
        "\(typeName(self)) is not in \(typeName(container)) after \(describe(action)): the container did not "
        + "take it, or the screen left as soon as it appeared",
      fix:
        "let the container take the children that it is given; decide in a guard whether the screen may be shown, and "
        + "redirect from there instead of leaving in viewDidAppear")
    error.isRefusal = true
    throw error
  }

  /// Returns a Boolean value that indicates whether a container has taken this controller.
  ///
  /// An adapter may list what its container only stores, so UIKit's hierarchy decides. A collapsed split view controller may
  /// hold its second column further inside, present it, or have given its controllers to the first column.
  private func isTaken(by container: UIViewController) -> Bool {
    if isInside(container) { return true }
    guard let split = container as? UISplitViewController else { return false }
    return hasMovedToFirstColumn(of: split)
  }
}
