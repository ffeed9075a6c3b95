import Portolan
import Testing

@MainActor
@Suite("Whatever goes wrong, the hierarchy is as it was", .limited)
struct FaultTableTests {
  @Test("After each fault in each action from each state, the hierarchy is as it was", arguments: Place.allCases)
  func everyFault(at place: Place) async throws {
    var cases = 0
    for cover in World.Cover.allCases {
      for selectedTab in 0...2 {
        for fault in Fault.allCases {
          let outcome = await Self.run(place, cover: cover, selectedTab: selectedTab, fault: fault)
          if outcome == .doesNotApply { continue }
          cases += 1
          #expect(outcome == .asItWas, "\(fault) at \(place) under \(cover) with tab \(selectedTab)")
        }
      }
    }
    FaultCount.add(cases)
    print("\(cases) fault cases at \(place), \(FaultCount.total) fault cases so far")
    #expect(cases >= 200)
  }

  @Test("Each action, from each state, reaches its screen when nothing goes wrong", arguments: Place.allCases)
  func noFault(at place: Place) async throws {
    for cover in World.Cover.allCases {
      for selectedTab in 0...2 {
        let world = World(cover: cover, selectedTab: selectedTab)
        let route = FaultyRoute(world: world, injector: Injector(fault: nil), customState: .init())
        if cover.hasAlert || cover == .emptyWindow && !place.setsRoot {
          let before = Impression(of: world)
          let error = await #expect(throws: RoutingError.self) {
            try await DefaultRouter(window: world.window).navigate(to: route.destination(at: place))
          }
          let code: RoutingError.Code = cover.hasAlert ? .notDismissible : .nothingToStartFrom
          #expect(error?.code == code, "\(place) under \(cover) with tab \(selectedTab)")
          #expect(Impression(of: world) == before)
          continue
        }
        let result = try await DefaultRouter(window: world.window).navigate(to: route.destination(at: place))
        #expect(result.viewController.isOnTop(of: world.window), "\(place) under \(cover) with tab \(selectedTab)")
        #expect(world.ledger.faults.isEmpty)
      }
    }
  }

  enum Outcome: Equatable {
    case asItWas
    case doesNotApply
    case wrong(String)
  }

  private static func run(_ place: Place, cover: World.Cover, selectedTab: Int, fault: Fault) async -> Outcome {
    if fault.needsFoundStep, !place.hasFoundStep || cover == .emptyWindow { return .doesNotApply }
    if fault.needsOwnAction, place.setsRoot { return .doesNotApply }
    let world = World(cover: cover, selectedTab: selectedTab)
    let injector = Injector(fault: fault)
    let custom = FaultyRoute.CustomState()
    let destination = FaultyRoute(world: world, injector: injector, customState: custom).destination(at: place)
    let router = DefaultRouter(window: world.window)
    router.add(InlineInterceptor<Any?>(checking: { _ in try await injector.pass(throwing: .globalGuardDenies) }))
    router.add(
      InlineContextTask<UIViewController, Any?> { _, _ in try await injector.pass(throwing: .globalTaskThrows) })
    let before = Impression(of: world)
    let request = Task { try await router.navigate(to: destination, animated: false) }
    injector.cancel = request.cancel
    if fault == .cancelledBefore { request.cancel() }
    switch await request.result {
    case .success: return .wrong("it succeeded")
    case .failure(let error):
      // The alert stays, whichever fault comes first.
      let isRefused = cover.hasAlert && (error as? RoutingError)?.code == .notDismissible
      let hasNoStart =
        cover == .emptyWindow && !place.setsRoot && (error as? RoutingError)?.code == .nothingToStartFrom
      if !isRefused, !hasNoStart, let complaint = complaint(about: error, after: fault) { return .wrong(complaint) }
    }
    if custom.badge != 0 { return .wrong("the custom action was not undone") }
    if !world.ledger.faults.isEmpty { return .wrong(world.ledger.faults.joined(separator: ", ")) }
    let after = Impression(of: world)
    if after == before { return .asItWas }
    return .wrong("before: \(before.snapshot) \(before.visible)\nafter: \(after.snapshot) \(after.visible)")
  }

  private static func complaint(about error: any Error, after fault: Fault) -> String? {
    if fault.isCancellation { return error is CancellationError ? nil : "not cancelled but \(error)" }
    if let code = fault.code {
      return (error as? RoutingError)?.code == code ? nil : "another error: \(error)"
    }
    return error is InjectedFault ? nil : "another error: \(error)"
  }
}

/// The number of cases that were run in all.
@MainActor
enum FaultCount {
  private(set) static var total = 0

  static func add(_ count: Int) {
    total += count
  }
}

extension Fault {
  var needsOwnAction: Bool { [.actionFailsBefore, .actionFailsAfter, .cancelledInAction].contains(self) }
  var needsFoundStep: Bool { self == .foundTaskThrows || self == .cancelledInFoundTask }
}

extension Place {
  /// A Boolean value that indicates whether the route sets the root by the library's own action, so that it starts in an empty
  /// window too.
  var setsRoot: Bool { self == .setRoot || self == .setRootInNavigation }

  /// A Boolean value that indicates whether the route starts from a step that is found and has a context task.
  var hasFoundStep: Bool {
    switch self {
    case .present, .presentOnRoot, .replaceRoot, .pushInNewNavigation, .customWithUndo, .customWithoutUndo, .setRoot,
      .setRootInNavigation:
      false
    default: true
    }
  }
}

extension UIViewController {
  /// Returns a Boolean value that indicates whether the user sees the controller on top.
  func isOnTop(of window: UIWindow) -> Bool {
    var top = window.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    return top === self
  }
}
