import Portolan
import Testing

@MainActor
@Suite("Transitions that never end", .headlessOnly, .limited)
struct DeadTransitionTests {
  /// A change whose animation controller forgets to complete the transition.
  enum Change: CaseIterable {
    case push, pop, presentation, dismissal
  }

  /// The time that passes while nothing else happens, by no clock.
  @MainActor
  private final class Time {
    private(set) var passed = Duration.zero
    private var waiting: [(due: Duration, end: CheckedContinuation<Void, Never>)] = []

    var isAwaited: Bool { !waiting.isEmpty }

    /// The wait for the end of a duration, unless the task is cancelled meanwhile.
    func wait(_ duration: Duration) async throws {
      let due = passed + duration
      await withCheckedContinuation { waiting.append((due, $0)) }
      try Task.checkCancellation()
      passed = max(passed, due)
    }

    /// Lets time pass until a request is answered, and ends all waits.
    func pass(until request: Caller) async {
      await settle()
      while !request.isAnswered, let next = waiting.indices.min(by: { waiting[$0].due < waiting[$1].due }) {
        waiting.remove(at: next).end.resume()
        await settle()
      }
      #expect(request.isAnswered)
      for (_, end) in waiting { end.resume() }
    }
  }

  /// A world where a kind of transition never ends.
  @MainActor
  private final class Flight {
    let world: World
    let router: DefaultRouter
    let time = Time()
    let animator = ForgetfulAnimator()

    init(cover: World.Cover) {
      world = World(cover: cover, selectedTab: 0)
      router = DefaultRouter(window: world.window)
      world.window.headless.transitionClock = ImmediateTransitionClock(completions: .later)
    }

    /// Begins a change of the app.
    func begin(_ change: Change) {
      switch change {
      case .push: world.stack.pushViewController(world.screen("pushed"), animated: true)
      case .pop: world.stack.popViewController(animated: true)
      case .presentation:
        let sheet = world.screen("presented")
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = animator
        world.tabs.present(sheet, animated: true)
      case .dismissal: world.tabs.dismiss(animated: true)
      }
    }

    func forget() {
      world.stack.delegate = animator
      let modal = world.tabs.presentedViewController
      modal?.modalPresentationStyle = .custom
      modal?.transitioningDelegate = animator
    }

    /// Returns a site to which the router goes by a change.
    func site(for change: Change, isAppCode: Bool = true) -> Site {
      let site =
        switch change {
        case .push: Site("product", in: world)
        case .pop: Site("home", in: world)
        case .presentation: Site("product", in: world, by: .presentOnRoot)
        case .dismissal: Site("detail", in: world)
        }
      site.hooksAction = isAppCode
      if change == .presentation { site.transitioningDelegate = animator }
      return site
    }

    func go(to site: Site, policy: RequestPolicy? = nil) -> Caller {
      inTime { router.go(to: site, animated: true, policy: policy) }
    }

    func cancel(_ request: Caller) { inTime { request.cancel() } }

    /// Runs code whose waits are for this flight's time.
    func inTime<Answer>(_ body: () -> Answer) -> Answer {
      Deadline.$pass.withValue(Deadline.Wait { [time] in try await time.wait($0) }, operation: body)
    }
  }

