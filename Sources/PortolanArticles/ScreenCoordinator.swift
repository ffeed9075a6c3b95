/// A type that moves the user between screens on behalf of view models without knowledge of navigation.
///
/// ```swift
/// final class BagViewModel {
///   private let coordination: any Coordination<ShopScreen>
///
///   init(coordination: any Coordination<ShopScreen>) { self.coordination = coordination }
///
///   @MainActor func productTapped(_ id: Int) { coordination.show(view: .product(id: id)) }
/// }
/// ```
@MainActor
public protocol Coordination<View> {
  /// The enum of the app's screens.
  associatedtype View

  /// Shows a screen.
  ///
  /// - Parameters:
  ///   - view: The screen.
  ///   - firstPosition: A Boolean value that indicates whether the screen replaces the whole stack.
  func show(view: View, firstPosition: Bool)

  /// Removes the topmost screen.
  func popFromCurrentController()
}

extension Coordination {
  /// Shows a screen on top of the others.
  ///
  /// - Parameter view: The screen.
  public func show(view: View) {
    show(view: view, firstPosition: false)
  }
}

/// A ``Coordination`` over one navigation controller that pushes and pops screens and ignores their routes.
///
/// Use it in an app that has only one stack, or while an app moves away from one.
/// ``Router/navigate(to:animated:policy:)`` with a screen also supports modals, tabs and guards.
///
/// ```swift
/// let coordinator = ScreenCoordinator(
///   navigationController: navigationController, builder: ControllerBuilder(dataSource: rootAssembly))
/// coordinator.show(view: .home, firstPosition: true)
/// ```
public final class ScreenCoordinator<View>: Coordination {
  private weak var navigationController: UINavigationController?
  private let builder: ControllerBuilder<View>
  private let animated: Bool

  /// Creates a coordinator that builds its screens with a builder.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller that shows the screens. It is not retained.
  ///   - builder: The builder of the screens.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  public init(navigationController: UINavigationController, builder: ControllerBuilder<View>, animated: Bool = true) {
    self.navigationController = navigationController
    self.builder = builder
    self.animated = animated
  }

  /// Shows a screen on the navigation controller, or does nothing if that was released.
  ///
  /// - Parameters:
  ///   - view: The screen.
  ///   - firstPosition: A Boolean value that indicates whether the screen replaces the whole stack.
  public func show(view: View, firstPosition: Bool) {
    guard let navigationController else { return }
    let viewController = builder.buildController(for: view)
    if firstPosition {
      navigationController.setViewControllers([viewController], animated: animated)
    } else {
      navigationController.pushViewController(viewController, animated: animated)
    }
  }

  /// Pops the topmost screen, unless it is the first of the stack.
  public func popFromCurrentController() {
    _ = navigationController?.popViewController(animated: animated)
  }
}

extension ScreenCoordinator where View: Screen {
  /// Creates a coordinator whose screens are built by their own assemblies.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller that shows the screens. It is not retained.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  public convenience init(navigationController: UINavigationController, animated: Bool = true) {
    self.init(navigationController: navigationController, builder: ControllerBuilder(), animated: animated)
  }
}
