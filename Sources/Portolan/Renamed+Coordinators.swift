// The names of the article on coordinators, which are in PortolanArticles. They stay until the next minor version but one.

#if DEBUG
  /// A coordinator.
  @available(*, unavailable, message: "import PortolanArticles; qualified, it is PortolanArticles.Coordinator")
  @MainActor
  public protocol Coordinator<Option>: AnyObject {
    /// The type of the links.
    associatedtype Option
    /// Starts the coordinator with a link.
    func start(with option: Option?)
  }

  @available(*, unavailable, message: "import PortolanArticles; qualified, it is PortolanArticles.Coordinator")
  extension Coordinator {
    /// Does nothing.
    public func start() {}
    /// Returns `false`.
    @discardableResult
    public func deliver(_ option: Option) -> Bool { false }
  }

  /// A coordinator with children.
  @available(*, unavailable, message: "import PortolanArticles; qualified, it is PortolanArticles.BaseCoordinator")
  open class BaseCoordinator<Option>: Coordinator, FlowFinishing {
    /// Creates nothing.
    public init() {}
    /// Does nothing.
    open func start() {}
    /// Does nothing.
    open func start(with option: Option?) {}
    /// Returns `false`.
    open func handle(_ option: Option) -> Bool { false }
    /// Returns `false`.
    @discardableResult
    open func deliver(_ option: Option) -> Bool { false }
    /// Does nothing.
    open func screensDidLeave() {}
  }

  @available(*, unavailable, message: "import PortolanArticles; qualified, it is PortolanArticles.BaseCoordinator")
  extension BaseCoordinator {
    /// An empty array.
    public final var childCoordinators: [any Coordinator<Option>] { [] }
    /// Does nothing.
    public final func broadcast(_ option: Option?) {}
    /// Does nothing.
    public final func addDependency(_ coordinator: any Coordinator<Option>) {}
    /// Does nothing.
    public final func removeDependency(_ coordinator: (any Coordinator<Option>)?) {}
    /// Does nothing.
    public final func follow(_ viewController: UIViewController) {}
  }

  /// A coordinator that finishes.
  @available(*, unavailable, message: "import PortolanArticles; qualified, it is PortolanArticles.FlowFinishing")
  @MainActor
  public protocol FlowFinishing: AnyObject {}

  @available(*, unavailable, message: "import PortolanArticles; qualified, it is PortolanArticles.FlowFinishing")
  extension FlowFinishing {
    /// Always `nil`.
    public var finishFlow: (@MainActor () -> Void)? {
      get { nil }
      set {}
    }
  }

  /// The part of an app that comes next.
  @available(*, unavailable, message: "import PortolanArticles; qualified, it is PortolanArticles.LaunchInstructor")
  public enum LaunchInstructor {
    /// The main part, the login, and the tutorial.
    case main, auth, onboarding
    /// Returns `.main`.
    public static func configure(tutorialWasShown: Bool, isAutorized: Bool) -> LaunchInstructor { .main }
  }

  /// A module with a controller.
  @available(*, unavailable, message: "import PortolanArticles; qualified, it is PortolanArticles.Presentable")
  @MainActor
  public protocol Presentable: AnyObject {}

  @available(*, unavailable, message: "import PortolanArticles; qualified, it is PortolanArticles.Presentable")
  extension Presentable {
    /// Returns `nil`.
    public func toPresent() -> UIViewController? { nil }
  }

  @available(*, unavailable, message: "import PortolanArticles; qualified, it is PortolanArticles.Presentable")
  extension UIViewController: Presentable {}

  /// A router over a stack.
  @available(*, unavailable, message: "import PortolanArticles; qualified, it is PortolanArticles.StackRouting")
  @MainActor
  public protocol StackRouting: Presentable {}

  @available(*, unavailable, message: "import PortolanArticles; qualified, it is PortolanArticles.StackRouting")
  extension StackRouting {
    /// Does nothing.
    public func present(_ module: any Presentable, animated: Bool = true) {}
    /// Does nothing.
    public func dismiss(animated: Bool = true, completion: (@MainActor () -> Void)? = nil) {}
    /// Does nothing.
    public func push(
      _ module: any Presentable, animated: Bool = true, hidesBottomBar: Bool? = nil,
      completion: (@MainActor () -> Void)? = nil
    ) {}
    /// Does nothing.
    public func pop(animated: Bool = true) {}
    /// Does nothing.
    public func popToRoot(animated: Bool = true) {}
    /// Does nothing.
    public func setRoot(_ module: any Presentable, animated: Bool = false, hideBar: Bool = false) {}
  }

  /// A router over a stack.
  @available(
    *, unavailable, message: "import PortolanArticles; qualified, it is PortolanArticles.NavigationStackRouter"
  )
  public final class NavigationStackRouter: StackRouting {
    /// Creates nothing.
    public init(rootController: UINavigationController) {}
    /// Always `nil`.
    public var rootController: UINavigationController? { nil }
  }
#endif
