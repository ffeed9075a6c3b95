/// A step that is chosen from several while the route is resolved.
final class SwitchNode<ViewController: UIViewController, Context>: Node {
  /// A closure that resolves one case, or returns `false` if the case does not apply.
  typealias Case = @MainActor (Context, inout RouteSearch) throws -> Bool

  private let cases: [Case]
  private let fallback: (@MainActor (Context) throws -> DestinationStep<ViewController, Context>)?

  init(cases: [Case], fallback: (@MainActor (Context) throws -> DestinationStep<ViewController, Context>)?) {
    self.cases = cases
    self.fallback = fallback
  }

  var name: String { typeName(ViewController.self) }

  func resolve(with context: Context, into search: inout RouteSearch) throws {
    for attempt in cases where try attempt(context, &search) { return }
    guard let fallback else {
      throw RoutingError(
        .nothingToStartFrom, step: name,
        reason: "none of the \(cases.count) cases of SwitchAssembly applies, and it has no default",
        fix: "assemble the switch with a default step")
    }
    try fallback(context).node.resolve(with: context, into: &search)
  }
}
