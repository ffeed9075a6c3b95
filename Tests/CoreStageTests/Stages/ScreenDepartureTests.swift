import Portolan
import PortolanTestSupport
import PortolanTestTraits
import Synchronization
import Testing

@MainActor
@Suite("Observers of screens are told for how long each was visible", .everyCompletion, .limited)
struct ScreenDepartureTests {
  @MainActor
  private final class Times: ScreenObserver {
    private(set) var lines: [String] = []
    private(set) var departures: [ScreenDeparture] = []

    func router(did event: NavigationEvent) {}

    func router(didShow appearance: ScreenAppearance) {
      lines.append("+ \(type(of: appearance.viewController))")
    }

    func router(didHide departure: ScreenDeparture) {
      lines.append("- \(departure.controllerName) \(departure.duration.components.seconds)")
      departures.append(departure)
    }
  }

  /// A clock that tests move.
  private final class Clock: Sendable {
    private let seconds = Mutex(0)
    private let start = ContinuousClock.now

    func now() -> ContinuousClock.Instant { start.advanced(by: .seconds(seconds.withLock { $0 })) }
    func advance(by more: Int) { seconds.withLock { $0 += more } }
  }

  @Test("A screen that leaves by a route or the user is told before the screens that take its place")
  func durations() async throws {
    let clock = Clock()
    let patient = Deadline.pass
    let wait = Deadline.Wait(pass: { try await patient($0) }, now: { clock.now() })
    try await Deadline.$pass.withValue(wait) {
      let home = HomeViewController()
      let app = App(root: stack(home))
      let times = Times()
      app.router.add(times)
      clock.advance(by: 5)
      let info = build(InfoViewController.self).using(.present).from(.current)
      try await app.router.navigate(to: info, animated: false)
      clock.advance(by: 7)
      try await app.router.navigate(to: .root, animated: false)
      clock.advance(by: 2)
      app.window.rootViewController = BagViewController()
      await until { times.lines.count == 6 }
      #expect(
        times.lines == [
          "- HomeViewController 5", "+ InfoViewController", "- InfoViewController 7", "+ HomeViewController",
          "- HomeViewController 2", "+ BagViewController",
        ])
      // The first was there before the observer, the second came by a route, and so did the third.
      #expect(times.departures.count == 3)
      #expect(times.departures[0].cause == nil)
      for departure in times.departures.dropFirst() {
        guard case .route = departure.cause else {
          Issue.record("The cause is a route.")
          return
        }
      }
    }
  }

  @Test("A screen that leaves is told with its value, which may be released by then")
  func released() async throws {
    let app = App(root: HomeViewController())
    let times = Times()
    app.router.add(times)
    try await app.router.navigate(to: Place.only, animated: false)
    app.window.rootViewController = BagViewController()
    await until { times.departures.count == 2 }
    #expect(times.departures.last?.screen as? Place == .only)
    #expect(times.departures.last?.text.hasPrefix("only was visible for ") == true)
  }

  private enum Place: Screen {
    case only
    var assembly: any Assembly { InlineAssembly { InfoViewController() } }
    var route: Route<Self> { .root }
  }
}
