/// The beginning of a route that is chosen by the window when it is resolved.
final class ChoiceNode<Target: Screen>: Node {
  private let condition: @MainActor (UIWindow) -> Bool
  private let node: any Node<Target>
  private let other: any Node<Target>

  init(
    _ condition: @escaping @MainActor (UIWindow) -> Bool, _ node: any Node<Target>, otherwise other: any Node<Target>
  ) {
    self.condition = condition
    self.node = node
    self.other = other
  }

  var name: String { node.name }

  func definition(in window: UIWindow) -> StepDefinition? { chosen(in: window).definition(in: window) }

  func presentedStep(in window: UIWindow) -> StepDefinition? { chosen(in: window).presentedStep(in: window) }

  func step(with screen: Target, in window: UIWindow) throws -> (any BoundStep)? {
    try chosen(in: window).step(with: screen, in: window)
  }

  func resolve(with screen: Target, into search: inout RouteSearch) throws {
    try chosen(in: search.scope.window).resolve(with: screen, into: &search)
  }

  private func chosen(in window: UIWindow) -> any Node<Target> { condition(window) ? node : other }
}
