// The faults that the stages throw, each with its text.
@MainActor
extension RoutingError {
  static func nothingToStartFrom(_ step: BoundStep, in scope: SearchScope) -> RoutingError {
    if scope.window.rootViewController == nil { return emptyWindow(step.name) }
    return RoutingError(
      .nothingToStartFrom, step: step.name,
      reason:
        "there is nothing to start from: \(step.reasonMissing(in: scope.window)), and the route starts with that step",
      fix: step.foundOutside(in: scope.window) == nil
        ? "give the step of \(step.name) a factory and an action, such as present from Step.current, or "
          + "show \(step.name) before the route needs it"
        : "let the finder return a controller in the window of the router")
  }

  package static func emptyWindow(_ step: String?) -> RoutingError {
    RoutingError(
      .nothingToStartFrom, step: step,
      reason: "there is nothing to start from, because the window has no root view controller",
      fix: "set window.rootViewController first, or begin the route with replaceRoot from Step.root")
  }

  static func notFound(_ step: BoundStep, from origin: BoundStep, in window: UIWindow) -> RoutingError {
    RoutingError(
      .notFound, step: step.name,
      reason: "\(step.name) is not in the hierarchy: \(step.reasonMissing(in: window)), "
        + "and the step it starts from, \(origin.name), is already in the hierarchy and does not create it",
      fix: step.definition.isScreen
        ? brought(step, by: origin)
        : "give the step a factory and an action, widen the search options, or start it from a step that builds it")
  }

  static func targetNotFound(_ step: BoundStep, in container: BoundStep, of window: UIWindow) -> RoutingError {
    RoutingError(
      .targetNotFound, step: step.name,
      reason: "\(step.name) is not in the hierarchy although \(container.name) was built for it: "
        + step.reasonMissing(in: window),
      fix: step.definition.isScreen
        ? brought(step, by: container)
        : "let the factory of \(container.name) create \(step.name), or widen the search options of the finder")
  }

  /// Returns advice for a step that is identified by its screen and not by its class.
  private static func brought(_ step: BoundStep, by container: BoundStep) -> String {
    "let the assembly of \(container.name) create \(step.name) and mark it as that screen: call setScreen(_:) on the "
      + "child, or build it with buildController(for:)"
  }

  static func typeMismatch(_ viewController: UIViewController, step: String) -> RoutingError {
    RoutingError(
      .typeMismatch, step: step,
      reason: "the step yields \(step), but its controller is a \(typeName(viewController))",
      fix: "let the finder and the factory return a \(step)")
  }

  static func notDismissible(_ viewController: UIViewController, for step: String) -> RoutingError {
    RoutingError(
      .notDismissible, step: step,
      reason: "\(typeName(viewController)) would have to leave the screen, but it refuses to be dismissed",
      fix: "finish what \(typeName(viewController)) is doing first, or let its canBeDismissed return true")
  }

  static func leaveDenied(_ viewController: UIViewController, for step: String) -> RoutingError {
    RoutingError(
      .leaveDenied, step: step,
      reason: "\(typeName(viewController)) would have to leave the screen, and the user was asked and kept it",
      fix: "navigate again when the changes in \(typeName(viewController)) are saved or discarded")
  }

  static func alertWaits(_ alert: UIAlertController, for step: String) -> RoutingError {
    let title = alert.title ?? alert.message
    var error = RoutingError(
      .notDismissible, step: step,
      reason: "the user is answering \(title.map { "the alert “\($0)”" } ?? "an alert"), "
        + "which the navigation would have to dismiss",
      fix: "navigate again when the alert is answered, or show the alert with ask(_:), "
        + "because a navigation may dismiss the alert of a question")
    error.blockingAlert = { [weak alert] in alert }
    return error
  }

