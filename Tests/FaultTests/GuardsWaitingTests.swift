import Portolan
import Testing

@MainActor
@Suite("A guard that does not answer holds nothing, and one that waits for itself is told", .patient, .limited)
struct GuardsWaitingTests {
  let world = World(cover: .nothing, selectedTab: 0)
  let router: DefaultRouter
  /// Never opened.
  let never = Gate()

  init() {
    router = DefaultRouter(window: world.window)
  }

  /// A site whose guard does not answer, not even when it is cancelled.
  private func silent(_ name: String = "secret") -> Site {
    Site(name, in: world) {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      return .proceed
    }
  }

  @Test("A request whose guard does not answer is answered when it is cancelled, and others go on meanwhile")
  func cancelled() async throws {
    let secret = silent()
    let request = router.go(to: secret)
    #expect(await until { secret.asked == [1] })
    try await router.reach(Site("product", in: world))
    #expect(world.stackNames == ["home", "list", "detail", "product"])
    #expect(!request.isAnswered)
    request.cancel()
    #expect(await until { request.isAnswered })
    #expect(request.isCancelled)
    try await router.reach(Site("last", in: world, by: .present))
    #expect(world.modalNames == ["last"])
    #expect(world.isAtRest)
  }

  @Test("Superseded, the request and those who joined it are answered")
  func superseded() async throws {
    let secret = silent()
    let request = router.go(to: secret)
    let joined = router.go(to: secret)
    #expect(await until { secret.asked == [1] })
    let newer = router.go(to: Site("product", in: world), policy: .latest)
    #expect(await until { request.isAnswered && joined.isAnswered && newer.isAnswered })
    #expect(request.code == .superseded)
    #expect(joined.code == .superseded)
    #expect(newer.reached != nil)
  }

  @Test("A request that was superseded is not joined: the same one afterwards asks its guards itself")
  func supersededAndAgain() async throws {
    let gate = Gate()
    let secret = Site("secret", in: world) {
      await gate.pass()
      return .proceed
    }
    let old = router.go(to: secret)
    #expect(await until { gate.arrivals == 1 })
    let newer = router.go(to: Site("product", in: world), policy: .latest)
    let again = router.go(to: secret)
    await settle()
    gate.open()
    #expect(await until { old.isAnswered && newer.isAnswered && again.isAnswered })
    #expect(old.code == .superseded)
    #expect(again.reached != nil)
    #expect(secret.asked == [2])
  }

  @Test("If two requests have joined, one caller may leave and the other still waits")
  func joined() async throws {
    let secret = silent()
    let first = router.go(to: secret)
    #expect(await until { secret.asked == [1] })
    let second = router.go(to: secret)
    await settle()
    first.cancel()
    #expect(await until { first.isAnswered })
    #expect(first.isCancelled)
    await settle()
    #expect(!second.isAnswered)
    #expect(secret.asked == [1])
    second.cancel()
    #expect(await until { second.isAnswered })
    #expect(second.isCancelled)
  }

  @Test(
    "The answer of a guard that waits for itself counts for the other request if the first leaves at about the same time",
    arguments: [true, false], 0..<8)
  func answersAsOneLeaves(isDenied: Bool, turns: Int) async throws {
    struct Denied: Error {}
    let gate = Gate()
    let secret = Site("secret", in: world) {
      await gate.pass()
      if isDenied { throw Denied() }
      return .proceed
    }
    let first = router.go(to: secret)
    #expect(await until { gate.arrivals == 1 })
    let second = router.go(to: secret)
    await settle()
    gate.open()
    for _ in 0..<turns { await Task.yield() }
    first.cancel()
    #expect(await until { first.isAnswered && second.isAnswered })
    #expect((second.reached == nil) == isDenied)
    #expect(secret.asked == [1], "after \(turns) turns")
  }

  @Test("The navigation that an abandoned guard has under way is cancelled with it")
  func abandoned() async throws {
    let gate = Gate()
    let login = Site("login", in: world, by: .present)
    var wasCancelled = false
    login.building = {
      do { try await gate.passUnlessCancelled() } catch {
        wasCancelled = true
        throw error
      }
    }
    let secret = Site("secret", in: world) {
      try await router.reach(login)
      return .proceed
    }
    let before = Impression(of: world)
    let request = router.go(to: secret)
    #expect(await until { gate.arrivals == 1 })
    request.cancel()
    #expect(await until { request.isAnswered })
    #expect(request.isCancelled)
    await settle()
    #expect(wasCancelled)
    #expect(Impression(of: world) == before)
    try await router.reach(Site("product", in: world))
  }

