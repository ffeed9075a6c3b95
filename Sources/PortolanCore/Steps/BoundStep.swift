/// The state of one step while a request carries out its route.
@MainActor
class StepState {
  /// The part of the step that stays the same from request to request.
  final let definition: StepDefinition
  /// The controller of the step, or `nil` until it is found or built.
  ///
  /// It is also `nil` while the request waits for a guard.
  final var viewController: UIViewController?
  /// A Boolean value that indicates whether the action of the step runs in the commit stage.
  final var isToBeIntegrated = false
  /// A Boolean value that indicates whether the action was checked ahead on the controllers that it will work on.
  final var isChecked = false
  /// A Boolean value that indicates whether the controller moves from the hierarchy into a container that was built.
  final var isToBeEmbedded = false
  /// The identifier of the tab in which the controller is, if the step selects a tab that may not have created it yet.
  final var tab: String?
  /// The class of a controller that the finder returned although it is not in the window.
  final fileprivate(set) var stray: String?

  init(_ definition: StepDefinition) {
    self.definition = definition
  }
}

/// A step of a route together with the context of one request.
@MainActor
protocol BoundStep: StepState {
  /// The context, for guards and tasks that accept any type.
  var anyContext: Any? { get }
  /// The name of the finder, as plans and errors print it.
  var finderDescription: String { get }

  func runInterceptor(at index: Int) async throws -> InterceptorAnswer
  /// Returns the answer of a guard that needs no waiting, or `nil` if it may wait.
  func answerAtOnce(ofInterceptorAt index: Int) throws -> InterceptorAnswer?
  /// Returns the controller of the step, or `nil` if it is not in the window of the search.
  func find(in scope: SearchScope) throws -> UIViewController?
  /// Checks the context with the factory.
  func checkContext() throws
  /// Builds the controller, or returns the work that builds it.
  func build(at site: BuildSite) throws -> FactoryProduct<UIViewController>
  func runContextTasks(on viewController: UIViewController) async throws
  /// Runs the context tasks, if none of them waits.
  func runContextTasksAtOnce(on viewController: UIViewController) throws
  /// Runs each post-routing task and returns the errors that the tasks threw.
  func runPostTasks(on viewController: UIViewController, routingStack: [UIViewController]) async -> [any Error]
}

extension BoundStep {
  /// The screen of the step, or the class of its controller if the step does not belong to a screen.
  var name: String {
    if definition.isScreen, let screen = anyContext { return ValueText.of(screen) }
    return definition.className
  }

  /// The reason, in words, that the finder has no controller in the window.
  var missing: String {
    guard let stray else { return "\(finderDescription) found none" }
    return "\(finderDescription) found a \(stray) that is not in the window"
  }
}

/// A ``StepNode`` together with the context of one request.
final class BoundStepNode<Source: Finder, Builder: AbstractFactory, Context, RouteContext>: StepState, BoundStep
where Source.ViewController == Builder.ViewController, Source.Context == Context, Builder.Context == Context {
  private let node: StepNode<Source, Builder, Context, RouteContext>
  private let context: Context

  @inline(never)  // If it were inlined, each call would look up the type.
  init(node: StepNode<Source, Builder, Context, RouteContext>, context: Context) {
    self.node = node
    self.context = context
    super.init(node)
  }

  var anyContext: Any? { context as Any? }
  var finderDescription: String { describe(node.finder) }

  func runInterceptor(at index: Int) async throws -> InterceptorAnswer {
    try await node.hooks.guards[index].ask(context)
  }

  func answerAtOnce(ofInterceptorAt index: Int) throws -> InterceptorAnswer? {
    try node.hooks.guards[index].askAtOnce?(context)
  }

  /// Returns the controller of the finder, or `nil` if it is outside the window, as the user would not see it there.
  func find(in scope: SearchScope) throws -> UIViewController? {
    guard let found = try node.finder.findViewController(with: context, in: scope) else { return nil }
    if found.isInHierarchy(of: scope.window) { return found }
    stray = typeName(found)
    return nil
  }

  func checkContext() throws { try node.factory.checkContext(context) }

  func build(at site: BuildSite) throws -> FactoryProduct<UIViewController> {
    try node.factory.begin(with: context, at: site).erased
  }

  func runContextTasks(on viewController: UIViewController) async throws {
    let viewController = try typed(viewController)
    for task in node.hooks.contextTasks { try await task.perform(viewController, context) }
  }

  func runContextTasksAtOnce(on viewController: UIViewController) throws {
    let viewController = try typed(viewController)
    for task in node.hooks.contextTasks { try task.performAtOnce?(viewController, context) }
  }

  func runPostTasks(
    on viewController: UIViewController, routingStack: [UIViewController]
  ) async -> [any Error] {
    var failures: [any Error] = []
    for task in node.hooks.postTasks {
      do {
        try await task(typed(viewController), context, routingStack)
      } catch {
        failures.append(error)
      }
    }
    return failures
  }

  private func typed(_ viewController: UIViewController) throws -> Source.ViewController {
    if let viewController = viewController as? Source.ViewController { return viewController }
    throw RoutingError.typeMismatch(viewController, step: name)
  }
}
