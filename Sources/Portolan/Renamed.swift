// The names of earlier versions, when Portolan was one module. They are kept for one release.

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

// MARK: Finders and factories

extension SearchOptions {
  /// The earlier name of `everywhere`.
  @available(*, deprecated, renamed: "everywhere")
  public static var `default`: SearchOptions { everywhere }

  /// A name of the articles for `contained`.
  @available(*, unavailable, message: "write contained, or import PortolanArticles")
  public static var containing: SearchOptions { contained }

  /// A name of the articles for two options.
  @available(*, unavailable, message: "write [.current, .visible], or import PortolanArticles")
  public static var currentVisibleOnly: SearchOptions { [.current, .visible] }

  /// A name of the articles for two options.
  @available(*, unavailable, message: "write [.current, .contained], or import PortolanArticles")
  public static var currentAllStack: SearchOptions { [.current, .contained] }
}

/// The earlier name of the start of a search.
@available(*, unavailable, message: "import PortolanArticles, or search from another SearchScope")
public enum SearchStart {
  /// The topmost controller.
  case topmost
  /// The root of the window.
  case root
}

extension ClassFinder {
  /// The earlier form of `ClassFinder(options: options).starting(from: start)`.
  @available(*, unavailable, message: "import PortolanArticles, and write ClassFinder(options:).starting(from:)")
  public init(options: SearchOptions = .everywhere, startingPoint: SearchStart) { self.init(options: options) }
}

extension ClassWithContextFinder {
  /// The earlier form of `ClassWithContextFinder(options: options).starting(from: start)`.
  @available(
    *, unavailable, message: "import PortolanArticles, and write ClassWithContextFinder(options:).starting(from:)"
  )
  public init(options: SearchOptions = .everywhere, startingPoint: SearchStart) { self.init(options: options) }
}

extension InlineFinder {
  /// The earlier form of `InlineFinder(options: options, where: predicate).starting(from: start)`.
  @available(*, unavailable, message: "import PortolanArticles, and write InlineFinder(options:where:).starting(from:)")
  public init(
    options: SearchOptions = .everywhere, startingPoint: SearchStart,
    where predicate: @escaping @MainActor (_ viewController: ViewController, _ context: Context) -> Bool
  ) { self.init(options: options, where: predicate) }
}

/// A finder of the router's own.
@available(*, unavailable, message: "write screen.destination, or Route.searching(_:) to search elsewhere")
public struct ScreenFinder<Target: Screen> {
  /// Creates nothing.
  public init(options: SearchOptions = .everywhere) {}
}

/// A factory of the router's own.
@available(
  *, unavailable, message: "write screen.assembly.build(), or ControllerBuilder().buildController(for: screen)"
)
public struct ScreenFactory<Target: Screen> {
  /// Creates nothing.
  public init() {}
}

// MARK: Reading the window and plans

extension NavigationPlan {
  /// The plan in one line.
  @available(*, unavailable, renamed: "description")
  public var summary: String { description }
}

extension HierarchySnapshot.Node {
  /// The class of the controller, with its description.
  @available(*, unavailable, message: "write type and detail")
  public var title: String { type }
}

/// The instances in a window, which the router's own tests compare.
@available(*, unavailable, message: "write HierarchySnapshot(of: window)")
public struct HierarchyInstances: Hashable, Sendable {
  /// Creates nothing.
  public init(of window: UIWindow) {}
}

extension ContainerAdapter {
  /// The order of a search.
  @available(*, unavailable, renamed: "isStack")
  public var isSearchedFromEnd: Bool { isStack }

  /// The children of a restored container.
  @available(*, unavailable, renamed: "isStack")
  public var restoresStoredChildrenOnly: Bool { isStack }
}

/// An event was an enumeration itself.
@available(*, unavailable, message: "an event is a structure of a request: write `event.what` in place of `event`")
public func ~= (pattern: NavigationEvent.What, event: NavigationEvent) -> Bool { false }

