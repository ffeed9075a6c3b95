// The names of the articles on composed routes, which are in PortolanArticles. They stay until the next minor version but one.
//
// The stubs of a protocol and of a class are a protocol and a class with the same members, so that the line of the name has
// a hint, and the lines that use it have no error besides.

#if DEBUG
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
  @available(
    *, unavailable, message: "write .present, .present(as:), .replaceRoot or .none, or import PortolanArticles"
  )
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

  extension StepAssembly {
    /// The form of `init(finder:factory:)` without labels.
    @available(*, unavailable, message: "write StepAssembly(finder:factory:), or import PortolanArticles")
    public convenience init(_ finder: Source, _ factory: Builder) { self.init(finder: finder, factory: factory) }
  }

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
#endif
