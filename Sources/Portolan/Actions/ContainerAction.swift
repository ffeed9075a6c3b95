/// An action that places a controller among the children of a container.
///
/// Such an action only says where the newcomer goes. That is enough for the router to fill a container before anybody
/// sees it, to look ahead at who would leave, and to put everything back.
@MainActor
public protocol ContainerAction<ViewController>: Action where ViewController: ContainerViewController {
  associatedtype ViewController

  /// Places the controller in the list of children.
  ///
  /// While the route is resolved it is asked with a plain stand-in, to learn who would leave.
  ///
  /// - Parameters:
  ///   - viewController: The newcomer.
  ///   - children: The children in their order, to be changed.
  /// - Throws: Why it cannot be placed; the navigation then fails before it has touched the hierarchy.
  func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws
}

extension ContainerAction {
  public func check(with viewController: UIViewController?, on existingController: ViewController) throws {
    if let viewController { try ContainmentFault.check(viewController, into: existingController, by: describe(self)) }
  }

  public func viewControllersRemoved(
    with viewController: UIViewController?, on existingController: ViewController
  ) throws -> [UIViewController] {
    let before = existingController.containerAdapter.containedViewControllers
    guard let after = try children(before, with: viewController) else { return [] }
    return before.leaving(for: after)
  }

  /// Returns children together with a newcomer, where the action places it.
  ///
  /// - Parameter newcomer: The newcomer; `nil` for a stand-in.
  /// - Returns: The new list; `nil` if the action refuses the stand-in, as an action may that depends on the newcomer.
  /// - Throws: ``RoutingError`` if a controller would be there twice, and what the action throws.
  func children(_ children: [UIViewController], with newcomer: UIViewController?) throws -> [UIViewController]? {
    var after = children
    guard let newcomer else {
      return (try? perform(embedding: UIViewController(), in: &after)) != nil ? after : nil
    }
    try perform(embedding: newcomer, in: &after)
    if children.containsInstance(newcomer), after.hasDuplicates {
      throw ContainmentFault.duplicate(newcomer, by: describe(self))
    }
    return after
  }

  public func perform(
    with viewController: UIViewController, on existingController: ViewController, animated: Bool
  ) async throws -> Undo? {
    // An action of the app that calls this may have been given up.
    try Task.checkCancellation()
    let container = existingController.containerAdapter
    try await container.setContainedViewControllers(children(of: container, with: viewController), animated: animated)
    try checkTaken(viewController, by: existingController)
    return nil
  }

  /// The children of a container together with a newcomer, where the action places it.
  func children(of container: any ContainerAdapter, with newcomer: UIViewController) throws -> [UIViewController] {
    var children = container.containedViewControllers
    try perform(embedding: newcomer, in: &children)
    return children
  }

  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/actionRefused`` where the container has not taken the
  ///   controller.
  func checkTaken(_ viewController: UIViewController, by container: UIViewController) throws {
    guard !viewController.isTaken(by: container) else { return }
    throw RoutingError(
      .actionRefused, step: typeName(viewController),
      reason:
        "\(typeName(viewController)) is not in \(typeName(container)) after \(describe(self)): the container did not "
        + "take it, or the screen left as soon as it appeared",
      fix:
        "let the container take the children that it is given; decide in a guard whether the screen may be shown, and "
        + "redirect from there instead of leaving in viewDidAppear")
  }
}

extension UIViewController {
  /// Whether a container has taken this controller: as a child, or, as a collapsed split view does with its second
  /// column, further in or by presenting it.
  fileprivate func isTaken(by container: UIViewController) -> Bool {
    var ancestor = parent
    while let candidate = ancestor {
      if candidate === container { return true }
      ancestor = candidate.parent
    }
    return presentingViewController === container
  }
}
