/// The beginning of a route that is declared as a step.
///
/// Such a step finds and builds the controller in its own way and does not name the screen. This node therefore labels
/// the controller with the screen.
final class DeclaredStepNode<Target: Screen>: Node {
  private let base: any Node<Target>

  init(_ base: any Node<Target>) {
    self.base = base
  }

  var name: String { base.name }

  func definition(in window: UIWindow) -> StepDefinition? { base.definition(in: window) }

  func presentedStep(in window: UIWindow) -> StepDefinition? { base.presentedStep(in: window) }

  func step(with screen: Target, in window: UIWindow) throws -> (any BoundStep)? {
    try base.step(with: screen, in: window)
  }

  func resolve(with screen: Target, into search: inout RouteSearch) throws {
    let index = search.steps.count
    try base.resolve(with: screen, into: &search)
    search.add(
      StepLabel(index: index) { if $0.screen(as: Target.self) != screen { $0.setScreen(screen) } })
  }
}
