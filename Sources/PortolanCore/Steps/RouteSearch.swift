/// The part of a step that does not depend on its types or on the context of a request.
@MainActor
struct StepParts {
  /// The class of the controller that the step yields.
  let viewControllerType: UIViewController.Type
  /// The finder, or `nil` for a choice.
  var finder: (any Finder)?
  /// The type of the factory, or `nil` for a choice.
  var factory: (any AbstractFactory.Type)?
  /// The action that places the controller in the controller of the previous step, or `nil` for a step that only finds.
  var action: StepAction?
  /// The identifier of the tab that the step before this one selects.
  var tab: String?
  /// A Boolean value that indicates whether the step has guards, of its own context or of others.
  var hasGuards = false
}

/// The parts of a step, and its identity.
@MainActor
final class StepDefinition {
  private let parts: StepParts
  /// A Boolean value that indicates whether the step can build a controller that it does not find.
  let builds: Bool

  init(_ parts: StepParts) {
    self.parts = parts
    builds = parts.factory?.builds == true
  }

  var viewControllerType: UIViewController.Type { parts.viewControllerType }
  var action: StepAction? { parts.action }

  // These values never change, and are read for every plan or navigation.

  /// A Boolean value that indicates whether the context of the step is a screen, and so names the step.
  private(set) lazy var isScreen = parts.finder is any NamingFinder
  /// A Boolean value that indicates whether the finder returns the root of the window.
  private(set) lazy var isRoot = parts.finder is any RootSearching
  /// A Boolean value that indicates whether the action sets the root of the window, and so needs no controller.
  private(set) lazy var setsRoot = action?.action is ReplaceRootAction
  /// A Boolean value that indicates whether the factory builds a container from its finished children.
  private(set) lazy var takesChildren = parts.factory is any ContainerFactory.Type && !makesNewContainer
  /// A Boolean value that indicates whether the factory creates one of UIKit's containers each time.
  private(set) lazy var makesNewContainer = parts.factory is any BuiltInContainerFactory.Type
  /// The class name of the controller.
  private(set) lazy var className = ClassDescription.of(viewControllerType).name
  /// The name of the finder, as plans and errors print it.
  private(set) lazy var finderDescription = parts.finder.map { describe($0) } ?? ""

  /// The action, if it places the controller among the children of a container.
  var containerAction: (any ContainerAction)? { action?.containerAction }
}

/// The hooks, the label and the tab that the links around a step add to it when it is bound.
@MainActor
final class StepAdditions {
  typealias Translation = @MainActor (InterceptorAnswer) -> InterceptorAnswer

  /// The guards and tasks, with the contexts in which they were added.
  let hooks: [BoundHooks]
  /// Translates the answers of the guards, also a redirection to a screen of a feature.
  let translate: Translation?
  /// A closure that labels the controller when the user has arrived, for example with its screen.
  let label: (@MainActor (UIViewController) -> Void)?
  /// The identifier of the tab that the step selects for the step that starts from it.
  let tab: String?

  init(
    hooks: [BoundHooks] = [], translate: Translation? = nil, label: (@MainActor (UIViewController) -> Void)? = nil,
    tab: String? = nil
  ) {
    self.hooks = hooks
    self.translate = translate
    self.label = label
    self.tab = tab
  }

  /// Returns these additions, followed by the additions of a link around.
  func followed(by outer: StepAdditions?) -> StepAdditions {
    guard let outer else { return self }
    var translation = translate ?? outer.translate
    if let translate, let next = outer.translate { translation = { next(translate($0)) } }
    return StepAdditions(
      hooks: hooks + outer.hooks, translate: translation, label: outer.label ?? label, tab: outer.tab ?? tab)
  }
}

/// A step of a route together with the context of one request.
@MainActor
class BoundStep {
  /// The part of the step that stays the same from request to request.
  final let definition: StepDefinition
  /// The additions of the links around the step, or `nil` if there are none.
  final let additions: StepAdditions?
  /// The destination of the route, if this is its first step.
  final fileprivate(set) var destination: BoundDestination?

  init(_ definition: StepDefinition, _ additions: StepAdditions?) {
    self.definition = definition
    self.additions = additions
  }

  /// The guards and tasks of the step, with the contexts in which they were added.
  final var hooks: [BoundHooks] { additions?.hooks ?? [] }

  /// The context, for guards and tasks that accept any type.
  var anyContext: Any? { nil }

  /// Returns the controller of the finder, wherever it is.
  func search(in scope: SearchScope) throws -> UIViewController? { nil }

  /// Checks the context with the factory.
  func checkContext() throws {}

  /// Builds the controller, or returns the work that builds it.
  func build(at site: BuildSite) throws -> Work<UIViewController> {
    preconditionFailure("A step has a finder and a factory")
  }

  /// Returns the controller of the finder, or `nil` if it is outside the window, as the user would not see it there.
  final func find(in scope: SearchScope) throws -> UIViewController? {
    guard let found = try search(in: scope), found.isInHierarchy(of: scope.window),
      !found.leaves(with: scope.departing)
    else { return nil }
    return found
  }

  /// Returns the class of a controller that the finder returns although it is not in the window.
  final func foundOutside(in window: UIWindow) -> String? {
    guard let found = try? search(in: SearchScope(window: window)), !found.isInHierarchy(of: window) else { return nil }
    return typeName(found)
  }

  final var hasGuards: Bool { hooks.contains { !$0.guards.isEmpty } }

  final var hasContextTasks: Bool { hooks.contains { $0.contextTaskCount > 0 } }

