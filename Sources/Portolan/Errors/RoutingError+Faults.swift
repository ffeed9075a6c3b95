// The faults that more than one place can meet, so that each has one text.
@MainActor
extension RoutingError {
  static func nothingToStartFrom(_ step: any BoundStep, in scope: SearchScope) -> RoutingError {
    let empty = scope.window.rootViewController == nil
    return RoutingError(
      .nothingToStartFrom, step: step.name,
      reason: empty
        ? "there is nothing to start from, since the window has no root view controller"
        : "there is nothing to start from: \(step.missing), and the route ends there",
      fix: empty
        ? "set window.rootViewController before the first navigation"
        : step.stray == nil
          ? "start the route from a step that is always found, as by .from(GeneralStep.current()), or show "
            + "\(step.name) before the route needs it"
          : "let the finder answer with controllers of the window that the router navigates in")
  }

  static func notFound(_ step: any BoundStep, from origin: any BoundStep) -> RoutingError {
    RoutingError(
      .notFound, step: step.name,
      reason: "\(step.name) is not in the hierarchy: \(step.missing), "
        + "and the step it starts from, \(origin.name), is there already and will not bring it",
      fix: step.definition.isScreen
        ? brought(step, by: origin)
        : "give the step a factory and an action, widen the search options, or start it from a step that builds it")
  }

  static func targetNotFound(_ step: any BoundStep, in container: any BoundStep) -> RoutingError {
    RoutingError(
      .targetNotFound, step: step.name,
      reason: "\(step.name) is not there although \(container.name) was built for it: "
        + step.missing,
      fix: step.definition.isScreen
        ? brought(step, by: container)
        : "let the factory of \(container.name) create \(step.name), or widen the search options of the finder")
  }

  /// How a screen comes with another one, which is known by its screen and not by its class.
  private static func brought(_ step: any BoundStep, by container: any BoundStep) -> String {
    "have the assembly of \(container.name) create \(step.name) and say so, by setScreen(_:) on that child or by building "
      + "it with a ControllerBuilder"
  }

  static func containerNotFound(_ container: String, at viewController: UIViewController, action: any Action)
    -> RoutingError
  {
    RoutingError(
      .containerNotFound, step: typeName(viewController),
      reason: "\(describe(action)) needs a \(container), and \(typeName(viewController)) is in none",
      fix: "start from a step that yields a \(container), "
        + "or make sure that \(typeName(viewController)) is only ever shown inside one")
  }

  static func typeMismatch(_ viewController: UIViewController, step: String) -> RoutingError {
    RoutingError(
      .typeMismatch, step: step,
      reason: "the step yields \(step), and its controller is a \(typeName(viewController))",
      fix: "let finder and factory return a \(step)")
  }

  static func notDismissible(_ viewController: UIViewController, for step: String) -> RoutingError {
    RoutingError(
      .notDismissible, step: step,
      reason: "\(typeName(viewController)) would have to leave and refuses to be dismissed",
      fix: "finish what \(typeName(viewController)) is doing first, or let its canBeDismissed return true")
  }

  static func alertWaits(_ alert: UIAlertController, for step: String) -> RoutingError {
    let title = alert.title ?? alert.message
    var error = RoutingError(
      .notDismissible, step: step,
      reason: "the user is answering \(title.map { "the alert “\($0)”" } ?? "an alert"), which would have to leave",
      fix: "ask again when the alert is answered, or show it by ask(_:), whose alert may be taken away")
    error.blockingAlert = BlockingAlert(alert)
    return error
  }

  static func targetLeft(_ viewController: UIViewController, at step: any BoundStep) -> RoutingError {
    RoutingError(
      .targetLeft, step: step.name,
      reason:
        "\(typeName(viewController)) was found or put in place and is no longer shown: it was popped, dismissed or "
        + "replaced by code that ran meanwhile, as when it appeared, or its action put it nowhere",
      fix:
        "decide in a guard whether the screen may be shown, and redirect from there instead of leaving in viewDidAppear"
    )
  }

  static func notShown(_ viewController: UIViewController, by container: UIViewController) -> RoutingError {
    RoutingError(
      .actionRefused, step: typeName(viewController),
      reason: "\(typeName(container)) did not show \(typeName(viewController))",
      fix: "let the container show any of its children when code asks for it")
  }

