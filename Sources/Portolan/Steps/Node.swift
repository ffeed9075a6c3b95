/// A link of the chain that a route is: it knows how to look for itself, and what it starts from.
///
/// The only erasure of the route's types. The context keeps its type, so that nothing is cast while routing.
@MainActor
protocol Node<Context>: AnyObject {
  associatedtype Context

  /// The class of the controller that the node yields, for people.
  var name: String { get }

  /// A Boolean value that indicates whether the step starts from no other one, as ``GeneralStep/current()`` does.
  var endsRoute: Bool { get }

  /// This step together with a context, as a place to go.
  func destination(with context: Context) -> any BoundDestination

  /// What stays the same of this step from request to request; `nil` where only resolving tells which step it is.
  var definition: StepDefinition? { get }

  /// This very step for a context; `nil` where only resolving tells which step it is.
  func step(with context: Context) throws -> (any BoundStep)?

  /// Looks for the controller of this step and, where it is missing, goes on with the step this one starts from.
  ///
  /// - Throws: ``RoutingError`` where the chain ends without a controller, and what the finders throw.
  func resolve(with context: Context, into search: inout RouteSearch) throws
}

/// A step of another context in a chain.
final class AdaptedNode<Context, Base: Node>: Node {
  private let base: Base
  private let transform: @MainActor (Context) throws -> Base.Context

  init(_ base: Base, transform: @escaping @MainActor (Context) throws -> Base.Context) {
    self.base = base
    self.transform = transform
  }

  var name: String { base.name }
  var definition: StepDefinition? { base.definition }
  var endsRoute: Bool { base.endsRoute }

  func step(with context: Context) throws -> (any BoundStep)? { try base.step(with: transform(context)) }

  func resolve(with context: Context, into search: inout RouteSearch) throws {
    try base.resolve(with: transform(context), into: &search)
  }
}

extension Node {
  var definition: StepDefinition? { nil }
  var endsRoute: Bool { false }

  func step(with context: Context) throws -> (any BoundStep)? { nil }

  func destination(with context: Context) -> any BoundDestination {
    BoundNode(node: self, context: context)
  }

  func adapted<Outer>(_ transform: @escaping @MainActor (Outer) throws -> Context) -> any Node<Outer> {
    AdaptedNode(self, transform: transform)
  }
}