  @Test("An abandoned guard that agrees after all lets nothing proceed: no other guard is asked, and nothing is built")
  func agreesTooLate() async throws {
    let gate = Gate()
    let secret = Site(
      "secret", in: world,
      guards: [
        {
          await gate.pass()
          return .proceed
        }, { .proceed },
      ])
    let request = router.go(to: secret)
    #expect(await until { gate.arrivals == 1 })
    request.cancel()
    #expect(await until { request.isAnswered })
    #expect(request.isCancelled)
    gate.open()
    await settle()
    #expect(secret.asked == [1, 0])
    #expect(secret.built == 0)
  }

  @Test("A navigation to the guarded screen, awaited by its guard, is an error")
  func itself() async throws {
    var inner: (any Error)?
    let secret = Site("secret", in: world)
    secret.guards = [
      {
        do { try await router.reach(secret) } catch { inner = error }
        return .proceed
      }
    ]
    let request = router.go(to: secret)
    #expect(await until { request.isAnswered })
    #expect((inner as? RoutingError)?.code == .waitsForItself)
    #expect(request.reached != nil)
    #expect(secret.built == 1)
  }

  @Test("A wait for itself through the guard of another screen is reported to the guard")
  func itselfThroughAnother() async throws {
    let one = Site("one", in: world)
    let other = Site("other", in: world) {
      try await router.reach(one)
      return .proceed
    }
    one.guards = [
      {
        try await router.reach(other)
        return .proceed
      }
    ]
    let request = router.go(to: one)
    #expect(await until { request.isAnswered })
    #expect(request.code == .waitsForItself)
  }

  @Test("A wait for itself is reported although the two requests were made apart")
  func twoThatWaitForEachOther() async throws {
    let gate = Gate()
    let one = Site("one", in: world)
    let other = Site("other", in: world) {
      await gate.pass()
      try await router.reach(one)
      return .proceed
    }
    one.guards = [
      {
        await gate.pass()
        try await router.reach(other)
        return .proceed
      }
    ]
    let first = router.go(to: one)
    let second = router.go(to: other)
    #expect(await until { gate.arrivals == 2 })
    gate.open()
    #expect(await until { first.isAnswered && second.isAnswered })
    #expect([first.code, second.code].contains(.waitsForItself))
  }

  @Test("A child task of a guard that waits for the guard's own screen is told when the deadline has come")
  func itselfInChildTask() async throws {
    let deadline = Gate()
    let secret = Site("secret", in: world)
    secret.guards = [
      {
        let destination = secret.destination
        async let inner = router.navigate(to: destination, animated: false)
        _ = try await inner
        return .proceed
      }
    ]
    let request = Deadline.$pass.withValue({ await deadline.pass() }, operation: { router.go(to: secret) })
    #expect(await until { deadline.arrivals == 1 })
    #expect(!request.isAnswered)
    deadline.open()
    #expect(await until { request.isAnswered })
    #expect(request.code == .waitsForItself)
  }

  @Test("The completion form to the guarded screen, called by its guard, is answered with the request")
  func completionForItself() async throws {
    var inner: Caller?
    let secret = Site("secret", in: world)
    secret.guards = [
      {
        inner = router.post(secret)
        return .proceed
      }
    ]
    let request = router.go(to: secret)
    #expect(await until { request.isAnswered && inner?.isAnswered == true })
    #expect(request.reached != nil)
    #expect(inner?.reached === request.reached)
    #expect(secret.built == 1)
  }

  @Test("A navigation of a guard is no rival of the guard's request", arguments: [RequestPolicy.latest, .reject])
  func noRival(policy: RequestPolicy) async throws {
    router.policy = policy
    let login = Site("login", in: world, by: .present)
    let secret = Site("secret", in: world) {
      try await router.reach(login)
      return .proceed
    }
    try await router.reach(secret)
    #expect(world.stackNames.last == "secret")
    #expect(login.built == 1)
  }
}
