extension UIViewController {
  /// Returns a tab of the tab bar controller that this controller is or is in.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the tab.
  ///   - step: The step that needs the tab, for the error.
  /// - Returns: The tab.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/targetNotFound`` if there is no such tab.
  @available(iOS 18, *)
  func tab(_ identifier: String, for step: BoundStep) throws -> UITab {
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
    for step: BoundStep
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
