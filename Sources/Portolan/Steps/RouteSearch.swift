/// What the steps of a route have found so far, target first.
@MainActor
struct RouteSearch {
  let scope: SearchScope
  let observers: Observers
  private(set) var steps: [ResolvedStep] = []
  /// The screens that the controllers of steps are to be known by.
  private(set) var screens: [ScreenOfStep] = []
  /// The controller of the last step, where it is there.
  private(set) var origin: UIViewController?
  /// The position of the last step that is only looked for once the step before is there.
  private var lastExpected = -1

  init(scope: SearchScope, observers: Observers) {
    self.scope = scope
    self.observers = observers
    steps.reserveCapacity(4)
  }

  /// Makes a step the next of the route.
  ///
  /// - Parameter found: The controller that its finder has found.
  mutating func append(_ step: ResolvedStep, found: UIViewController?) {
    observers.notify(.searched(NavigationStep(step: step), found: found))
    steps.append(step)
    origin = found
  }

  /// Makes a step the next of the route whose controller is only looked for once the step before is there.
  mutating func expect(_ step: ResolvedStep) {
    lastExpected = steps.count
    steps.append(step)
    origin = nil
  }

  /// Has the controller of a step be known by a screen once the user is there.
  mutating func note<Target: Screen>(_ screen: Target, at index: Int) {
    screens.append(ScreenOfStep(screen, at: index))
  }

  /// Looks once more, under the modals, for steps that nothing in the route will bring into being.
  ///
  /// A step that can only be found needs a step before it that builds it. Where that step is there already, the
  /// controller can only turn up once what covers it is gone, so it is looked for from there.
  mutating func findUnderModals() throws {
    while steps.count > 1, steps.count - 2 > lastExpected, let origin {
      let step = steps[steps.count - 2]
      guard !step.definition.builds else { break }
      let uncovered = SearchScope(window: scope.window, start: origin.level)
      let last = steps.removeLast()
      guard let found = try step.find(in: uncovered) else { throw RoutingError.notFound(step, from: last) }
      self.origin = found
    }
  }
}
