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

  init(bound: any BoundDestination) {
    self.bound = bound
  }

  /// The class of the target controller, or the screen.
  public var name: String { bound.name }

  /// What stays the same of the target from request to request; `nil` where only resolving tells which step it is.
  var definition: StepDefinition? { bound.definition }
  /// What the request carries.
  var anyContext: Any? { bound.anyContext }

  /// The target together with its context; `nil` where only resolving tells which step it is.
  ///
  /// - Throws: What context transformers throw.
  func targetStep() throws -> (any BoundStep)? { try bound.targetStep() }

  func resolve(into search: inout RouteSearch) throws {
    try bound.resolve(into: &search)
  }

  /// Whether it is the same step with an equal context. Objects that cannot be compared are equal to themselves, and what
  /// carries nothing is equal; other contexts that cannot be compared never are.
  func isSame(as other: Destination) -> Bool {
    // Comparing takes long, and one new request is compared with all that are under way.
    bound.fingerprint == other.bound.fingerprint && bound.isSame(as: other.bound)
  }
}

extension Destination: @MainActor CustomStringConvertible {
  /// The class of the target controller with the context, or the screen.
  public var description: String { bound.description }
}

/// A step with its context, whatever their types.
@MainActor
protocol BoundDestination: AnyObject {
  var name: String { get }
  /// The name together with the context, where there is any.
  var description: String { get }
  /// The same for the same place, and mostly another one for another.
  var fingerprint: Int { get }
  var definition: StepDefinition? { get }
  var anyContext: Any? { get }
  func targetStep() throws -> (any BoundStep)?
  func isSame(as other: any BoundDestination) -> Bool
  func resolve(into search: inout RouteSearch) throws
}

/// A step of a route with its context.
final class BoundNode<Base: Node>: BoundDestination {
  private let node: Base
  private let typedContext: Base.Context
  private(set) lazy var fingerprint = {
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(node))
    if let context = unwrapped(typedContext) as? any Hashable { context.hash(into: &hasher) }
    return hasher.finalize()
  }()

  @inline(never)  // Inlined, it would look the type up that it is called on.
  init(node: Base, context: Base.Context) {
    self.node = node
    typedContext = context
  }

  var name: String { node.name }
  var definition: StepDefinition? { node.definition }
  var anyContext: Any? { typedContext as Any? }

  func targetStep() throws -> (any BoundStep)? { try node.step(with: typedContext) }

  var description: String {
    guard let context = unwrapped(typedContext), !(context is Void) else { return name }
    return "\(name) with \(ValueText.of(context))"
  }

  func isSame(as other: any BoundDestination) -> Bool {
    guard let other = other as? BoundNode, node === other.node else { return false }
    return isEqual(unwrapped(typedContext), unwrapped(other.typedContext))
  }

  func resolve(into search: inout RouteSearch) throws {
    try node.resolve(with: typedContext, into: &search)
  }

  private func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if one is Void { return other is Void }
    if let one = one as? any Equatable { return isEqual(one, other) }
    return type(of: one) is AnyObject.Type && one as AnyObject === other as AnyObject
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

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { map { $0 as Any } }
}