  static func targetLeft(_ viewController: UIViewController, at step: BoundStep) -> RoutingError {
    RoutingError(
      .targetLeft, step: step.name,
      reason:
        "\(typeName(viewController)) was found or added and is no longer shown: code that ran meanwhile, such as its "
        + "viewDidAppear, or the user took it away, its animation took it back, or its action did not add it",
      fix:
        "decide in a guard whether the screen may be shown, and redirect from there instead of leaving in viewDidAppear"
    )
  }

  static func notShown(_ viewController: UIViewController, by container: UIViewController) -> RoutingError {
    RoutingError(
      .actionRefused, step: typeName(viewController),
      reason: "\(typeName(container)) did not show \(typeName(viewController))",
      fix: "let the container show each of its children when code selects it")
  }

  static func transitionLasts(at container: UIViewController, before step: String) -> RoutingError {
    RoutingError(
      .timedOut, step: step,
      reason: "a transition of \(typeName(container)) has not ended in \(RequestLimits.current.patience)",
      fix: "let its animation controller call completeTransition(_:) in every case")
  }

  package static func noWindow() -> RoutingError {
    RoutingError(
      .noWindow, step: nil,
      reason: "there is no window to navigate in",
      fix: "call makeKeyAndVisible() on the window first, or give the router its window")
  }

  static func superseded(by newer: Destination) -> RoutingError {
    RoutingError(
      .superseded, step: nil,
      reason: "a newer request, to \(newer), replaced it",
      fix: "navigate again, or use the policy .enqueue if every request matters")
  }

  static func rejected(because other: Destination) -> RoutingError {
    RoutingError(
      .rejected, step: nil,
      reason: "the request to \(other) is under way, and the policy is .reject",
      fix: "navigate again when it is answered, or use the policy .enqueue")
  }

  package static func waitsForItself() -> RoutingError {
    RoutingError(
      .waitsForItself, step: nil,
      reason: "the request came from a factory, an action or a context task of a navigation in the same window, "
        + "or from a guard of this very request, so that the two would wait for each other",
      fix: "navigate from a post-routing task, redirect from the guard, or navigate when that navigation is over")
  }

  static func hierarchyChanged() -> RoutingError {
    RoutingError(
      .hierarchyChanged, step: nil,
      reason: "the hierarchy kept changing while the screens were being built",
      fix: "let the factories of the route return quickly without changing anything on screen, and do slow work in the "
        + "screen itself")
  }

  static func notAmongChildren(_ viewController: UIViewController, of container: UIViewController) -> RoutingError {
    let name = typeName(viewController)
    return RoutingError(
      .actionRefused, step: name,
      reason: "\(typeName(container)) cannot show \(name), which is not among its children",
      fix: "let the container's adapter report only the actual children")
  }

  static func notPutBack(_ owner: String, _ content: String) -> RoutingError {
    RoutingError(
      .undoIncomplete, step: nil, reason: "\(owner) did not take back \(content)",
      fix: "let \(owner) accept the children and the selection that code sets")
  }

  static func undoIncomplete(
    because error: any Error, refusal: any Error, before: HierarchySnapshot, after: HierarchySnapshot
  ) -> RoutingError {
    let refused = (refusal as? RoutingError)?.reason ?? ValueText.of(refusal)
    var result = RoutingError(
      .undoIncomplete, step: nil,
      reason: "the navigation failed, and the hierarchy could not be put back: \(refused)",
      fix: "navigate to a screen that starts from Step.root",
      underlyingError: error)
    result.hierarchies = [before, after]
    return result
  }

  /// Adds the destination and the hierarchy to an error of the library.
  ///
  /// Errors of an app stay as they are.
  static func diagnosed(_ error: any Error, _ destination: String, in window: UIWindow?) -> any Error {
    guard var error = error as? RoutingError else { return error }
    if error.destination == nil { error.destination = destination }
    if error.hierarchies.isEmpty, let window { error.hierarchies = [HierarchySnapshot(of: window)] }
    return error
  }
}
