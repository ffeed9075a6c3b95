import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Animations that the user or the app takes back", .headlessOnly, .limited)
struct CancelledAnimationTests {
  /// A change whose animation controller completes the transition with `false`.
  enum Change: CaseIterable {
    case push, pop, presentation, dismissal
  }

  /// A world whose transitions wait for their animation controller, and a router whose time does not pass.
  @MainActor
  private struct Flight {
    let world: World
    let router: DefaultRouter
    let animator = ForgetfulAnimator()
    /// The gate that is open when a deadline has passed.
    let deadline = Gate()

    init(_ delivery: CompletionDelivery, for change: Change) {
      world = World(cover: change == .dismissal ? .fullScreen : .nothing, selectedTab: 0)
      router = DefaultRouter(window: world.window)
      world.window.headless.transitionClock = NextTurnTransitionClock(completions: delivery)
      world.stack.delegate = animator
      let modal = world.tabs.presentedViewController
      modal?.modalPresentationStyle = .custom
      modal?.transitioningDelegate = animator
    }

    func go(by change: Change) -> Caller {
      let site =
        switch change {
        case .push: Site("product", in: world)
        case .pop: Site("home", in: world)
        case .presentation: Site("product", in: world, by: .presentOnRoot)
        case .dismissal: Site("detail", in: world)
        }
      if change == .presentation { site.transitioningDelegate = animator }
      return Deadline.$pass.withValue(Deadline.Wait { [deadline] _ in try await deadline.passUnlessCancelled() }) {
        router.go(to: site, animated: true)
      }
    }
  }

  @Test(
    "A navigation whose animation is taken back fails without a wait, and leaves all as it was", arguments: deliveries,
    Change.allCases)
  func takenBack(delivery: CompletionDelivery, change: Change) async throws {
    let flight = Flight(delivery, for: change)
    let before = Impression(of: flight.world)
    let request = flight.go(by: change)
    #expect(await until { !flight.animator.isIdle })
    #expect(!request.isAnswered)
    flight.animator.complete(false)
    #expect(await until { request.isAnswered })
    #expect(request.code == (change == .dismissal ? .dismissalRefused : .targetLeft))
    await settle()
    #expect(Impression(of: flight.world) == before)
    #expect(flight.world.isAtRest)
    #expect(flight.world.window.transitionUnderWay == nil)
    // The next navigation is like any other.
    flight.animator.isInUse = false
    let next = flight.go(by: .push)
    #expect(await until { next.isAnswered })
    #expect(next.reached != nil)
  }

  /// On iOS 18 and later a push that the user reverses ends, and the pop begins in the same turn of the run loop.
  ///
  /// Source: developer.apple.com/documentation/uikit/enhancing-your-app-with-fluid-transitions.
  @Test(
    "A push that the user reverses in the middle ends as reached or as left, and is never waited for",
    arguments: deliveries, [false, true])
  func reversed(delivery: CompletionDelivery, completing: Bool) async throws {
    let flight = InFlight(delivery)
    let world = flight.world
    let deadline = Gate()
    let request = Deadline.$pass.withValue(Deadline.Wait { _ in try await deadline.passUnlessCancelled() }) {
      flight.router.go(to: Site("product", in: world), animated: true)
    }
    await settle()
    flight.clock.step()
    #expect(world.stackNames.last == "product")
    flight.clock.step()
    try world.window.user.swipeBack(completing: completing)
    #expect(await flight.run { request.isAnswered })
    if completing {
      #expect(request.code == .targetLeft)
    } else {
      #expect(request.reached != nil)
    }
    await flight.land()
    #expect(world.stackNames == ["home", "list", "detail"] + (completing ? [] : ["product"]))
    #expect(world.isAtRest)
  }

  @Test(
    "A pop of a navigation that the user takes over and gives up ends the navigation", arguments: deliveries)
  func popTakenOver(delivery: CompletionDelivery) async throws {
    let flight = InFlight(delivery)
    let world = flight.world
    // The user's finger is down already when the request comes, and is lifted at the edge.
    try world.window.user.swipeBack(completing: false)
    let request = flight.router.go(to: Site("home", in: world), animated: true)
    #expect(await flight.run { request.isAnswered })
    #expect(request.reached === world.stack.viewControllers.first)
    await flight.land()
    #expect(world.stackNames == ["home"])
    #expect(world.isAtRest)
  }
}
