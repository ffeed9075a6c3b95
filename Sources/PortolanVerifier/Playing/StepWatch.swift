import PortolanHierarchy

/// A controller that was reached, with the guards of its route.
struct GuardedArrival {
  /// The controller, weak because one that comes later in the same action may have its address.
  weak var controller: UIViewController?
  let guards: [String]
}

/// An observer of the routers during one action.
@MainActor
final class StepWatch: RouterObserver {
  /// The events since the action began.
  private(set) var requestCount = 0
  private(set) var reachedCount = 0
  private(set) var failedCount = 0
  /// The outcomes of the requests that have arrived since the action began, without the outcomes of earlier ones.
  private(set) var own = (reached: 0, failed: 0)
  /// The screen that was reached last.
  private(set) var destination = ""
  /// The screen to which a request was made last.
  private(set) var requested = ""
  /// A Boolean value that indicates whether a guard has redirected a request.
  private(set) var isRedirected = false
  /// The answers of guards, by name.
  private(set) var refusals: [String] = []
  private(set) var passes: [String] = []
  /// The controllers that were reached, with the guards of their routes.
  private(set) var arrivals: [GuardedArrival] = []
  /// The hierarchy after the last answer of a guard, with the plan, if plans are observed.
  private(set) var base: PlannedChange?

  /// The requests under way by number; some have begun in earlier actions.
  private var underWay: [Int: Request] = [:]

  /// The controllers that requests have reached that have not ended, by number.
  private var targets: [Int: Weak<UIViewController>] = [:]

  /// A request that has not ended.
  private struct Request {
    let destination: String
    /// The guards of its route.
    var guards: [String] = []
    /// A Boolean value that indicates whether the request has arrived since the action began.
    var isOwn = true
    /// A Boolean value that indicates whether it is a revalidation whose target is the screen that remains.
    var isRevalidation = false
  }

  /// The window whose hierarchy is compared with the plans, or `nil` if plans are not observed.
  var window: UIWindow?

  /// The destinations of navigations that wait, such as for a guard that asks the user.
  ///
  /// No screen shows how the navigation goes on after the user's answer.
  var waiting: [String] { Set(underWay.values.map(\.destination)).sorted() }

  /// Forgets the events of the last action.
  func begin(observingPlansIn window: UIWindow?) {
    (requestCount, reachedCount, failedCount, isRedirected) = (0, 0, 0, false)
    (own, requested) = ((0, 0), "")
    for number in underWay.keys { underWay[number]?.isOwn = false }
    refusals.removeAll(keepingCapacity: true)
    passes.removeAll(keepingCapacity: true)
    arrivals.removeAll(keepingCapacity: true)
    base = nil
    self.window = window
  }

  func router(did event: NavigationEvent) {
    switch event.what {
    case .requested:
      requestCount += 1
      requested = event.destination
      underWay[event.request] = Request(destination: event.destination)
    case .joined: underWay[event.request] = nil
    case .searched(_, let finder, _):
      if finder == DefaultRouter.revalidationFinder { underWay[event.request]?.isRevalidation = true }
    case .resolved(let plan):
      // A request that another caller has taken over goes on after it has failed.
      underWay[event.request, default: Request(destination: event.destination, isOwn: false)].guards =
        plan.guards
      // A revalidation with nothing to do moves nothing: other code has taken away what leaves, such as a close() beside it.
      let isIdle = plan.isReached && underWay[event.request]?.isRevalidation == true
      if let window { base = isIdle ? nil : PlannedChange(plan, in: window) }
    case .passed(let guardian): passes.append(guardian)
    case .redirected(let guardian, _):
      isRedirected = true
      refusals.append(guardian)
    case .denied(let guardian, _):
      refusals.append(guardian)
      if let window { base = PlannedChange(nil, in: window) }
    case .asked(leaving: _, isAllowed: false):
      if let window { base = PlannedChange(nil, in: window) }
    case .reached:
      reachedCount += 1
      let request = underWay.removeValue(forKey: event.request)
      let controller = targets.removeValue(forKey: event.request)?.object
      if request?.isOwn == true { own.reached += 1 }
      destination = event.destination
      arrivals.append(GuardedArrival(controller: controller, guards: request?.guards ?? []))
    case .failed:
      failedCount += 1
      if underWay.removeValue(forKey: event.request)?.isOwn == true { own.failed += 1 }
    default: break
    }
  }

