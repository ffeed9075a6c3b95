/// A value that a router can navigate to: a ``Screen``, a ``DestinationStep`` that accepts any context, or a
/// ``Destination``.
///
/// ```swift
/// func open(_ target: some NavigationTarget) { router.go(target) }
///
/// open(ShopScreen.bag)
/// open(homeScreen)
/// open(productScreen(42))
/// ```
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
public struct Destination: NavigationTarget, @MainActor CustomStringConvertible {
  private let bound: BoundDestination

  /// Creates a destination from a step and its context.
  ///
  /// ```swift
  /// let destination = Destination(productScreen, with: 42)
  /// router.go(destination)
  /// ```
  ///
  /// - Parameters:
  ///   - step: The step that yields the target controller.
  ///   - context: The value that distinguishes instances of the screen, such as the identifier of a product.
  public init<ViewController: UIViewController, Context>(
    _ step: DestinationStep<ViewController, Context>, with context: Context
  ) { bound = BoundNode(step.node, context) }

  /// The name of the screen, or the class of the target controller.
  public var name: String { bound.name }

  /// The context of the request.
  package var anyContext: Any? { bound.anyContext }

  /// Returns the target with its context, or `nil` if only resolving determines the step.
  ///
  /// - Parameter window: The window of the request.
  /// - Returns: The target step bound to its context.
  /// - Throws: The errors of context transformers.
  func targetStep(in window: UIWindow) throws -> BoundStep? { try bound.targetStep(in: window) }

  /// Returns a Boolean value that indicates whether the target has guards that need no route.
  func hasGuards(in window: UIWindow) -> Bool { bound.hasGuards(in: window) }

  /// Returns the destination for one more request or plan, whose screens have the routes that they have now.
  func renewed() -> Destination {
    if bound.isTaken { return Destination(bound: bound.renewed()) }
    bound.isTaken = true
    return self
  }

  private init(bound: BoundDestination) { self.bound = bound }

  func resolve(into search: inout RouteSearch) throws {
    search.destination = bound
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

  /// This destination.
  public var destination: Destination { self }

  /// The name of the screen, or the class of the target controller followed by the context.
  public var description: String { bound.description }

  /// Creates a destination from a screen.
  ///
  /// - Parameter screen: The screen, whose ``Screen/route`` leads to it.
  public init<Target: Screen>(_ screen: Target) {
    bound = BoundNode(nil, screen) { screen.route.step.node }
  }

  /// Returns the screen of this destination, for routers of an app's own and for tests.
  ///
  /// ```swift
  /// let result = try await router.navigate(to: ShopScreen.settings)
  /// if result.destination.screen(as: ShopScreen.self) == .login { log("a guard has redirected the user") }
  /// ```
  ///
  /// - Parameter type: The enum of the app's screens.
  /// - Returns: The screen, or `nil` if the destination is no screen of this type.
  public func screen<Target: Screen>(as type: Target.Type = Target.self) -> Target? { anyContext as? Target }
}

extension Step: NavigationTarget where Needs == Complete, Context == Any? {
  /// The step with an empty context, as a destination.
  public var destination: Destination { Destination(self, with: nil) }
}

extension Step where Needs == Complete {
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

extension Step where Needs == Complete, Context == Void {
  /// Returns the step as a destination.
  ///
  /// - Returns: The destination.
  public func callAsFunction() -> Destination { Destination(self, with: ()) }
}

/// The route to a step or a screen with its context, of any type.
@MainActor
class BoundDestination {
  /// The identity of the step, or `nil` for a screen, since a screen is its own identity.
  fileprivate let definition: StepDefinition?
  /// A Boolean value that indicates whether a request or a plan has taken this value.
  @exclusivity(unchecked) final var isTaken = false
  /// The routes of the screens on the way.
  private lazy var nodes: [AnyHashable: Any] = [:]

  init(_ definition: StepDefinition?) { self.definition = definition }

  var anyContext: Any? { nil }

  func targetStep(in window: UIWindow) throws -> BoundStep? { nil }

  func hasGuards(in window: UIWindow) -> Bool { false }

  func renewed() -> BoundDestination { self }

  func resolve(into search: inout RouteSearch) throws {}

  /// Returns the steps of the route of a screen on the way.
  ///
  /// They are assembled only once so that the guards recognise the steps that they were asked about.
  final func node<Key: Hashable>(of screen: Key, assembling assemble: () -> Node<Key>) -> Node<Key> {
    if let node = nodes[screen] as? Node<Key> { return node }
    let node = assemble()
    nodes[screen] = node
    return node
  }

  /// Returns the name if it is that of a screen.
  final func name(of screen: Any) -> String? { definition == nil && isEqual(anyContext, screen) ? name : nil }

  final private(set) lazy var name = definition?.className ?? ValueText.of(anyContext as Any)

  /// A hash value that is the same for equal destinations and usually different for others.
  final private(set) lazy var fingerprint = {
    var hasher = Hasher()
    hasher.combine(definition.map(ObjectIdentifier.init))
    if let context = unwrapped(anyContext as Any) as? any Hashable { context.hash(into: &hasher) }
    return hasher.finalize()
  }()

  /// The name, followed by the context if there is one.
  final var description: String {
    guard definition != nil, let context = unwrapped(anyContext as Any), !(context is Void) else { return name }
    return "\(name) with \(ValueText.of(context))"
  }

  final func isSame(as other: BoundDestination) -> Bool {
    definition === other.definition && isEqual(unwrapped(anyContext as Any), unwrapped(other.anyContext as Any))
  }

  private func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if one is Void { return other is Void }
    if let one = one as? any Equatable { return isEqual(one, other) }
    return type(of: one) is AnyObject.Type && one as AnyObject === other as AnyObject
  }

  private func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { other as? Value == one }

  /// Returns the value inside all optionals that wrap it.
  private func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped.flatMap(unwrapped)
  }
}

/// The route to a step or a screen with its context.
final class BoundNode<Context>: BoundDestination {
  private let context: Context
  private let assemble: @MainActor () -> Node<Context>
  /// The steps of the route, assembled only once so that the guards recognise the steps that they were asked about.
  private lazy var node = assemble()

  /// Creates the destination of a step.
  convenience init(_ node: Node<Context>, _ context: Context) { self.init(node.definition, context) { node } }

  /// Creates the destination of a step, or of a screen, whose route is assembled when it is needed.
  init(_ definition: StepDefinition?, _ context: Context, _ assemble: @escaping @MainActor () -> Node<Context>) {
    self.context = context
    self.assemble = assemble
    super.init(definition)
  }

  override func renewed() -> BoundDestination { BoundNode(definition, context, assemble) }

  override var anyContext: Any? { context as Any? }

  override func targetStep(in window: UIWindow) throws -> BoundStep? { try node.target(with: context, in: window) }

  override func hasGuards(in window: UIWindow) -> Bool { node.hasGuards(in: window) }

  override func resolve(into search: inout RouteSearch) throws { try node.resolve(with: context, into: &search) }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { map { $0 as Any } }
}
