/// A step with its finder, its factory, what surrounds it, and what it starts from.
///
/// `Context` is that of the route; the step's own may be another, which `transform` makes from it. That is a parameter of
/// its own, as what depends on another one is looked up again and again.
final class StepNode<Source: Finder, Builder: AbstractFactory, OwnContext, Context>: StepDefinition, Node
where Source.ViewController == Builder.ViewController, Source.Context == OwnContext, Builder.Context == OwnContext {
  let finder: Source
  let factory: Builder
  let hooks: StepHooks<Builder.ViewController, OwnContext>
  /// The step that this one starts from; `nil` where the chain ends.
  private let origin: (any Node<Context>)?
  private let transform: @MainActor (Context) throws -> OwnContext
  /// Looked up once: a type that depends on others takes as long to look up as a step takes to be found.
  private let bound = BoundStep<Source, Builder, OwnContext, Context>.self
  private let boundDestination = BoundNode<StepNode<Source, Builder, OwnContext, Context>>.self

  init(
    parts: StepParts<Source, Builder>, hooks: StepHooks<Builder.ViewController, OwnContext>,
    action: StepAction?, origin: (any Node<Context>)?,
    transform: @escaping @MainActor (Context) throws -> OwnContext
  ) {
    finder = parts.finder
    factory = parts.factory
    self.hooks = hooks
    self.origin = origin
    self.transform = transform
    super.init(
      action: action, builds: Builder.Kind.self == Building.self, isScreen: Source.self is any NamingFinder.Type,
      hooks: hooks)
  }

  var name: String { className }
  var definition: StepDefinition? { self }
  var endsRoute: Bool { origin == nil }
  override var interceptors: [any RoutingInterceptor] { hooks.interceptors }

  func destination(with context: Context) -> any BoundDestination {
    boundDestination.init(node: self, context: context)
  }

  func step(with context: Context) throws -> ResolvedStep? { bind(try transform(context)) }

  func resolve(with context: Context, into search: inout RouteSearch) throws {
    let step = bind(try transform(context))
    if let origin, !builds, !origin.endsRoute, search.steps.last?.definition.builds == true {
      // Something goes into the controller that is found, so it must be found where the step before has led.
      search.expect(step)
      return try origin.resolve(with: context, into: &search)
    }
    let found = try step.find(in: search.scope)
    search.append(step, found: found)
    guard found == nil else { return }
    guard let origin else { throw RoutingError.nothingToStartFrom(step, in: search.scope) }
    try origin.resolve(with: context, into: &search)
  }

  /// The step for one request.
  func bind(_ context: OwnContext) -> ResolvedStep {
    bound.init(node: self, context: context)
  }
}

/// The finder and the factory of a step, before it is known what the step starts from.
struct StepParts<Source: Finder, Builder: AbstractFactory>: UnlinkedStep
where Source.ViewController == Builder.ViewController, Source.Context == Builder.Context {
  let finder: Source
  let factory: Builder

  func node<Outer>(
    _ hooks: StepHooks<Builder.ViewController, Builder.Context>, action: StepAction?,
    origin: (any Node<Outer>)?, transform: @escaping @MainActor (Outer) throws -> Builder.Context
  ) -> any Node<Outer> {
    StepNode(parts: self, hooks: hooks, action: action, origin: origin, transform: transform)
  }
}

/// What becomes a ``Node`` in a chain of any context.
@MainActor
protocol UnlinkedStep<ViewController, Context> {
  associatedtype ViewController: UIViewController
  associatedtype Context

  func node<Outer>(
    _ hooks: StepHooks<ViewController, Context>, action: StepAction?, origin: (any Node<Outer>)?,
    transform: @escaping @MainActor (Outer) throws -> Context
  ) -> any Node<Outer>
}
