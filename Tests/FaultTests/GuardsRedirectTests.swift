import Portolan
import Testing

@MainActor
@Suite("A guard sends a request elsewhere", .patient, .limited)
struct GuardsRedirectTests {
  let world = World(cover: .nothing, selectedTab: 0)
  let router: DefaultRouter

  init() {
    router = DefaultRouter(window: world.window)
  }

  @Test("A request that is redirected succeeds where it was sent, and the guards there are asked")
  func redirected() async throws {
    let login = Site("login", in: world, by: .present) { .proceed }
    let secret = Site("secret", in: world) { .redirect(to: login.destination) }
    try await router.reach(secret)
    #expect(world.modalNames == ["login"])
    #expect(world.stackNames == ["home", "list", "detail"])
    #expect(secret.asked == [1])
    #expect(login.asked == [1])
  }

  @Test("A guard that redirects to a screen on top of its own is not asked again")
  func throughItself() async throws {
    let first = Site("first", in: world)
    let next = Site("next", in: world)
    first.guards = [{ .proceed }, { .redirect(to: next.destination) }]
    next.origin = first
    try await router.reach(first)
    #expect(first.asked == [2, 1])
    #expect(world.stackNames == ["home", "list", "detail", "first", "next"])
  }

  @Test("A guard that redirects to its own screen is an error")
  func loopOfOne() async throws {
    let one = Site("one", in: world)
    one.guards = [{ .redirect(to: one.destination) }]
    let request = router.go(to: one)
    #expect(await until { request.isAnswered })
    #expect(request.code == .redirectLoop)
  }

  @Test("A circle of steps that are assembled anew each time comes to an end as well")
  func loopOfNewSteps() async throws {
    let one = Site("one", in: world)
    one.guards = [{ .redirect(to: one.newDestination()) }]
    let request = router.go(to: one)
    #expect(await until { request.isAnswered })
    #expect(request.code == .redirectLoop)
    #expect(one.asked[0] < 20)
  }

  @Test("A global guard that sends every request to one place is asked once, and all end there")
  func everybodyElsewhere() async throws {
    let onboarding = Site("onboarding", in: world, by: .replaceRoot)
    var asked = 0
    router.add(
      InlineInterceptor<Any?> { _ in
        asked += 1
        return .redirect(to: onboarding.destination)
      }
    )
    try await router.reach(Site("product", in: world))
    #expect((world.window.rootViewController as? CountingViewController)?.name == "onboarding")
    #expect(asked == 1)
  }

  @Test("The global guards behind a guard that redirects are asked for the new place")
  func laterGlobalGuards() async throws {
    let home = Site("other", in: world)
    router.add(InlineInterceptor<Any?> { _ in .redirect(to: home.destination) })
    router.add(InlineInterceptor<Any?> { _ in throw GuardsTests.Denied() })
    let request = router.go(to: Site("product", in: world))
    #expect(await until { request.isAnswered })
    #expect(request.error is GuardsTests.Denied)
  }

  @Test("A guard that has let one place pass is asked about the place that another guard chooses")
  func askedAgain() async throws {
    let secret = Site("secret", in: world)
    let open = Site("open", in: world) { .redirect(to: secret.destination) }
    var asked = 0
    router.add(
      InlineInterceptor<Any?> { _ in
        asked += 1
        if asked == 2 { throw GuardsTests.Denied() }
        return .proceed
      }
    )
    let before = Impression(of: world)
    let request = router.go(to: open)
    #expect(await until { request.isAnswered })
    #expect(request.error is GuardsTests.Denied)
    #expect(asked == 2)
    #expect(Impression(of: world) == before)
  }

  @Test("A caller that takes a redirected request over goes where it was sent, and no guard is asked again")
  func takenOver() async throws {
    let gate = Gate()
    let login = Site("login", in: world, by: .present) {
      await gate.pass()
      return .proceed
    }
    let secret = Site("secret", in: world) { .redirect(to: login.destination) }
    let leader = router.go(to: secret)
    #expect(await until { gate.arrivals == 1 })
    let follower = router.go(to: secret)
    await settle()
    leader.cancel()
    #expect(await until { leader.isAnswered })
    #expect(leader.isCancelled)
    gate.open()
    #expect(await until { follower.reached != nil })
    #expect(world.modalNames == ["login"])
    #expect(world.stackNames == ["home", "list", "detail"])
    #expect(secret.asked == [1])
    #expect(login.asked == [1])
  }

  @Test("A redirect that comes together with the cancellation of its caller is not lost on the others")
  func redirectedAndCancelled() async throws {
    let gate = Gate()
    let login = Site("login", in: world, by: .present)
    let secret = Site("secret", in: world) { .proceed }
    let leader = router.go(to: secret)
    secret.guards = [
      {
        await gate.pass()
        leader.cancel()
        return .redirect(to: login.destination)
      }
    ]
    #expect(await until { gate.arrivals == 1 })
    let follower = router.go(to: secret)
    await settle()
    gate.open()
    #expect(await until { follower.isAnswered })
    #expect(follower.reached != nil)
    #expect(world.modalNames == ["login"])
    #expect(world.stackNames == ["home", "list", "detail"], "The guard never said yes to this one")
    #expect(secret.asked == [1])
  }
}