extension NavigationEvent {
  /// An event had the controller that was reached.
  @available(*, unavailable, message: "an event names screens: add a post-routing task, which receives the controller")
  public var target: UIViewController? { nil }
}

extension NavigationPlan {
  /// An event had the route in place of its plan.
  @available(*, deprecated, message: "the event has the plan of the route itself")
  public var plan: NavigationPlan { self }
}

// MARK: The names of the articles, which are in PortolanArticles

/// Steps by the names of the articles.
@available(*, unavailable, message: "write .current, .root or .found(by:), or import PortolanArticles")
@MainActor
public enum GeneralStep {
  /// Returns `.root`.
  public static func root() -> DestinationStep<UIViewController, Any?> { .root }
  /// Returns `.current`.
  public static func current() -> DestinationStep<UIViewController, Any?> { .current }
  /// Returns `.found(by: finder)`.
  public static func custom<Source: Finder>(
    using finder: Source
  ) -> DestinationStep<Source.ViewController, Source.Context> { .found(by: finder) }
}

/// Actions by the names of the articles.
@available(*, unavailable, message: "write .present, .present(as:), .replaceRoot or .none, or import PortolanArticles")
@MainActor
public enum GeneralAction {
  /// Returns `.replaceRoot`.
  public static func replaceRoot(
    animationOptions: UIView.AnimationOptions? = nil, duration: TimeInterval = 0.3
  ) -> ReplaceRootAction { .replaceRoot }
  /// Returns `.present`.
  public static func presentModally(
    startingFrom: PresentModallyAction.StartingPoint = .current,
    presentationStyle: UIModalPresentationStyle? = nil,
    transitionStyle: UIModalTransitionStyle? = nil,
    transitioningDelegate: (any UIViewControllerTransitioningDelegate)? = nil,
    preferredContentSize: CGSize? = nil,
    isModalInPresentation: Bool? = nil,
    popoverConfiguration: (@MainActor (_ popover: UIPopoverPresentationController) -> Void)? = nil
  ) -> PresentModallyAction { .present }
  /// Returns `.present(as:startingFrom:)`.
  public static func presentModally(
    as presentation: Presentation, startingFrom: PresentModallyAction.StartingPoint = .current
  ) -> PresentModallyAction { .present }
  /// Returns `.none`.
  public static func nilAction() -> NilAction { .none }
}

extension Action where Self == PresentModallyAction {
  /// Another name of `present`.
  @available(*, unavailable, message: "write present, or import PortolanArticles")
  public static var presentModally: Self { present }
}

extension Action where Self == NilAction {
  /// Another name of `none`.
  @available(*, unavailable, message: "write none, or import PortolanArticles")
  public static var nilAction: Self { none }
}

extension ContainerViewController where Self: UINavigationController {
  /// Another name of `push()`.
  @available(*, unavailable, message: "write push(), or import PortolanArticles")
  public static func pushToNavigation() -> Placement<Self> { push() }
}

extension ContainerViewController where Self: UITabBarController {
  /// Another name of `add(at:replacing:)`.
  @available(*, unavailable, message: "write add(at:replacing:), or import PortolanArticles")
  public static func addTab(at index: Int? = nil, replacing: Bool = false) -> Placement<Self> { add() }
}

/// Another name of a step.
@available(*, unavailable, message: "write Step.navigationController, or import PortolanArticles")
public typealias NavigationControllerStep<Context> = Step<UINavigationController, Context, NeedsAction>

/// Another name of a step.
@available(*, unavailable, message: "write Step.tabBarController, or import PortolanArticles")
public typealias TabBarControllerStep<Context> = Step<UITabBarController, Context, NeedsAction>

/// Another name of a step.
@available(*, unavailable, message: "write Step.splitController, or import PortolanArticles")
public typealias SplitControllerStep<Context> = Step<UISplitViewController, Context, NeedsAction>

/// Another name of a step.
@available(*, unavailable, message: "write Step.pageController, or import PortolanArticles")
public typealias PageControllerStep<Context> = Step<UIPageViewController, Context, NeedsAction>

