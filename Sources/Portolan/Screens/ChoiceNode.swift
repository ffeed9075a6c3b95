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

  func resolve(with screen: Target, into search: inout RouteSearch) throws {
    let chosen = condition(search.scope.window) ? node : other
    try chosen.resolve(with: screen, into: &search)
  }
}