  @Test(
    "An earlier transition that never ends is awaited once, for six seconds", arguments: Change.allCases,
    [Site.Way.push, .present, .presentOnRoot, .replaceRoot])
  func earlier(change: Change, way: Site.Way) async {
    let flight = Flight(cover: change == .dismissal ? .fullScreen : .nothing)
    flight.forget()
    flight.begin(change)
    let before = flight.world.outline
    let request = flight.go(to: Site("product", in: flight.world, by: way))
    await flight.time.pass(until: request)
    #expect(flight.time.passed < .seconds(7))
    let after = flight.world.outline
    if request.error != nil { #expect(after == before) }
    flight.animator.complete()
    await settle()
    // UIKit carries out what was put off, and a modal that was dismissed meanwhile goes.
    if request.error != nil, change == .push || change == .pop { #expect(flight.world.outline == before) }
  }

  @Test(
    "A request that waits for a dead transition is cancelled at once, and nothing changes", arguments: Change.allCases,
    [Site.Way.push, .present, .presentOnRoot, .replaceRoot])
  func cancelledEarlier(change: Change, way: Site.Way) async {
    let flight = Flight(cover: change == .dismissal ? .fullScreen : .nothing)
    flight.forget()
    flight.begin(change)
    let before = flight.world.outline
    let request = flight.go(to: Site("product", in: flight.world, by: way))
    #expect(await until { request.isAnswered || flight.time.isAwaited })
    flight.cancel(request)
    await settle()
    #expect(request.isCancelled)
    #expect(flight.world.outline == before)
    await flight.time.pass(until: request)
    #expect(flight.time.passed == .zero)
  }

  @Test(
    "A request that waits for a dead transition is superseded at once, and nothing changes", arguments: Change.allCases)
  func supersededEarlier(change: Change) async {
    let flight = Flight(cover: change == .dismissal ? .fullScreen : .nothing)
    flight.forget()
    flight.begin(change)
    let request = flight.go(to: Site("product", in: flight.world))
    #expect(await until { request.isAnswered || flight.time.isAwaited })
    let latest = flight.go(to: Site("bag", in: flight.world), policy: .latest)
    #expect(await until { request.isAnswered })
    #expect(request.code == .superseded)
    #expect(flight.time.passed == .zero)
    latest.cancel()
    await flight.time.pass(until: latest)
  }

  // It would stay in the window for good, as would all that it presents as it goes.
  @Test(
    "A root is not replaced while a modal is coming or going over it", arguments: [Change.presentation, .dismissal],
    [false, true])
  func rootUnderModal(change: Change, isAppCode: Bool) async {
    let flight = Flight(cover: change == .dismissal ? .fullScreen : .nothing)
    flight.forget()
    if change == .presentation { flight.begin(change) }
    let before = flight.world.outline
    let site = Site("product", in: flight.world, by: .replaceRoot)
    site.hooksAction = isAppCode
    let request = flight.go(to: site)
    await flight.time.pass(until: request)
    #expect(request.error != nil)
    #expect(flight.world.outline == before)
    #expect(flight.time.passed < .seconds(7))
  }

  @Test("A request's own transition that never ends is awaited once, for six seconds", arguments: Change.allCases)
  func own(change: Change) async {
    let flight = Flight(cover: change == .dismissal ? .fullScreen : .nothing)
    flight.forget()
    let request = flight.go(to: flight.site(for: change))
    await flight.time.pass(until: request)
    #expect(flight.time.passed >= .seconds(6))
    #expect(flight.time.passed < .seconds(7))
  }

  /// UIKit takes back neither a presentation nor a dismissal before it has ended.
  @Test(
    "A request that is cancelled during its own dead transition is answered soon, and changes without modals are undone",
    arguments: Change.allCases, [false, true])
  func cancelledOwn(change: Change, isAppCode: Bool) async {
    let flight = Flight(cover: change == .dismissal ? .fullScreen : .nothing)
    flight.forget()
    let before = flight.world.outline
    let request = flight.go(to: flight.site(for: change, isAppCode: isAppCode))
    #expect(await until { request.isAnswered || flight.time.isAwaited })
    flight.cancel(request)
    await flight.time.pass(until: request)
    #expect(flight.time.passed < .seconds(2))
    if change == .presentation || change == .dismissal {
      #expect(request.code == .undoIncomplete)
    } else {
      #expect(request.isCancelled)
      #expect(flight.world.outline == before)
    }
  }

  @Test(
    "A screen without an owner is not closed during a dead transition, and six seconds are waited in all",
    arguments: Change.allCases)
  func unowned(change: Change) async {
    let flight = Flight(cover: change == .dismissal ? .fullScreen : .nothing)
    flight.forget()
    flight.begin(change)
    let screen = flight.world.list
    let closing = flight.inTime {
      Caller {
        await screen.closeUnowned(in: flight.world.window)
        throw CancellationError()
      }
    }
    await flight.time.pass(until: closing)
    #expect(flight.time.passed < .seconds(7))
  }
}

extension World {
  /// The root, the stack and the modals.
  var outline: [String] {
    ["\(window.rootViewController === tabs)"] + stackNames + ["|"] + modalNames
  }
}