extension Step where Needs == NeedsAction {
  /// A step of a container.
  @available(*, unavailable, message: "write Step.navigationController, or import PortolanArticles")
  public convenience init() { preconditionFailure("It is unavailable") }
}

/// Another name of `StepAssembly`.
@available(*, unavailable, message: "write StepAssembly, or import PortolanArticles")
public typealias SingleStep<Source: Finder, Builder: AbstractFactory> = StepAssembly<Source, Builder>
where Source.ViewController == Builder.ViewController, Source.Context == Builder.Context

/// Another name of `StepAssembly`.
@available(*, unavailable, message: "write StepAssembly, or import PortolanArticles")
public typealias SingleContainerStep<Source: Finder, Builder: AbstractFactory> = StepAssembly<Source, Builder>
where Source.ViewController == Builder.ViewController, Source.Context == Builder.Context

/// Another name of `StepAssembly`.
@available(*, unavailable, message: "write StepAssembly, or import PortolanArticles")
public typealias ContainerStepAssembly<Source: Finder, Builder: AbstractFactory> = StepAssembly<Source, Builder>
where Source.ViewController == Builder.ViewController, Source.Context == Builder.Context

/// The beginning of a route.
@available(*, unavailable, message: "begin with the step itself, or import PortolanArticles")
@MainActor
public struct ChainAssembly {
  /// Creates nothing.
  public init() {}
  /// Returns the step.
  public func from<ViewController, Context, Needs>(
    _ step: Step<ViewController, Context, Needs>
  ) -> Step<ViewController, Context, Needs> { step }
}

/// Another name of `Action`.
@available(*, unavailable, message: "write Action, or import PortolanArticles")
public typealias RoutingAction = Action

/// A factory that finds.
@available(*, unavailable, message: "import PortolanArticles")
public struct FinderFactory<Source: Finder> {
  /// Creates nothing.
  public init(finder: Source) {}
}

/// A finder of the presenting controller.
@available(*, unavailable, message: "import PortolanArticles")
public struct PresentingFinder<Context> {
  /// Creates nothing.
  public init() {}
}

/// A transformer as a closure.
@available(*, unavailable, message: "write adaptingContext { … }, or import PortolanArticles")
public struct InlineContextTransformer<SourceContext, TargetContext> {
  /// Creates nothing.
  public init(_ body: @escaping @MainActor (_ context: SourceContext) throws -> TargetContext) {}
}

/// A transformer to no context.
@available(*, unavailable, message: "write adaptingContext { _ in nil }, or import PortolanArticles")
public struct NilContextTransformer<SourceContext> {
  /// Creates nothing.
  public init() {}
}

/// A screen that closes with a value.
@available(*, unavailable, message: "import PortolanArticles")
public protocol Dismissible: UIViewController {}

/// The task of a screen that closes with a value.
@available(*, unavailable, message: "import PortolanArticles")
public struct DismissalTask<ViewController: UIViewController, Context> {}

/// A coordinator.
@available(*, unavailable, message: "import PortolanArticles")
public protocol Coordinator {}

/// A coordinator with children.
@available(*, unavailable, message: "import PortolanArticles")
public class BaseCoordinator<Option> {}

/// A coordinator that finishes.
@available(*, unavailable, message: "import PortolanArticles")
public protocol FlowFinishing {}

/// The part of an app that comes next.
@available(*, unavailable, message: "import PortolanArticles")
public enum LaunchInstructor {}

/// A module with a controller.
@available(*, unavailable, message: "import PortolanArticles")
public protocol Presentable {}

/// A router over a stack.
@available(*, unavailable, message: "import PortolanArticles")
public protocol StackRouting {}

/// A router over a stack.
@available(*, unavailable, message: "import PortolanArticles")
public class NavigationStackRouter {}

/// A coordinator of screens.
@available(*, unavailable, message: "import PortolanArticles")
public protocol Coordination {}

/// A coordinator of screens.
@available(*, unavailable, message: "import PortolanArticles")
public class ScreenCoordinator<View> {}
