/// Integrates a controller that was built into the hierarchy.
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
  /// The class of the controller that the action works on: what the step before yields.
  associatedtype ViewController: UIViewController

  /// Puts back what an action changed besides the hierarchy.
  typealias Undo = @MainActor () async -> Void

  /// Says ahead of time whether the action could work.
  ///
  /// Called before anything has moved: while the route is resolved, where the controller to act on is already in the
  /// hierarchy, and once more with the controller that was built. The default agrees.
  ///
  /// - Parameters:
  ///   - viewController: The controller to integrate, `nil` while it is not built.
  ///   - existingController: The controller that the action would work on.
  /// - Throws: Why it cannot work.
  func check(with viewController: UIViewController?, on existingController: ViewController) throws

  /// The controllers that would leave the hierarchy, so that they can be asked whether they may.
  ///
  /// The default is none; a ``ContainerAction`` answers this by itself.
  ///
  /// - Parameters:
  ///   - viewController: The controller to integrate, `nil` while it is not built.
  ///   - existingController: The controller that the action would work on.
  /// - Returns: Those that would leave; what is inside them need not be listed.
  /// - Throws: Why it cannot work, as ``check(with:on:)`` does.
  func viewControllersRemoved(
    with viewController: UIViewController?, on existingController: ViewController
  ) throws -> [UIViewController]

  /// Integrates the controller, and returns when that is done.
  ///
  /// The router restores the window's root, presentations, children and selections itself when the navigation fails
  /// later on; the action needs to return an undo closure only for effects of other kinds.
  ///
  /// - Parameters:
  ///   - viewController: The controller to integrate.
  ///   - existingController: The controller to integrate it into.
  ///   - animated: Whether the user should see it happen.
  /// - Returns: What undoes the other effects of the action, or `nil` where there are none.
  /// - Throws: Anything; the navigation then fails with that error and the hierarchy is put back. A navigation that is
  ///   cancelled waits a moment for the action to notice, and then puts the hierarchy back all the same: check for
  ///   cancellation after each wait, and move nothing afterwards.
  func perform(
    with viewController: UIViewController, on existingController: ViewController, animated: Bool
  ) async throws -> Undo?
}

extension Action {
  public func check(with viewController: UIViewController?, on existingController: ViewController) throws {}

  public func viewControllersRemoved(
    with viewController: UIViewController?, on existingController: ViewController
  ) throws -> [UIViewController] { [] }
}
