import Portolan

/// An observer of the routers during one action.
@MainActor
final class StepWatch: RouterObserver {
  /// The events since the action began.
  private(set) var requestCount = 0
  private(set) var reachedCount = 0
  private(set) var failedCount = 0
  /// A Boolean value that indicates whether a guard has redirected a request.
  private(set) var isRedirected = false
  /// The answers of guards, by name.
  private(set) var refusals: [String] = []
  private(set) var passes: [String] = []
  /// The controllers that were reached, with the guards that let the request pass.
  private(set) var arrivals: [(controller: ObjectIdentifier, guards: [String])] = []
  /// The hierarchy after the last answer of a guard, with the plan, if plans are observed.
  private(set) var base: PlannedChange?

  /// The guards that the request under way has passed, which may have begun in an earlier action.
  private var passed: [String] = []
  /// The window whose hierarchy is compared with the plans, or `nil` if plans are not observed.
  var window: UIWindow?

  /// Forgets the events of the last action.
  func begin(observingPlansIn window: UIWindow?) {
    (requestCount, reachedCount, failedCount, isRedirected) = (0, 0, 0, false)
    refusals.removeAll(keepingCapacity: true)
    passes.removeAll(keepingCapacity: true)
    arrivals.removeAll(keepingCapacity: true)
    base = nil
    self.window = window
  }

  func router(did event: NavigationEvent) {
    switch event {
    case .requested: requestCount += 1
    case .resolved(let route): if let window { base = PlannedChange(route.plan, in: window) }
    case .passed(let guardian): note(pass: guardian)
    case .redirected(let guardian, _):
      isRedirected = true
      passed = []
      refusals.append(Self.name(of: guardian))
    case .denied(let guardian, _):
      passed = []
      refusals.append(Self.name(of: guardian))
      if let window { base = PlannedChange(nil, in: window) }
    case .reached(_, let controller):
      reachedCount += 1
      arrivals.append((ObjectIdentifier(controller), passed))
      passed = []
    case .failed:
      failedCount += 1
      passed = []
    default: break
    }
  }

  private func note(pass guardian: any RoutingInterceptor) {
    let name = Self.name(of: guardian)
    passed.append(name)
    passes.append(name)
  }

  private static func name(of guardian: any RoutingInterceptor) -> String {
    (guardian as? any CustomStringConvertible)?.description ?? "\(type(of: guardian))"
  }
}
