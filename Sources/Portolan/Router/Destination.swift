/// A place to go together with what it needs: a step and its context.
@MainActor
public struct Destination {
  private let bound: any BoundDestination

  /// - Parameters:
  ///   - step: The screen.
  ///   - context: What tells one instance of the screen from another.
  public init<ViewController: UIViewController, Context>(
    _ step: DestinationStep<ViewController, Context>, with context: Context
  ) {
    bound = step.node.destination(with: context)
  }

  /// The class of the target controller.
  public var name: String { bound.name }

  func resolve(into search: inout RouteSearch) throws {
    try bound.resolve(into: &search)
  }

  /// Whether it is the same step with an equal context. Contexts that cannot be compared are never equal, save those
  /// that carry nothing.
  func isSame(as other: Destination) -> Bool {
    bound.identity == other.bound.identity && bound.hasEqualContext(to: other.bound)
  }
}

/// A step with its context, whatever their types.
@MainActor
protocol BoundDestination: AnyObject {
  var name: String { get }
  var identity: ObjectIdentifier { get }
  var context: Any { get }
  func resolve(into search: inout RouteSearch) throws
}

extension BoundDestination {
  func hasEqualContext(to other: any BoundDestination) -> Bool {
    isEqual(unwrapped(context), unwrapped(other.context))
  }

  private func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if one is Void { return other is Void }
    guard let one = one as? any Equatable else { return false }
    return isEqual(one, other)
  }

  private func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    other as? Value == one
  }

  /// The value inside all optionals around it.
  private func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped.flatMap(unwrapped)
  }
}

/// The one form of a ``BoundDestination``.
final class BoundNode<Base: Node>: BoundDestination {
  private let node: Base
  private let typedContext: Base.Context

  @inline(never)  // Inlined, it would look the type up that it is called on.
  init(node: Base, context: Base.Context) {
    self.node = node
    typedContext = context
  }

  var name: String { node.name }
  var identity: ObjectIdentifier { ObjectIdentifier(node) }
  var context: Any { typedContext }

  func resolve(into search: inout RouteSearch) throws {
    try node.resolve(with: typedContext, into: &search)
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { map { $0 as Any } }
}
