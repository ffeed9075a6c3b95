// An action as the stages use it: on a controller whose class they do not know.
extension Action {
  /// The controller for the action to work on: the one given, or the nearest of the right class around it.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/containerNotFound``.
  func target(at viewController: UIViewController) throws -> ViewController {
    if let target = viewController.nearest(ViewController.self) { return target }
    throw RoutingError.containerNotFound(typeName(ViewController.self), at: viewController, action: self)
  }

  /// The same for people: where the action itself has taken the target away, the controller that was given.
  func nearestTarget(at viewController: UIViewController) -> UIViewController {
    viewController.nearest(ViewController.self) ?? viewController
  }

  /// Whether the action works on controllers of a class.
  func works(on type: UIViewController.Type) -> Bool {
    type is ViewController.Type
  }

  /// Asks whether the action could work.
  ///
  /// - Returns: The controllers that would leave.
  func preview(with newcomer: UIViewController?, at viewController: UIViewController) throws -> [UIViewController] {
    let target = try target(at: viewController)
    try check(with: newcomer, on: target)
    return try viewControllersRemoved(with: newcomer, on: target)
  }

  func perform(
    with newcomer: UIViewController, at viewController: UIViewController, animated: Bool
  ) async throws -> Undo? {
    try await perform(with: newcomer, on: target(at: viewController), animated: animated)
  }
}

extension ContainerAction {
  /// Places the controller in a container that nobody sees yet.
  func embed(_ newcomer: UIViewController, at viewController: UIViewController) async throws {
    let container = try target(at: viewController).containerAdapter
    var children = container.containedViewControllers
    try perform(embedding: newcomer, in: &children)
    try await container.setContainedViewControllers(children, animated: false)
  }
}
