/// The beginning of a route that is declared as a step, which finds and builds the controller of a screen in its own way,
/// and does not say which screen it is.
final class DeclaredStepNode<Target: Screen>: Node {
  private let base: any Node<Target>

  init(_ base: any Node<Target>) {
    self.base = base
  }

  var name: String { base.name }
  var definition: StepDefinition? { base.definition }

  func step(with screen: Target) throws -> ResolvedStep? { try base.step(with: screen) }

  func resolve(with screen: Target, into search: inout RouteSearch) throws {
    let index = search.steps.count
    try base.resolve(with: screen, into: &search)
    search.note(screen, at: index)
  }
}

/// The screen that the controller of a step is to be known by.
@MainActor
struct ScreenOfStep {
  /// The position of the step in its route, counted from 0 for the target.
  let index: Int
  private let note: @MainActor (UIViewController) -> Void

  init<Target: Screen>(_ screen: Target, at index: Int) {
    self.index = index
    note = { if $0.screen(as: Target.self) != screen { $0.setScreen(screen) } }
  }

  /// Notes it on the controller that the step has found or built.
  func note(on viewController: UIViewController) { note(viewController) }
}
