/// The first stage: asks the finders, target first, and works out the way. Synchronous, and free of side effects.
@MainActor
struct Resolve {
  let window: UIWindow
  let observers: Observers

  /// - Throws: ``RoutingError`` where there is no way, and what finders and context transformers throw.
  func run(_ destination: Destination) throws -> ResolvedRoute {
    var search = RouteSearch(scope: SearchScope(window: window), observers: observers)
    try destination.resolve(into: &search)
    let steps = try dropBuilt(search.steps)
    guard let last = steps.last, let origin = last.found else {
      preconditionFailure("A route that was resolved without an error ends with a controller")
    }
    let popped = origin.poppedByRevealing
    let route = ResolvedRoute(
      destination: destination, window: window, steps: steps, origin: origin, modals: origin.modalsOver,
      popped: popped, replaced: try checkFirstAction(of: steps, at: origin))
    try route.checkDepartures()
    observers.notify(.resolved(route))
    return route
  }

  /// Looks once more, under the modals, for steps that nothing in the route will bring into being.
  ///
  /// A step that can only be found needs a step before it that builds it. Where that step is there already, the
  /// controller can only turn up once what covers it is gone, so it is looked for from there.
  private func dropBuilt(_ steps: [ResolvedStep]) throws -> [ResolvedStep] {
    var steps = steps
    while steps.count > 1, let last = steps.last, let origin = last.found {
      let step = steps[steps.count - 2]
      guard !step.definition.builds else { break }
      let uncovered = SearchScope(window: window, start: origin.level)
      guard let found = try step.find(in: uncovered) else { throw RoutingError.notFound(step, from: last) }
      step.found = found
      steps.removeLast()
    }
    return steps
  }

  private func checkFirstAction(
    of steps: [ResolvedStep], at origin: UIViewController
  ) throws -> [UIViewController] {
    guard steps.count > 1, let action = steps[steps.count - 2].definition.action else { return [] }
    try action.check(with: nil, at: origin)
    return try action.removed(with: nil, at: origin)
  }
}

extension ResolvedRoute {
  /// Asks everybody who would leave.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/notDismissible``.
  func checkDepartures() throws {
    // Whatever is presented over the lowest modal is in its subtree.
    if let lowest = modals.first { try check(leaving: lowest) }
    for leaving in popped { try check(leaving: leaving) }
    for leaving in replaced { try check(leaving: leaving) }
  }

  func check(leaving viewController: UIViewController) throws {
    try viewController.checkDeparture(for: steps[0].name)
  }
}

extension UIViewController {
  /// Asks this controller, and whatever would leave with it, whether it may.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/notDismissible``.
  func checkDeparture(for step: String) throws {
    try forEachInSubtree { candidate in
      if let refusing = candidate as? any RoutingInterceptable, !refusing.canBeDismissed {
        throw RoutingError.notDismissible(candidate, for: step)
      }
    }
  }
}
