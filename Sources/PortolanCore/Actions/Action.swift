/// An action, which integrates a controller that was built into the hierarchy.
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
  /// The class of the controller that the action works on, which the previous step yields.
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

  /// Returns the controller for the action to work on: the given one, or the nearest one of the right class around it.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/containerNotFound`` if there is no such controller.
  func target(at viewController: UIViewController) throws -> ViewController {
    if let target = viewController.nearest(ViewController.self) { return target }
    throw RoutingError.containerNotFound(typeName(ViewController.self), at: viewController, action: self)
  }
}

/// An action that places nothing, for a step whose controller can only be found.
public struct NilAction: BuiltInAction {
  var name: String { "nilAction" }

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - viewController: The controller of the step.
  ///   - existingController: The controller of the previous step.
  ///   - animated: A Boolean value without effect.
  /// - Returns: `nil`.
  /// - Throws: No error.
  public func perform(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) async throws -> Undo? { nil }

  func begin(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) throws -> Completion? { nil }
}

extension Action where Self == NilAction {
  /// An action that places nothing, the only one that can follow a ``NilFactory``.
  public static var none: Self { Self() }
}
