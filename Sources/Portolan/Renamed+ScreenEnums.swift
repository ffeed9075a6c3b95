// The names of the article on an enum of screens, which are in PortolanArticles. They stay until the next minor version but one.

#if DEBUG
  /// A coordinator of screens.
  @available(*, unavailable, message: "import PortolanArticles; qualified, it is PortolanArticles.Coordination")
  @MainActor
  public protocol Coordination<View> {
    /// The type of the screens.
    associatedtype View
    /// Shows a screen.
    func show(view: View, firstPosition: Bool)
  }

  @available(*, unavailable, message: "import PortolanArticles; qualified, it is PortolanArticles.Coordination")
  extension Coordination {
    /// Does nothing.
    public func show(view: View) {}
    /// Does nothing.
    public func popFromCurrentController() {}
  }

  /// A coordinator of screens.
  @available(*, unavailable, message: "import PortolanArticles; qualified, it is PortolanArticles.ScreenCoordinator")
  public final class ScreenCoordinator<View>: Coordination {
    /// Creates nothing.
    public init(navigationController: UINavigationController, builder: ControllerBuilder<View>, animated: Bool = true) {
    }
    /// Does nothing.
    public func show(view: View, firstPosition: Bool) {}
  }

  @available(*, unavailable, message: "import PortolanArticles; qualified, it is PortolanArticles.ScreenCoordinator")
  extension ScreenCoordinator where View: Screen {
    /// Creates nothing.
    public convenience init(navigationController: UINavigationController, animated: Bool = true) {
      self.init(navigationController: navigationController, builder: ControllerBuilder())
    }
  }

  /// A builder of screens.
  @available(
    *, unavailable,
    message: "write rootAssembly.buildController(for: screen) or screen.buildController(), or import PortolanArticles"
  )
  @MainActor
  public struct ControllerBuilder<Key> {
    /// Creates nothing.
    public init(dataSource: any AssemblyDataSource<Key>, root: Key? = nil) {}
    /// Builds nothing.
    public func buildController(for screen: Key) -> UIViewController { preconditionFailure() }
    /// Builds nothing.
    public func buildRootController() -> UIViewController { preconditionFailure() }
  }

  @available(
    *, unavailable,
    message: "write rootAssembly.buildController(for: screen) or screen.buildController(), or import PortolanArticles"
  )
  extension ControllerBuilder where Key: Screen {
    /// Creates nothing.
    public init(root: Key? = nil) {}
  }
#endif
