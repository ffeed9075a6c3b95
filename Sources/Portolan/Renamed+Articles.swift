// The names of the articles, which are in PortolanArticles. They stay until the next minor version but one.

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

/// Another name of `ClassFactory`.
@available(*, unavailable, message: "write ClassFactory, or import PortolanArticles")
public typealias InlineFactory<ViewController: UIViewController, Context> = ClassFactory<ViewController, Context>

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

/// A transformer of contexts.
@available(*, unavailable, message: "write adaptingContext { … }, or import PortolanArticles")
public typealias ContextTransformer<SourceContext, TargetContext> = Any

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
public typealias Dismissible = UIViewController

/// The task of a screen that closes with a value.
@available(*, unavailable, message: "import PortolanArticles")
public typealias DismissalTask<ViewController: UIViewController, Context> = Any

/// A coordinator.
@available(*, unavailable, message: "import PortolanArticles")
public typealias Coordinator = Any

/// A coordinator with children.
@available(*, unavailable, message: "import PortolanArticles")
public typealias BaseCoordinator<Option> = Any

/// A coordinator that finishes.
@available(*, unavailable, message: "import PortolanArticles")
public typealias FlowFinishing = Any

/// The part of an app that comes next.
@available(*, unavailable, message: "import PortolanArticles")
public typealias LaunchInstructor = Any

/// A module with a controller.
@available(*, unavailable, message: "import PortolanArticles")
public typealias Presentable = Any

/// A router over a stack.
@available(*, unavailable, message: "import PortolanArticles")
public typealias StackRouting = Any

/// A router over a stack.
@available(*, unavailable, message: "import PortolanArticles")
public typealias NavigationStackRouter = Any

/// A coordinator of screens.
@available(*, unavailable, message: "import PortolanArticles")
public typealias Coordination = Any

/// A coordinator of screens.
@available(*, unavailable, message: "import PortolanArticles")
public typealias ScreenCoordinator<View> = Any

/// A builder of screens.
@available(
  *, unavailable,
  message: "write rootAssembly.buildController(for: screen) or screen.buildController(), or import PortolanArticles"
)
public struct ControllerBuilder<Key> {
  /// Creates nothing.
  public init(dataSource: any AssemblyDataSource<Key>, root: Key? = nil) {}
}
