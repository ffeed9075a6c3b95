// The names for the parts around composed routes, which are in PortolanArticles. They stay until the next minor version but one.

#if DEBUG
  /// A factory that finds.
  @available(*, unavailable, message: "import PortolanArticles; qualified, it is PortolanArticles.FinderFactory")
  public struct FinderFactory<Source: Finder>: Factory {
    /// Creates nothing.
    public init(finder: Source) {}
    /// Builds nothing.
    public func build(with context: Source.Context) throws -> Source.ViewController { preconditionFailure() }
  }

  /// A finder of the presenting controller.
  @available(*, unavailable, message: "import PortolanArticles; qualified, it is PortolanArticles.PresentingFinder")
  public struct PresentingFinder<Context>: Finder {
    /// Creates nothing.
    public init() {}
    /// Finds nothing.
    public func findViewController(with context: Context) throws -> UIViewController? { nil }
    /// Finds nothing.
    public func findViewController(with context: Context, in scope: SearchScope) throws -> UIViewController? { nil }
  }

  /// A transformer of contexts.
  @available(*, unavailable, message: "write adaptingContext { … }, or import PortolanArticles")
  @MainActor
  public protocol ContextTransformer<SourceContext, TargetContext> {
    /// The context that is given.
    associatedtype SourceContext
    /// The context that is needed.
    associatedtype TargetContext
    /// Returns the context that is needed.
    func transform(_ context: SourceContext) throws -> TargetContext
  }

  /// A transformer as a closure.
  @available(*, unavailable, message: "write adaptingContext { … }, or import PortolanArticles")
  public struct InlineContextTransformer<SourceContext, TargetContext>: ContextTransformer {
    /// Creates nothing.
    public init(_ body: @escaping @MainActor (_ context: SourceContext) throws -> TargetContext) {}
    /// Transforms nothing.
    public func transform(_ context: SourceContext) throws -> TargetContext { preconditionFailure() }
  }

  /// A transformer to no context.
  @available(*, unavailable, message: "write adaptingContext { _ in nil }, or import PortolanArticles")
  public struct NilContextTransformer<SourceContext>: ContextTransformer {
    /// Creates nothing.
    public init() {}
    /// Returns `nil`.
    public func transform(_ context: SourceContext) throws -> Any? { nil }
  }

  @available(*, unavailable, message: "write adaptingContext { … }, or import PortolanArticles")
  extension Step {
    /// The form of `adaptingContext(_:)` with a transformer.
    public func adaptingContext<Transformer: ContextTransformer>(
      using transformer: Transformer
    ) -> Step<ViewController, Transformer.SourceContext, Needs> where Transformer.TargetContext == Context {
      preconditionFailure()
    }
  }

  @available(*, unavailable, message: "write with(_:using:) { … }, or import PortolanArticles")
  extension CompleteFactoryAssembly {
    /// The form of `with(_:using:adapting:)` with a transformer.
    public func with<Child: AbstractFactory, Placing: ContainerAction, Transformer: ContextTransformer>(
      _ child: Child, using action: Placing, adapting transformer: Transformer
    ) -> Self
    where
      Placing.ViewController == ViewController, Child.Needs == NeedsAction, Transformer.SourceContext == Context,
      Transformer.TargetContext == Child.Context
    { self }
  }

  /// A screen that closes with a value.
  @available(*, unavailable, message: "import PortolanArticles; qualified, it is PortolanArticles.Dismissible")
  public protocol Dismissible<DismissalContext>: UIViewController {
    /// The type of the value.
    associatedtype DismissalContext
  }

  @available(*, unavailable, message: "import PortolanArticles; qualified, it is PortolanArticles.Dismissible")
  extension Dismissible {
    /// Closes nothing.
    public func close(with context: DismissalContext, animated: Bool = true) async throws {}
  }

  /// The task of a screen that closes with a value.
  @available(*, unavailable, message: "import PortolanArticles; qualified, it is PortolanArticles.DismissalTask")
  public struct DismissalTask<ViewController: Dismissible, Context>: ContextTask {
    /// Creates nothing.
    public init(
      _ dismissal:
        @escaping @MainActor (
          _ viewController: ViewController, _ value: ViewController.DismissalContext, _ context: Context,
          _ animated: Bool
        ) async throws -> Void
    ) {}
    /// Does nothing.
    public func perform(on viewController: ViewController, with context: Context) {}
  }

  extension Router {
    /// The form of `navigate(to:with:animated:policy:)` for synchronous code.
    @available(*, unavailable, message: "write navigate(to: step(context)) { … }, or import PortolanArticles")
    public func navigate<ViewController: UIViewController, Context>(
      to step: DestinationStep<ViewController, Context>, with context: Context, animated: Bool = true,
      policy: RequestPolicy? = nil,
      completion: @escaping @MainActor (_ result: Result<NavigationResult, any Error>) -> Void
    ) {}
  }
#endif
