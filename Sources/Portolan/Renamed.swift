// The names of earlier versions, when Portolan was one module. They stay until the next minor version but one.
//
// A name that has a type or a code of its own and cannot be used is in debug builds only, where its hint is read. A release build of
// an app does not contain it.

// MARK: Steps

/// The earlier name of a step without an origin.
@available(*, deprecated, renamed: "Step")
public typealias UnfinishedStep<ViewController: UIViewController, Context, Needs> = Step<ViewController, Context, Needs>

/// The earlier name of a route whose outermost step is not complete.
@available(*, deprecated, renamed: "Step")
public typealias StepChain<ViewController: UIViewController, Context, Needs> = Step<ViewController, Context, Needs>

/// The earlier name of a route whose action is known.
@available(*, deprecated, message: "write Step<ViewController, Context, NeedsOrigin<Origin>>")
public typealias OriginRequired<Origin: UIViewController, ViewController: UIViewController, Context> =
  Step<ViewController, Context, NeedsOrigin<Origin>>

/// The earlier name of a complete route.
@available(*, deprecated, renamed: "DestinationStep")
public typealias AssembledStep<ViewController: UIViewController, Context> = DestinationStep<ViewController, Context>

/// The earlier name of the need of a step that can build its controller.
@available(*, deprecated, renamed: "NeedsAction")
public typealias Building = NeedsAction

/// The earlier name of the need of a step that can only be found.
@available(*, deprecated, renamed: "NeedsAnyOrigin")
public typealias Expecting = NeedsAnyOrigin

/// The earlier protocol of routes that need an origin.
@available(*, deprecated, message: "write Step<ViewController, Context, NeedsOrigin<Origin>>")
public typealias IncompleteRoute = Any

/// The earlier protocol of the needs of a step.
@available(*, deprecated, message: "the third parameter of a step names its need: NeedsAction or NeedsAnyOrigin")
public typealias StepKind = Any

extension AbstractFactory {
  /// The earlier name of `Needs`.
  @available(*, deprecated, renamed: "Needs")
  public typealias Kind = Needs
}

/// The earlier name of a factory of a container with its children.
@available(*, deprecated, renamed: "CompleteFactoryAssembly")
public typealias CompleteFactory<Container: ContainerFactory> = CompleteFactoryAssembly<Container>

/// The earlier name of the result of a factory.
@available(*, deprecated, renamed: "Work")
public typealias FactoryProduct<ViewController> = Work<ViewController>

/// The earlier name of the finished children of a container.
@available(*, deprecated, renamed: "ContainerChildren")
public typealias ChildCoordinator = ContainerChildren

// MARK: Actions

/// The earlier type of `.push`.
@available(*, deprecated, renamed: "Placement")
public typealias PushAction<ViewController: UINavigationController> = Placement<ViewController>

/// The earlier type of `.pushAsRoot`.
@available(*, deprecated, renamed: "Placement")
public typealias PushAsRootAction<ViewController: UINavigationController> = Placement<ViewController>

/// The earlier type of `.pushReplacingLast`.
@available(*, deprecated, renamed: "Placement")
public typealias PushReplacingLastAction<ViewController: UINavigationController> = Placement<ViewController>

/// The earlier type of `.addTab`.
@available(*, deprecated, renamed: "Placement")
public typealias AddTabAction<ViewController: UITabBarController> = Placement<ViewController>

/// The earlier type of `.setAsPage`.
@available(*, deprecated, renamed: "Placement")
public typealias SetAsPageAction<ViewController: UIPageViewController> = Placement<ViewController>

/// The earlier type of `.setAsPrimary`.
@available(*, deprecated, renamed: "Placement")
public typealias SetAsMasterAction<ViewController: UISplitViewController> = Placement<ViewController>

/// The earlier type of `.pushToDetails`.
@available(*, deprecated, renamed: "Placement")
public typealias PushToDetailsAction<ViewController: UISplitViewController> = Placement<ViewController>

// MARK: Routes

extension Route {
  /// The earlier name of the step that a route is composed from.
  @available(*, deprecated, message: "write Step<UIViewController, Target, NeedsAction>")
  public typealias ScreenStep = Step<UIViewController, Target, NeedsAction>

  /// The earlier name of the step that a route ends with.
  @available(*, deprecated, message: "write DestinationStep<UIViewController, Target>")
  public typealias FinishedStep = DestinationStep<UIViewController, Target>

  /// The earlier form of `present(as: .style(style))`.
  @available(*, deprecated, message: "write present(as: .style(style))")
  public static func present(style: UIModalPresentationStyle) -> Route { .present(as: .style(style)) }

  /// The earlier form of `present(over: origin, as: .style(style))`.
  @available(*, deprecated, message: "write present(over: origin, as: .style(style))")
  public static func present(over origin: some RouteOrigin, style: UIModalPresentationStyle) -> Route {
    .present(over: origin, as: .style(style))
  }

