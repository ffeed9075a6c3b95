/// The part of a step that does not depend on its types or on the context of a request, and its identity.
@MainActor
final class StepDefinition {
  /// The class of the controller that the step yields.
  let viewControllerType: UIViewController.Type
  /// The action that places the controller in the controller of the previous step, or `nil` for a step that only finds.
  let action: (any StepAction)?
  /// A Boolean value that indicates whether the step can build a controller that it does not find.
  let builds: Bool
  private let finder: (any Finder)?
  private let factory: (any AbstractFactory.Type)?

  init<Context>(_ link: Link<Context>) {
    viewControllerType = link.viewControllerType
    action = link.action
    finder = link.finder
    factory = link.factory
    builds = link.factory?.builds == true
  }

  // These values never change, and are read for every plan or navigation.

  /// A Boolean value that indicates whether the context of the step is a screen, which then names the step.
  private(set) lazy var isScreen = finder is any NamingFinder
  /// A Boolean value that indicates whether the finder returns the root of the window.
  private(set) lazy var isRoot = finder is any RootSearching
  /// A Boolean value that indicates whether the action sets the root of the window, which needs no controller.
  private(set) lazy var setsRoot = action?.action is ReplaceRootAction
  /// A Boolean value that indicates whether the factory builds a container from its finished children.
  private(set) lazy var takesChildren = factory is any ContainerFactory.Type && !makesNewContainer
  /// A Boolean value that indicates whether the factory creates one of UIKit's containers each time.
  private(set) lazy var makesNewContainer = factory is any BuiltInContainerFactory.Type
  /// The class name of the controller.
  private(set) lazy var className = ClassDescription.of(viewControllerType).name
  /// The name of the finder, as plans and errors print it.
  private(set) lazy var finderDescription = finder.map { describe($0) } ?? ""

  /// The action, if it places the controller among the children of a container.
  var containerAction: (any ContainerAction)? { action?.asContainerAction }
}

/// A step of a route together with the context of one request.
@MainActor
class BoundStep {
  /// The part of the step that stays the same from request to request.
  final let definition: StepDefinition
  /// The guards and tasks of the step, with the contexts in which they were added.
  @exclusivity(unchecked) final var hooks: [BoundHooks] = []
  /// Translates the answers of the guards, which may redirect to a screen of a feature.
  final var translate: @MainActor (InterceptorAnswer) -> InterceptorAnswer = { $0 }
  /// A closure that labels the controller when the user has arrived, for example with its screen.
  final var label: (@MainActor (UIViewController) -> Void)?

  init(_ definition: StepDefinition) {
    self.definition = definition
  }

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
    guard let found = try search(in: scope), found.isInHierarchy(of: scope.window) else { return nil }
    return found
  }

  /// Returns the class of a controller that the finder returns although it is not in the window.
  final func stray(in window: UIWindow) -> String? {
    guard let found = try? search(in: SearchScope(window: window)), !found.isInHierarchy(of: window) else { return nil }
    return typeName(found)
  }

  final var hasGuards: Bool {
    for hooks in hooks where !hooks.guards.isEmpty { return true }
    return false
  }

  final var hasContextTasks: Bool {
    for hooks in hooks where hooks.hasContextTasks { return true }
    return false
  }

  /// The screen of the step, or the class of its controller if the step does not belong to a screen.
  final var name: String {
    if definition.isScreen, let screen = anyContext { return ValueText.of(screen) }
    return definition.className
  }

  /// Returns the reason, in words, that the finder has no controller in the window.
  final func reasonMissing(in window: UIWindow) -> String {
    guard let stray = stray(in: window) else { return "\(definition.finderDescription) found none" }
    return "\(definition.finderDescription) found a \(stray) that is not in the window"
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

  init(_ definition: StepDefinition, finder: Source, factory: Builder, context: Context) {
    self.finder = finder
    self.factory = factory
    self.context = context
    super.init(definition)
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