  /// The screen of the step, or the class of its controller if the step does not belong to a screen.
  final var name: String { definition.isScreen ? nameOfScreen : definition.className }

  /// The name of the screen, made only once since it takes long; the destination has that of the screen to which the user goes.
  final private lazy var nameOfScreen =
    anyContext.map { destination?.name(of: $0) ?? ValueText.of($0) } ?? definition.className

  /// Returns the reason, in words, that the finder has no controller in the window.
  final func reasonMissing(in window: UIWindow) -> String {
    guard let foundOutside = foundOutside(in: window) else { return "\(definition.finderDescription) found none" }
    return "\(definition.finderDescription) found a \(foundOutside) that is not in the window"
  }
}

/// A step with its finder, its factory and a context.
///
/// `Context` is a parameter of its own because a dependent type would be looked up again on each use.
final class StepWithContext<Source: Finder, Builder: AbstractFactory, Context>: BoundStep
where Source.Context == Context, Builder.Context == Context {
  private let finder: Source
  private let factory: Builder
  private let context: Context

  init(_ definition: StepDefinition, _ additions: StepAdditions?, finder: Source, factory: Builder, context: Context) {
    self.finder = finder
    self.factory = factory
    self.context = context
    super.init(definition, additions)
  }

  override var anyContext: Any? { context as Any? }

  override func search(in scope: SearchScope) throws -> UIViewController? {
    try finder.findViewController(with: context, in: scope)
  }

  override func checkContext() throws { try factory.checkContext(context) }

  override func build(at site: BuildSite) throws -> Work<UIViewController> {
    try factory.begin(with: context, at: site)
  }
}

/// The steps that a search has visited so far with the controllers it found, target first.
@MainActor
package struct RouteSearch {
  let scope: SearchScope
  /// The destination of the route that keeps the routes of the screens on the way.
  var destination: BoundDestination?
  /// The embeddings of the features whose routes are resolved, outermost first.
  var features: [ScreenEmbedding] = []
  /// The screens whose routes are resolved, each as part of the route of the one before it.
  var screens: [AnyHashable] = []
  /// A closure that receives each step with the controller that its finder has found.
  private let report: (@MainActor (BoundStep, _ found: UIViewController?) -> Void)?
  private(set) var steps: [BoundStep] = []
  /// The steps that lead to the origin.
  ///
  /// Nothing is left to do for them, and their guards are asked all the same.
  private(set) var passed: [BoundStep] = []
  /// The additions to the first step that are known even if a choice then finds none.
  var additions: StepAdditions?
  /// The controller of the last step, or `nil` if it was not found, or is the root of an empty window.
  private(set) var origin: UIViewController?
  /// The position of the last step whose search waits until the previous step is reached.
  private var lastExpected = -1

  /// Creates an empty search.
  ///
  /// - Parameters:
  ///   - scope: The part of the app to search.
  ///   - report: A closure that receives each step with the controller that its finder has found.
  init(scope: SearchScope, reportingTo report: (@MainActor (BoundStep, _ found: UIViewController?) -> Void)? = nil) {
    self.scope = scope
    self.report = report
    steps.reserveCapacity(4)
  }

  /// Adds the next step of the route.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - found: The controller that its finder found, or `nil`.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/targetNotFound`` if the step before this one selects a tab
  ///   that the controller does not have.
  mutating func append(_ step: BoundStep, found: UIViewController?) throws {
    if steps.isEmpty { step.destination = destination }
    report?(step, found)
    if #available(iOS 18, *), let found, let tab = step.additions?.tab, let before = steps.last {
      _ = try found.tab(tab, for: before)
    }
    steps.append(step)
    origin = found
  }

  /// Adds the next step of the route, whose search waits until the previous step is reached.
  mutating func expect(_ step: BoundStep) {
    lastExpected = steps.count
    steps.append(step)
  }

  /// Searches for the steps whose search had to wait until the origin was known.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/notFound``, and the errors of the finders.
  mutating func searchFromOrigin() throws {
    try findExpected()
    try findUnderModals()
  }

  /// Searches for an expected step right after the origin: no action runs between them that could create its controller.
  ///
  /// If the origin is hidden, another controller may be found in its place. The search is then repeated in the commit,
  /// when the origin is visible, as it is for a controller that does not exist yet.
  private mutating func findExpected() throws {
    guard steps.count > 1, steps.count - 2 == lastExpected, let origin else { return }
    let step = steps[lastExpected]
    var start = scope
    start.start = origin.level
    guard let found = try step.find(in: start), found.isInside(origin) || origin.isShownByContainers else { return }
    report?(step, found)
    passed.append(steps.removeLast())
    self.origin = found
  }

  /// Searches again under the modals for steps that no other step of the route can build.
  ///
  /// A step that can only be found needs a previous step that builds it. If the controller of that previous step
  /// already exists, the missing controller can only be under what covers it. The second search therefore starts there.
  private mutating func findUnderModals() throws {
    while steps.count > 1, steps.count - 2 > lastExpected, let origin {
      let step = steps[steps.count - 2]
      guard !step.definition.builds else { break }
      var uncovered = scope
      uncovered.start = origin.level
      let last = steps.removeLast()
      guard let found = try step.find(in: uncovered) else {
        guard last.additions?.tab != nil else {
          throw RoutingError.notFound(step, from: last, in: scope.window)
        }
        // The tab creates the controller in the commit.
        return steps.append(last)
      }
      report?(step, found)
      passed.append(last)
      self.origin = found
    }
  }
}
