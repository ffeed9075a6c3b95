/// Moves the user between screens on behalf of view models, which need not know how.
@MainActor
public protocol Coordination<View> {
  /// The enum of the app's screens.
  associatedtype View

  /// Shows a screen.
  ///
  /// - Parameters:
  ///   - view: The screen.
  ///   - firstPosition: Whether it takes the place of the whole stack.
  func show(view: View, firstPosition: Bool)

  /// Leaves the screen that is on top.
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

/// The ``Coordination`` over one navigation controller: screens are pushed and popped, whatever their routes say.
///
/// For an app that has nothing but one stack, or moves over from one. ``Router/navigate(to:animated:policy:)`` with a
/// screen knows modals, tabs and guards besides.
@MainActor
public final class ScreenCoordinator<View>: Coordination {
  private weak var navigationController: UINavigationController?
  private let builder: ControllerBuilder<View>
  private let animated: Bool

  /// - Parameters:
  ///   - navigationController: Shows the screens; not retained.
  ///   - builder: Builds them.
  ///   - animated: Whether the user should see them move.
  public init(navigationController: UINavigationController, builder: ControllerBuilder<View>, animated: Bool = true) {
    self.navigationController = navigationController
    self.builder = builder
    self.animated = animated
  }

  public func show(view: View, firstPosition: Bool) {
    guard let navigationController else { return }
    let viewController = builder.buildController(for: view)
    if firstPosition {
      navigationController.setViewControllers([viewController], animated: animated)
    } else {
      navigationController.pushViewController(viewController, animated: animated)
    }
  }

  /// Pops the topmost screen; the first of the stack stays.
  public func popFromCurrentController() {
    _ = navigationController?.popViewController(animated: animated)
  }
}

extension ScreenCoordinator where View: Screen {
  /// - Parameters:
  ///   - navigationController: Shows the screens, built by their own assemblies; not retained.
  ///   - animated: Whether the user should see them move.
  public convenience init(navigationController: UINavigationController, animated: Bool = true) {
    self.init(navigationController: navigationController, builder: ControllerBuilder(), animated: animated)
  }
}