  /// The earlier form of `present(over: screen, as: .style(style))`.
  @available(*, deprecated, message: "write present(over: screen, as: .style(style))")
  public static func present(over screen: Target, style: UIModalPresentationStyle) -> Route {
    .present(over: screen, as: .style(style))
  }

  /// The earlier form of `presentInNavigation(as: .style(style))`.
  @available(*, deprecated, message: "write presentInNavigation(as: .style(style))")
  public static func presentInNavigation(style: UIModalPresentationStyle) -> Route {
    .presentInNavigation(as: .style(style))
  }

  /// The earlier form of `guarded(by: Assembled(path))`.
  @available(*, unavailable, message: "write guarded(by: Assembled(path))")
  public func guarded<Source, Guard>(by path: KeyPath<Source, Guard>) -> Route { self }

  /// The earlier form of `adding(Assembled(path))`.
  @available(*, unavailable, message: "write adding(Assembled(path))")
  public func adding<Source, Hook>(_ path: KeyPath<Source, Hook>) -> Route { self }
}

extension ContainerViewController where Self: UISplitViewController {
  /// The earlier name of `setAsPrimary()`.
  @available(*, unavailable, renamed: "setAsPrimary()")
  public static func setAsMaster() -> Placement<Self> { setAsPrimary() }
}

extension Action where Self == Placement<UISplitViewController> {
  /// The earlier name of `setAsPrimary`.
  @available(*, unavailable, renamed: "setAsPrimary")
  public static var setAsMaster: Self { setAsPrimary }
}

// MARK: Guards and tasks

extension InterceptorAnswer {
  /// The earlier form of `redirect(to: step(context))`.
  @available(*, deprecated, message: "write redirect(to: step(context))")
  public static func redirect<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context
  ) -> InterceptorAnswer { redirect(to: step(context)) }
}

extension Router {
  /// The earlier form of `screens(of: Host.self).screens(in: embed)`.
  @available(*, deprecated, message: "write screens(of: Host.self).screens(in: embed)")
  public func screens<Feature: Screen, Host: Screen>(
    in embed: @escaping @MainActor (Feature) -> Host
  ) -> ScreenRouter<Feature> { screens(of: Host.self).screens(in: embed) }
}

// MARK: Reading the window and plans

/// An observer that knows the routers that it was added to, as every observer may.
@available(*, deprecated, renamed: "RouterObserver")
public typealias JoiningObserver = RouterObserver

#if DEBUG
  /// The instances in a window.
  @available(
    *, unavailable, message: "import PortolanTesting, which has HierarchyInstances; snapshots do not compare instances"
  )
  public struct HierarchyInstances {
    /// Creates nothing.
    public init(of window: UIWindow) {}
    /// Always zero.
    public var count: Int { 0 }
    /// Returns `false`.
    public static func == (one: HierarchyInstances, other: HierarchyInstances) -> Bool { false }
    /// Returns `false`.
    public static func != (one: HierarchyInstances, other: HierarchyInstances) -> Bool { false }
  }
#endif

extension NavigationPlan {
  /// The plan in one line.
  @available(*, unavailable, renamed: "description")
  public var summary: String { description }

  /// An event had the route in place of its plan.
  @available(*, deprecated, message: "the event has the plan of the route itself")
  public var plan: NavigationPlan { self }
}

extension HierarchySnapshot.Node {
  /// The class of the controller, with its description.
  @available(*, unavailable, message: "write type and detail")
  public var title: String { type }
}

extension ContainerAdapter {
  /// The children of a restored container.
  @available(*, unavailable, renamed: "isStack")
  public var restoresStoredChildrenOnly: Bool { isStack }

  /// The order of a search.
  @available(*, unavailable, renamed: "isStack")
  public var isSearchedFromEnd: Bool { isStack }
}

extension DefaultRouter {
  /// The form of `close(_:animated:)` for synchronous code.
  @available(*, unavailable, message: "write Task { try await router.close(viewController) }")
  public func close(
    _ viewController: UIViewController, animated: Bool = true,
    completion: @escaping @MainActor (_ result: Result<Bool, any Error>) -> Void
  ) {}
}

extension ScreenRouter {
  /// The form of `navigate(to:animated:policy:)` for synchronous code.
  @available(*, unavailable, message: "write Task { try await screens.navigate(to: screen) }, or screens.go(screen)")
  public func navigate(
    to screen: Target, animated: Bool = true, policy: RequestPolicy? = nil,
    completion: @escaping @MainActor (_ result: Result<NavigationResult, any Error>) -> Void
  ) {}
}

// MARK: Links

/// The earlier protocol of the group of a deprecated case.
@available(*, unavailable, message: "@Linkable lists the links of all cases, also of groups, in one LinkSource")
public typealias LinkGroupSource = LinkSource