  /// Adds a task to a router, to receive the controllers that its navigations reach.
  func didJoin(_ router: DefaultRouter) {
    router.add(
      InlinePostTask<UIViewController, Any?> { [weak self] controller, _, _ in
        if let request = NavigationRequest.current?.number { self?.note(controller, reachedBy: request) }
      })
  }

  /// Records the controller that a request has reached.
  func note(_ controller: UIViewController, reachedBy request: Int) {
    targets[request] = Weak(controller)
  }
}

/// The hierarchy at the time of a plan, to compare what then happens with the plan.
@MainActor
struct PlannedChange {
  private struct Place {
    /// The controller, weak because another one may have its address later.
    weak var controller: UIViewController?
    let type: UIViewController.Type
    let parent: Int
    /// The arrangement of a split view controller.
    let wasCollapsed: Bool?

    // Only the names of controllers that left are needed.
    var name: String { String(describing: type) }

    /// A Boolean value that indicates whether a split view controller has collapsed or separated, whose delegate decides about its
    /// columns.
    ///
    /// One that is not visible does so when the navigation shows it, if the device was turned meanwhile.
    @MainActor var isRearranged: Bool {
      guard let wasCollapsed, let split = controller as? UISplitViewController else { return false }
      return split.isCollapsed != wasCollapsed
    }

    /// The identity, or `nil` once the controller is released.
    @MainActor var id: ObjectIdentifier? { controller.map(ObjectIdentifier.init) }
  }

  /// The plan, or `nil` if a guard has denied the request, so that nothing must happen.
  let plan: NavigationPlan?
  /// The window of the navigation, since an app may have several.
  let window: ObjectIdentifier
  private let places: [Place]

  init(_ plan: NavigationPlan?, in window: UIWindow) {
    self.plan = plan
    self.window = ObjectIdentifier(window)
    places = HierarchyTree(of: window).places.map {
      Place(
        controller: $0.viewController, type: type(of: $0.viewController), parent: $0.parent,
        wasCollapsed: ($0.viewController as? UISplitViewController)?.isCollapsed)
    }
  }

  /// A Boolean value that indicates whether the hierarchy has the same controllers in the same order.
  func isUnchanged(_ after: [ObjectIdentifier]) -> Bool { places.map(\.id) == after }

  /// Returns the difference between the plan and the hierarchy afterwards, or `nil` if it is what was planned.
  func lie(_ after: [ObjectIdentifier]) -> String? {
    guard let plan else { return nil }
    let present = Set(after)
    var planned = (plan.dismissed + plan.removed).map { String($0.prefix { $0 != "(" }) }
    var explained: Set<Int> = []
    /// The names of the controllers in split view controllers that are arranged anew, by index.
    var moved: [Int: String] = [:]
    for (index, place) in places.enumerated() where place.parent >= 0 {
      if places[place.parent].isRearranged || moved[place.parent] != nil { moved[index] = place.name }
    }
    for (index, place) in places.enumerated() where moved[index] == nil && !(place.id.map(present.contains) ?? false) {
      if planned.removeOne(place.name) {
        explained.insert(index)
      } else if explained.contains(place.parent) {
        explained.insert(index)
      } else {
        return "\(place.name) has left, which the plan did not say: \(plan.summary)"
      }
    }
    guard let stayed = planned.first(where: { !moved.values.contains($0) }) else { return nil }
    return "\(stayed) has not left, as the plan said: \(plan.summary)"
  }
}
