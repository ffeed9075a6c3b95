/// An action that places a controller among the children of a container.
///
/// Such an action only defines the position of the new child. The router can therefore fill a container before it is on
/// screen, predict which children will leave, and restore the container.
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
@MainActor
public protocol ContainerAction<ViewController>: Action where ViewController: ContainerViewController {
  associatedtype ViewController

  /// Places the controller in the list of children.
  ///
  /// While the router resolves a route, it calls this method with a plain `UIViewController` instead of the real one,
  /// to learn which children would leave.
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
  func removed(from before: [UIViewController], with newcomer: UIViewController?) throws -> [UIViewController] {
    if let newcomer { return try before.leaving(for: children(before, with: newcomer)) }
    return (try? before.leaving(for: children(before, with: UIViewController()))) ?? []
  }

  /// Returns a list of children with a new child at the position that the action chooses.
  ///
  /// - Throws: ``RoutingError`` if the list would contain a controller twice, and the errors of the action.
  func children(_ before: [UIViewController], with newcomer: UIViewController) throws -> [UIViewController] {
    var after = before
    try perform(embedding: newcomer, in: &after)
    if before.containsInstance(newcomer), after.hasDuplicates {
      throw ContainmentFault.refusal(
        of: newcomer, by: describe(self), because: "cannot add a controller that the container holds already")
    }
    return after
  }

  /// Gives a container its children with the new one.
  private func place(_ newcomer: UIViewController, in target: ViewController, animated: Bool) async throws {
    let container = target.containerAdapter
    try await container.setContainedViewControllers(
      children(container.containedViewControllers, with: newcomer), animated: animated)
  }

  /// Places the controller in a container that is not on screen yet.
  ///
  /// - Throws: ``RoutingError`` if one of UIKit's own containers does not take the controller, and the errors of the action
  ///   and of the container. An app's own container is asked in the commit, because its view must not be loaded before.
  func place(_ newcomer: UIViewController, at viewController: UIViewController) async throws {
    let target = try target(at: viewController)
    try await place(newcomer, in: target, animated: false)
    if target.builtInContainer != nil { try newcomer.checkTaken(by: target, after: self) }
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
    try await place(viewController, in: existingController, animated: animated)
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
  func checkTaken(by container: UIViewController, after action: any Action) throws {
    if !isTaken(by: container), container.builtInContainer == nil { container.loadViewIfNeeded() }
    guard !isTaken(by: container) else { return }
    throw RoutingError(
      .actionRefused, step: typeName(self),
      reason:
        "\(typeName(self)) is not in \(typeName(container)) after \(describe(action)): the container did not "
        + "take it, or the screen left as soon as it appeared",
      fix:
        "let the container take the children that it is given; decide in a guard whether the screen may be shown, and "
        + "redirect from there instead of leaving in viewDidAppear")
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
