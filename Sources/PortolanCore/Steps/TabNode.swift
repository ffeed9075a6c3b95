/// A step that leads to a tab bar controller, in which the step before it selects a tab.
final class TabNode<Context>: Node {
  private let tab: String
  private let base: any Node<Context>

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - tab: The identifier of the tab.
  ///   - base: The step that leads to the tab bar controller.
  init(_ tab: String, in base: any Node<Context>) {
    self.tab = tab
    self.base = base
  }

  var name: String { base.name }
  var endsRoute: Bool { base.endsRoute }

  func definition(in window: UIWindow) -> StepDefinition? { base.definition(in: window) }

  func step(with context: Context, in window: UIWindow) throws -> (any BoundStep)? {
    try base.step(with: context, in: window)
  }

  func resolve(with context: Context, into search: inout RouteSearch) throws {
    let step = search.steps.last
    step?.tab = tab
    let count = search.steps.count
    try base.resolve(with: context, into: &search)
    guard #available(iOS 18, *), let step, search.steps.count == count + 1, let origin = search.origin else { return }
    _ = try origin.tab(tab, for: step)
  }
}

extension UIViewController {
  /// Returns a tab of the tab bar controller that this controller is or is in.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the tab.
  ///   - step: The step that needs the tab, for the error.
  /// - Returns: The tab.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/targetNotFound`` if there is no such tab.
  @available(iOS 18, *)
  func tab(_ identifier: String, for step: any BoundStep) throws -> UITab {
    let container = nearest(UITabBarController.self)
    if let tab = container?.tab(forIdentifier: identifier) { return tab }
    throw RoutingError.tabNotFound(identifier, in: container, at: self, for: step)
  }
}

@MainActor
extension RoutingError {
  @available(iOS 18, *)
  fileprivate static func tabNotFound(
    _ identifier: String, in container: UITabBarController?, at viewController: UIViewController,
    for step: any BoundStep
  ) -> RoutingError {
    let tabs = container?.tabs.map { "\"\($0.identifier)\"" } ?? []
    let found =
      container == nil
      ? "\(typeName(viewController)) is in no tab bar controller"
      : tabs.isEmpty ? "the tab bar controller has no tabs" : "the tabs are \(tabs.joined(separator: ", "))"
    return RoutingError(
      .targetNotFound, step: step.name,
      reason: "there is no tab \"\(identifier)\": \(found)",
      fix: "give the tab bar controller a UITab with that identifier, or use part(of:) if it has view controllers")
  }
}
