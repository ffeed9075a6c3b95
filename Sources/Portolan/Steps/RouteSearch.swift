/// What the steps of a route have found so far, target first.
@MainActor
struct RouteSearch {
  /// Receives each step with the controller that its finder found.
  typealias Report = @MainActor (_ step: any BoundStep, _ found: UIViewController?) -> Void

  let scope: SearchScope
  private let report: Report?
  private(set) var steps: [any BoundStep] = []
  /// The labels that the controllers of steps get when the route is carried out.
  private(set) var labels: [StepLabel] = []
  /// The controller of the last step, where it is there.
  private(set) var origin: UIViewController?
  /// The position of the last step that is only looked for once the step before is there.
  private var lastExpected = -1

  /// - Parameter report: Receives each search; `nil` if nothing observes them.
  init(scope: SearchScope, report: Report? = nil) {
    self.scope = scope
    self.report = report
    steps.reserveCapacity(4)
  }

  /// Makes a step the next of the route.
  ///
  /// - Parameter found: The controller that its finder has found.
  mutating func append(_ step: any BoundStep, found: UIViewController?) {
    report?(step, found)
    steps.append(step)
    origin = found
  }

  /// Makes a step the next of the route whose controller is only looked for once the step before is there.
  mutating func expect(_ step: any BoundStep) {
    lastExpected = steps.count
    steps.append(step)
    origin = nil
  }

  /// Adds a label for the controller of a step.
  mutating func add(_ label: StepLabel) {
    labels.append(label)
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

/// A mark that the controller of a step gets when the user has arrived, such as its screen.
@MainActor
struct StepLabel {
  /// The position of the step in its route, counted from 0 for the target.
  let index: Int
  /// Puts the label on a controller.
  let apply: @MainActor (UIViewController) -> Void
}