  static func presentedAgain(_ viewController: UIViewController, over other: UIViewController) -> RoutingError {
    RoutingError(
      .dismissalRefused, step: typeName(viewController),
      reason: "\(typeName(viewController)) is presented over \(typeName(other)) whenever a modal is dismissed there",
      fix: "present nothing in viewDidDisappear while a navigation dismisses the modals")
  }

  static func timedOut(_ step: String, after timeout: Duration) -> RoutingError {
    RoutingError(
      .timedOut, step: step,
      reason: "the factory, the action or a task of \(step) had not returned after \(timeout)",
      fix: "let it return sooner and load in the screen what takes time, or give the router a longer timeout")
  }

  static func notAChild(_ viewController: UIViewController, of container: UIViewController) -> RoutingError {
    RoutingError(
      .actionRefused, step: typeName(viewController),
      reason: "\(typeName(container)) cannot show \(typeName(viewController)), which is not among its children",
      fix: "let the container's adapter report the children that it really has")
  }

  static func windowReleased() -> RoutingError {
    RoutingError(
      .noWindow, step: nil,
      reason: "the window that the router was given is gone",
      fix: "keep the window for as long as the router navigates in it")
  }

  static func noWindow() -> RoutingError {
    RoutingError(
      .noWindow, step: nil,
      reason: "there is no window to navigate in",
      fix: "call makeKeyAndVisible() on the window first, or give the router its window")
  }

  static func redirectLoop(_ destinations: [Destination]) -> RoutingError {
    RoutingError(
      .redirectLoop, step: nil,
      reason: "the guards redirect in a circle: " + destinations.map(\.description).joined(separator: " → "),
      fix: "let one of the guards proceed, or deny by throwing an error")
  }

  static func superseded(_ destination: Destination, by newer: Destination) -> RoutingError {
    RoutingError(
      .superseded, step: nil,
      reason: "a newer request, to \(newer), took its place",
      fix: "ask again, or use the policy .enqueue where every request matters")
  }

  static func rejected(_ destination: Destination, because other: Destination) -> RoutingError {
    RoutingError(
      .rejected, step: nil,
      reason: "the request to \(other) is under way, and the policy is .reject",
      fix: "ask again when it is answered, or use the policy .enqueue")
  }

  static func waitsForItself() -> RoutingError {
    RoutingError(
      .waitsForItself, step: nil,
      reason: "it was asked for inside a factory, an action or a context task of a navigation in the same window, "
        + "or inside a guard of this very request, and the two would wait for each other",
      fix: "navigate from a post-routing task, redirect from the guard, or ask again when the navigation is over")
  }

  static func linkWaitsForItself() -> RoutingError {
    RoutingError(
      .waitsForItself, step: nil,
      reason:
        "the link was delivered by the code that carries out another link of the same inbox, which takes one at a "
        + "time, and the two would wait for each other",
      fix: "hand it in with receive(_:answer:), which does not wait")
  }

  static func hierarchyChanged() -> RoutingError {
    RoutingError(
      .hierarchyChanged, step: nil,
      reason: "the hierarchy changed again and again while the screens were being built",
      fix: "let the factories of the route change nothing that is on screen and return soon, and load what takes time "
        + "in the screen itself")
  }

  static func notPutBack(_ place: String, _ content: String) -> RoutingError {
    RoutingError(
      .undoIncomplete, step: nil, reason: "\(place) did not take back \(content)",
      fix: "let \(place) take the children and the selection that code gives it")
  }

  static func undoIncomplete(
    because error: any Error, refusal: any Error, before: HierarchySnapshot, after: HierarchySnapshot
  ) -> RoutingError {
    let refused = (refusal as? RoutingError)?.reason ?? ValueText.of(refusal)
    var result = RoutingError(
      .undoIncomplete, step: nil,
      reason: "the navigation failed, and the hierarchy could not be put back: \(refused)",
      fix: "navigate to a screen that starts from GeneralStep.root()",
      underlyingError: error)
    result.hierarchy = before
    result.hierarchyAfterUndo = after
    return result
  }
}
