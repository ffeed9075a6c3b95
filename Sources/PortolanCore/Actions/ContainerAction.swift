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

  /// Places the controller in a container that is not on screen yet.
  ///
  /// - Returns: The work of an app's own container, or `nil` if one of UIKit's has taken the controller.
  /// - Throws: ``RoutingError`` if one of UIKit's own containers does not take the controller, and the errors of the action.
  ///   An app's own container is asked in the commit, because its view must not be loaded before.
  func place(
    _ newcomer: UIViewController, at viewController: UIViewController
  ) throws -> (@MainActor () async throws -> Void)? {
    let target = try target(at: viewController)
    let container = target.containerAdapter
    let children = try children(container.containedViewControllers, with: newcomer)
    guard let builtIn = target.builtInContainer else {
      return { try await container.setContainedViewControllers(children, animated: false) }
    }
    builtIn.set(children, animated: false)
    try newcomer.checkTaken(by: target, after: self)
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

/// The containment rules that UIKit enforces with an exception, checked ahead so that a violation becomes an error.
@MainActor
enum ContainmentFault {
  /// Checks a controller that an action is about to put into a container.
  ///
  /// - Parameters:
  ///   - newcomer: The controller.
  ///   - container: The container.
  ///   - action: The name of the action.
  /// - Throws: ``RoutingError`` if the controller is the container itself or contains it, or if it is the root of a
  ///   window, presented, or in another window.
  static func check(_ newcomer: UIViewController, into container: UIViewController, by action: String) throws {
    if newcomer === container {
      throw refusal(of: newcomer, by: action, because: "cannot put a controller into itself")
    }
    if container.isInside(newcomer) {
      throw refusal(of: newcomer, by: action, because: "cannot put a controller into one that is inside it")
    }
    if newcomer.isNew { return }
    if newcomer.parent == nil {
      let place = newcomer.presentingViewController == nil ? "the root of a window" : "presented"
      throw refusal(of: newcomer, by: action, because: "cannot put a controller into a container while it is \(place)")
    }
    if let own = newcomer.windowOfHierarchy, let other = container.windowOfHierarchy, own !== other {
      throw refusal(of: newcomer, by: action, because: "cannot take a controller from another window")
    }
  }

  /// Checks a controller that an action is about to put onto a stack.
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - children: The controllers on the stack.
  ///   - action: The name of the action.
  /// - Throws: ``RoutingError`` if UIKit would raise an exception on pushing the controller.
  static func check(_ viewController: UIViewController, newIn children: [UIViewController], by action: String) throws {
    if let name = viewController.nameOfUnpushable {
      throw RoutingError(
        .actionRefused,
        step: typeName(viewController),
        reason: "\(action) cannot put a \(name) into a navigation controller",
        fix: "push the screen itself, or present the \(name) with presentModally")
    }
    if children.containsInstance(viewController) {
      throw RoutingError(
        .actionRefused,
        step: typeName(viewController),
        reason: "\(action) cannot add a controller that the stack holds already",
        fix: "let the factory build a new controller, or let the finder of the step find this one")
    }
  }

  /// Returns the error for a controller that an action cannot place.
  static func refusal(
    of viewController: UIViewController, by action: String, because reason: String
  ) -> RoutingError {
    RoutingError(
      .actionRefused, step: typeName(viewController), reason: "\(action) \(reason)",
      fix: "let the factory build a new controller, or let the finder of the step find this one")
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether the controller is in no container, not presented, and in no window.
  var isNew: Bool {
    parent == nil && presentingViewController == nil && viewIfLoaded?.window == nil
      && presentedViewController?.windowOfHierarchy == nil
  }

  /// Returns a Boolean value that indicates whether another controller contains or presents this one, at any depth.
  package func isInside(_ other: UIViewController) -> Bool {
    var ancestor = parent ?? presentingViewController
    while let candidate = ancestor {
      if candidate === other { return true }
      ancestor = candidate.parent ?? candidate.presentingViewController
    }
    return false
  }
}
