/// A value that a router can navigate to: a ``Screen``, a ``DestinationStep`` that accepts any context, or a
/// ``Destination``.
public protocol NavigationTarget {
  /// The value as a destination.
  @MainActor var destination: Destination { get }
}

/// A target for a navigation: a step together with its context, or a screen.
///
/// ```swift
/// let destination = productScreen(42)
/// try await router.navigate(to: destination)
/// ```
@MainActor
public struct Destination {
  private let bound: any BoundDestination

  /// Creates a destination from a step and its context.
  ///
  /// - Parameters:
  ///   - step: The step that yields the target controller.
  ///   - context: The value that distinguishes instances of the screen, such as the identifier of a product.
  public init<ViewController: UIViewController, Context>(
    _ step: DestinationStep<ViewController, Context>, with context: Context
  ) {
    bound = step.node.destination(with: context)
  }

  init(bound: any BoundDestination) {
    self.bound = bound
  }

  /// The name of the screen, or the class of the target controller.
  public var name: String { bound.name }

  /// The context of the request.
  var anyContext: Any? { bound.anyContext }

  /// Returns the part of the target that stays the same from request to request, or `nil` if only resolving determines
  /// the step.
  func definition(in window: UIWindow) -> StepDefinition? { bound.definition(in: window) }

  /// Returns the target with its context, or `nil` if only resolving determines the step.
  ///
  /// - Parameter window: The window of the request.
  /// - Returns: The target step bound to its context.
  /// - Throws: The errors of context transformers.
  func targetStep(in window: UIWindow) throws -> (any BoundStep)? { try bound.targetStep(in: window) }

  func resolve(into search: inout RouteSearch) throws {
    try bound.resolve(into: &search)
  }

  /// Returns a Boolean value that indicates whether another destination has the same step and an equal context.
  ///
  /// Two contexts without `Equatable` are equal only if both are the same object, or if both are empty (`nil` or
  /// `Void`).
  ///
  /// - Parameter other: Another destination.
  /// - Returns: `true` if a request for this destination can join a request for the other one.
  package func isSame(as other: Destination) -> Bool {
    // One new request is compared with all requests under way, and a full comparison takes long.
    bound.fingerprint == other.bound.fingerprint && bound.isSame(as: other.bound)
  }
}

extension Destination: NavigationTarget {
  /// This destination.
  public var destination: Destination { self }
}

extension DestinationStep: NavigationTarget where Context == Any? {
  /// The step with an empty context, as a destination.
  public var destination: Destination { Destination(self, with: nil) }
}

extension DestinationStep {
  /// Returns the step with a context, as a destination.
  ///
  /// ```swift
  /// try await router.navigate(to: productScreen(42))
  /// ```
  ///
  /// - Parameter context: The value that distinguishes instances of the screen, such as the identifier of a product.
  /// - Returns: The destination.
  public func callAsFunction(_ context: Context) -> Destination { Destination(self, with: context) }
}

extension DestinationStep where Context == Void {
  /// Returns the step as a destination.
  ///
  /// - Returns: The destination.
  public func callAsFunction() -> Destination { Destination(self, with: ()) }
}

extension Destination: @MainActor CustomStringConvertible {
  /// The name of the screen, or the class of the target controller followed by the context.
  public var description: String { bound.description }
}

/// A step with its context, with both types erased.
@MainActor
protocol BoundDestination: AnyObject {
  var name: String { get }
  /// The name, followed by the context if there is one.
  var description: String { get }
  /// A hash value, which is the same for equal destinations and usually different for others.
  var fingerprint: Int { get }
  var anyContext: Any? { get }
  func definition(in window: UIWindow) -> StepDefinition?
  func targetStep(in window: UIWindow) throws -> (any BoundStep)?
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

  @inline(never)  // If it were inlined, each call would look up the type.
  init(node: Base, context: Base.Context) {
    self.node = node
    typedContext = context
  }

  var name: String { node.name }
  var anyContext: Any? { typedContext as Any? }

  func definition(in window: UIWindow) -> StepDefinition? { node.definition(in: window) }

  func targetStep(in window: UIWindow) throws -> (any BoundStep)? { try node.step(with: typedContext, in: window) }

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

  /// Returns the value inside all optionals that wrap it.
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
