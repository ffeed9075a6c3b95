/// A link in the chain of steps that forms a route, which looks for its controller and knows the step that it starts
/// from.
///
/// This protocol is the only place that erases the types of a route. The context keeps its type, so that routing needs
/// no casts.
@MainActor
protocol Node<Context>: AnyObject {
  associatedtype Context

  /// The class of the controller that the node yields, for texts.
  var name: String { get }

  /// A Boolean value that indicates whether the route ends with this step, as it does with ``GeneralStep/current()``.
  var endsRoute: Bool { get }

  /// Returns this step with a context, as a destination.
  func destination(with context: Context) -> any BoundDestination

  /// Returns the part of this step that stays the same from request to request, or `nil` if only resolving determines the
  /// step.
  func definition(in window: UIWindow) -> StepDefinition?

  /// Returns the step whose controller is presented so that the user sees that of this step: this one, or the one of a new container
  /// that takes it; `nil` if only resolving determines the step.
  func presentedStep(in window: UIWindow) -> StepDefinition?

  /// Returns this step bound to a context, or `nil` if only resolving determines the step.
  func step(with context: Context, in window: UIWindow) throws -> (any BoundStep)?

  /// Finds the controller of this step or, if it is missing, resolves the step that this one starts from.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - search: The search that records the steps and the controllers found.
  /// - Throws: ``RoutingError`` if the chain ends without a controller, and the errors of the finders.
  func resolve(with context: Context, into search: inout RouteSearch) throws
}

/// A step in a chain of another context.
final class AdaptedNode<Context, Base: Node>: Node {
  private let base: Base
  private let transform: @MainActor (Context) throws -> Base.Context

  init(_ base: Base, transform: @escaping @MainActor (Context) throws -> Base.Context) {
    self.base = base
    self.transform = transform
  }

  var name: String { base.name }
  var endsRoute: Bool { base.endsRoute }

  func definition(in window: UIWindow) -> StepDefinition? { base.definition(in: window) }

  func presentedStep(in window: UIWindow) -> StepDefinition? { base.presentedStep(in: window) }

  func step(with context: Context, in window: UIWindow) throws -> (any BoundStep)? {
    try base.step(with: transform(context), in: window)
  }

  func resolve(with context: Context, into search: inout RouteSearch) throws {
    try base.resolve(with: transform(context), into: &search)
  }
}

extension Node {
  var endsRoute: Bool { false }

  func definition(in window: UIWindow) -> StepDefinition? { nil }

  func presentedStep(in window: UIWindow) -> StepDefinition? { nil }

  func step(with context: Context, in window: UIWindow) throws -> (any BoundStep)? { nil }

  func destination(with context: Context) -> any BoundDestination {
    BoundNode(node: self, context: context)
  }

  func adapted<Outer>(_ transform: @escaping @MainActor (Outer) throws -> Context) -> any Node<Outer> {
    AdaptedNode(self, transform: transform)
  }
}
