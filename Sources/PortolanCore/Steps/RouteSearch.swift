/// A part of an app, such as a feature, that has routes of its own.
@MainActor
protocol RoutePart: Sendable {}

/// The surroundings of a route while it is resolved, as a value that travels with the search.
@MainActor
struct RouteEnvironment {
  /// The parts whose routes are resolved, outermost first.
  var parts: [any RoutePart] = []
  /// The screens whose routes are resolved, each as part of the route of the one before it.
  var screens: [AnyHashable] = []
}

/// The steps that a search has visited so far with the controllers it found, target first.
@MainActor
package struct RouteSearch {
  /// A closure that receives each step with the controller that its finder found.
  typealias Report = @MainActor (_ step: BoundStep, _ found: UIViewController?) -> Void

  let scope: SearchScope
  /// The destination of the route, which keeps the routes of the screens on the way.
  var destination: BoundDestination?
  /// The surroundings of the step that is resolved.
  lazy var environment = RouteEnvironment()
  private let report: Report?
  private(set) var steps: [BoundStep] = []
  /// The identifiers of the tabs that steps select because they may not have created their controllers yet, by the position
  /// of the step that is found there.
  private(set) var tabs: [Int: String] = [:]
  /// The controller of the last step, or `nil` if it was not found, or is the root of an empty window.
  private(set) var origin: UIViewController?
  /// The position of the last step whose search waits until the previous step is reached.
  private var lastExpected = -1

  /// Creates an empty search.
  ///
  /// - Parameters:
  ///   - scope: The part of the app to search.
  ///   - report: A closure that receives each search, or `nil` if there are no observers.
  init(scope: SearchScope, report: Report? = nil) {
    self.scope = scope
    self.report = report
    steps.reserveCapacity(4)
  }

  /// Adds the next step of the route.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - found: The controller that its finder found, or `nil`.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/targetNotFound`` if the step before this one selects a tab
  ///   that the controller does not have.
  mutating func append(_ step: BoundStep, found: UIViewController?) throws {
    report?(step, found)
    if #available(iOS 18, *), let found, let before = steps.last, let tab = tabs[steps.count - 1] {
      _ = try found.tab(tab, for: before)
    }
    steps.append(step)
    origin = found
  }

  /// Records that the next step selects the tab in which the controller of the last one is.
  mutating func select(tab: String) {
    if !steps.isEmpty { tabs[steps.count - 1] = tab }
  }

  /// Adds the next step of the route, whose search waits until the previous step is reached.
  mutating func expect(_ step: BoundStep) {
    lastExpected = steps.count
    steps.append(step)
    origin = nil
  }

  /// Searches for the steps whose search had to wait until the origin was known.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/notFound``, and the errors of the finders.
  mutating func searchFromOrigin() throws {
    try findExpected()
    try findUnderModals()
  }

  /// Searches for an expected step right after the origin: no action runs between them that could create its controller.
  ///
  /// If the origin is hidden, another controller may be found in its place. The search is then repeated in the commit,
  /// when the origin is visible, as it is for a controller that does not exist yet.
  private mutating func findExpected() throws {
    guard steps.count > 1, steps.count - 2 == lastExpected, let origin else { return }
    let step = steps[lastExpected]
    let start = SearchScope(window: scope.window, start: origin.level)
    guard let found = try step.find(in: start), found.isInside(origin) || origin.isShownByContainers else { return }
    report?(step, found)
    steps.removeLast()
    self.origin = found
  }

  /// Searches again under the modals for steps that no other step of the route can build.
  ///
  /// A step that can only be found needs a previous step that builds it. If the controller of that previous step
  /// already exists, the missing controller can only be under what covers it. The second search therefore starts there.
  private mutating func findUnderModals() throws {
    while steps.count > 1, steps.count - 2 > lastExpected, let origin {
      let step = steps[steps.count - 2]
      guard !step.definition.builds else { break }
      let uncovered = SearchScope(window: scope.window, start: origin.level)
      let last = steps.removeLast()
      guard let found = try step.find(in: uncovered) else {
        guard tabs[steps.count - 1] != nil else {
          throw RoutingError.notFound(step, from: last, in: scope.window)
        }
        // The tab creates the controller in the commit.
        return steps.append(last)
      }
      self.origin = found
    }
  }

  /// Resolves steps of the route of a part of an app.
  ///
  /// - Parameters:
  ///   - part: The part, or `nil` for steps of the app itself.
  ///   - body: Resolves the steps.
  /// - Throws: The error of the closure.
  mutating func run(in part: (any RoutePart)?, _ body: (inout RouteSearch) throws -> Void) rethrows {
    guard let part else { return try body(&self) }
    environment.parts.append(part)
    defer { environment.parts.removeLast() }
    try body(&self)
  }
}
