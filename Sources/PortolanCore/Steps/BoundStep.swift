/// A step of a route together with the context of one request.
@MainActor
class BoundStep {
  /// The part of the step that stays the same from request to request.
  final let definition: StepDefinition
  /// The guards and tasks of the step, with the contexts in which they were added.
  final var hooks: [BoundHooks] = []
  /// Translates the answers of the guards, which may redirect to a screen of a feature.
  final var translate: @MainActor (InterceptorAnswer) -> InterceptorAnswer = { $0 }
  /// A closure that labels the controller when the user has arrived, for example with its screen.
  final var label: (@MainActor (UIViewController) -> Void)?

  init(_ definition: StepDefinition) {
    self.definition = definition
  }

  /// The context, for guards and tasks that accept any type.
  var anyContext: Any? { nil }
  /// The name of the finder, as plans and errors print it.
  var finderDescription: String { "" }

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

  final var hasContextTasks: Bool { hooks.contains { $0.contextTaskCount > 0 } }

  /// The screen of the step, or the class of its controller if the step does not belong to a screen.
  final var name: String {
    if definition.isScreen, let screen = anyContext { return ValueText.of(screen) }
    return definition.className
  }

  /// Returns the reason, in words, that the finder has no controller in the window.
  final func reasonMissing(in window: UIWindow) -> String {
    guard let stray = stray(in: window) else { return "\(finderDescription) found none" }
    return "\(finderDescription) found a \(stray) that is not in the window"
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
  override var finderDescription: String { describe(finder) }

  override func search(in scope: SearchScope) throws -> UIViewController? {
    try finder.findViewController(with: context, in: scope)
  }

  override func checkContext() throws { try factory.checkContext(context) }

  override func build(at site: BuildSite) throws -> Work<UIViewController> {
    try factory.begin(with: context, at: site).map { $0 }
  }
}
