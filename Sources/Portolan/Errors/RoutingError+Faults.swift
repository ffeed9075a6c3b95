// The faults that more than one place can meet, so that each has one text.
@MainActor
extension RoutingError {
  static func nothingToStartFrom(_ step: ResolvedStep, in scope: SearchScope) -> RoutingError {
    let empty = scope.window.rootViewController == nil
    return RoutingError(
      .nothingToStartFrom, step: step.name,
      reason: empty
        ? "there is nothing to start from, since the window has no root view controller"
        : "there is nothing to start from: \(step.finderDescription) found no controller, and the route ends there",
      fix: empty
        ? "set window.rootViewController before the first navigation"
        : "end the route with GeneralStep.current() or GeneralStep.root(), which are always found")
  }

  static func notFound(_ step: ResolvedStep, from origin: ResolvedStep) -> RoutingError {
    RoutingError(
      .notFound, step: step.name,
      reason: "\(step.name) is not in the hierarchy: \(step.finderDescription) found none, "
        + "and the step it starts from, \(origin.name), is there already and will not bring it",
      fix: step.definition.isScreen
        ? brought(step, by: origin)
        : "give the step a factory and an action, widen the search options, or start it from a step that builds it")
  }

  static func targetNotFound(_ step: ResolvedStep, in container: ResolvedStep) -> RoutingError {
    RoutingError(
      .targetNotFound, step: step.name,
      reason: "\(step.name) is not there although \(container.name) was built for it: "
        + "\(step.finderDescription) found none",
      fix: step.definition.isScreen
        ? brought(step, by: container)
        : "let the factory of \(container.name) create \(step.name), or widen the search options of the finder")
  }

  /// How a screen comes with another one, which is known by its screen and not by its class.
  private static func brought(_ step: ResolvedStep, by container: ResolvedStep) -> String {
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

  static func notAChild(_ viewController: UIViewController, of container: UIViewController) -> RoutingError {
    RoutingError(
      .actionRefused, step: typeName(viewController),
      reason: "\(typeName(container)) cannot show \(typeName(viewController)), which is not among its children",
      fix: "let the container's adapter report the children that it really has")
  }

  static func noAssembly(for screen: any Screen) -> RoutingError {
    let name = ValueText.of(screen)
    return RoutingError(
      .noAssembly, step: name,
      reason: "there is no assembly for \(name)",
      fix: "implement the property assembly of \(type(of: screen)), "
        + "or return one for it from getAssembly(key:) of the root assembly that the router was given")
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
      reason: "a newer request, to \(newer.name), took its place",
      fix: "ask again, or use the policy .enqueue where every request matters")
  }

  static func rejected(_ destination: Destination, because other: Destination) -> RoutingError {
    RoutingError(
      .rejected, step: nil,
      reason: "the request to \(other.name) is under way, and the policy is .reject",
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
