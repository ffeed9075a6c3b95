/// A module that a coordinator shows, a view controller or not.
///
/// In tests of coordinators, modules can be plain objects.
///
/// ```swift
/// final class ModuleStub: Presentable {
///   func toPresent() -> UIViewController? { nil }
/// }
/// ```
@MainActor
public protocol Presentable: AnyObject {
  /// Returns the controller to show, or `nil` if there is none, as in tests.
  ///
  /// - Returns: The controller.
  func toPresent() -> UIViewController?
}

extension UIViewController: Presentable {
  /// Returns this controller.
  ///
  /// - Returns: The controller itself.
  public func toPresent() -> UIViewController? { self }
}

/// The protocol of ``NavigationStackRouter``, with which tests of coordinators replace the router.
///
/// ```swift
/// final class ItemsCoordinator: BaseCoordinator<DeepLinkOption> {
///   private let router: any StackRouting
///
///   init(router: any StackRouting) { self.router = router }
///
///   override func start(with option: DeepLinkOption?) {
///     router.push(ItemViewController(id: 42)) { [weak self] in self?.finishFlow?() }
///   }
/// }
/// ```
public protocol StackRouting: Presentable {
  /// Presents a module over the topmost controller.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - animated: A Boolean value that indicates whether the transition is animated.
  func present(_ module: any Presentable, animated: Bool)

  /// Dismisses the topmost presented controller.
  ///
  /// - Parameters:
  ///   - animated: A Boolean value that indicates whether the transition is animated.
  ///   - completion: A closure that runs once, when the screen is gone.
  func dismiss(animated: Bool, completion: (@MainActor () -> Void)?)

  /// Pushes a module.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - animated: A Boolean value that indicates whether the transition is animated.
  ///   - hidesBottomBar: A Boolean value that indicates whether the tab bar is hidden while the module is on the stack, or
  ///     `nil` to keep the module's own setting.
  ///   - completion: A closure that runs once, when the module has left the stack in any way.
  func push(_ module: any Presentable, animated: Bool, hidesBottomBar: Bool?, completion: (@MainActor () -> Void)?)

  /// Pops the topmost module, unless it is the first of the stack.
  ///
  /// - Parameter animated: A Boolean value that indicates whether the transition is animated.
  func pop(animated: Bool)

  /// Pops all modules except the first.
  ///
  /// - Parameter animated: A Boolean value that indicates whether the transition is animated.
  func popToRoot(animated: Bool)

  /// Replaces the whole stack with one module.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - animated: A Boolean value that indicates whether the transition is animated.
  ///   - hideBar: A Boolean value that indicates whether the navigation bar is hidden from now on.
  func setRoot(_ module: any Presentable, animated: Bool, hideBar: Bool)
}

// The forms with default values, which requirements of a protocol cannot have.
extension StackRouting {
  /// Presents a module over the topmost controller, with an animation.
  ///
  /// - Parameter module: The module.
  public func present(_ module: any Presentable) { present(module, animated: true) }

  /// Dismisses the topmost presented controller, with an animation.
  public func dismiss() { dismiss(animated: true, completion: nil) }

  /// Pushes a module, with an animation.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - completion: A closure that runs once, when the module has left the stack in any way.
  public func push(_ module: any Presentable, completion: (@MainActor () -> Void)? = nil) {
    push(module, animated: true, hidesBottomBar: nil, completion: completion)
  }

  /// Pops the topmost module, with an animation.
  public func pop() { pop(animated: true) }

  /// Pops all modules except the first, with an animation.
  public func popToRoot() { popToRoot(animated: true) }

  /// Replaces the whole stack with one module, without an animation.
  ///
  /// - Parameter module: The module.
  public func setRoot(_ module: any Presentable) { setRoot(module, animated: false, hideBar: false) }
}
