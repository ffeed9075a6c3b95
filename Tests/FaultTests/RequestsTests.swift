import Portolan
import Testing

@MainActor
@Suite("Requests that come while others are under way", .patient, .limited)
struct RequestsTests {
  let world = World(cover: .nothing, selectedTab: 0)
  let router: DefaultRouter

  init() {
    router = DefaultRouter(window: world.window)
  }

  @Test("With the policy enqueue, commits come in the order of readiness")
  func enqueue() async throws {
    let gate = Gate()
    let slow = Site("slow", in: world) {
      await gate.pass()
      return .proceed
    }
    let first = router.go(to: slow)
    #expect(await until { gate.arrivals == 1 })
    let others = ["a", "b", "c"].map { router.go(to: Site($0, in: world)) }
    #expect(await until { others.allSatisfy(\.isAnswered) })
    gate.open()
    #expect(await until { first.isAnswered })
    #expect(world.stackNames == ["home", "list", "detail", "a", "b", "c", "slow"])
    #expect(world.isAtRest)
  }

  @Test("With the policy latest, the newest request ends those that have not begun to commit, and only those")
  func latest() async throws {
    let gate = Gate()
    let committing = Site("committing", in: world)
    committing.acting = { await gate.pass() }
    let first = router.go(to: committing, policy: .latest)
    #expect(await until { gate.arrivals == 1 })
    let queued = router.go(to: Site("queued", in: world), policy: .latest)
    await settle()
    let newest = router.go(to: Site("newest", in: world), policy: .latest)
    #expect(await until { queued.isAnswered })
    #expect(queued.code == .superseded)
    gate.open()
    #expect(await until { first.isAnswered && newest.isAnswered })
    #expect(first.reached != nil)
    #expect(newest.reached != nil)
    #expect(world.stackNames == ["home", "list", "detail", "committing", "newest"])
  }

  @Test("With the policy latest, the newest request ends those that wait also if it joins an equal request")
  func latestJoins() async throws {
    let gate = Gate()
    let committing = Site("committing", in: world)
    committing.acting = { await gate.pass() }
    let first = router.go(to: committing, policy: .latest)
    #expect(await until { gate.arrivals == 1 })
    let queued = router.go(to: Site("queued", in: world), policy: .latest)
    await settle()
    let again = router.go(to: committing, policy: .latest)
    await settle()
    gate.open()
    #expect(await until { first.isAnswered && queued.isAnswered && again.isAnswered })
    #expect(queued.code == .superseded)
    #expect(first.reached != nil && again.reached != nil)
    #expect(world.stackNames == ["home", "list", "detail", "committing"])
  }

  @Test("With the policy reject, a request that comes while another is under way fails, and a later one does not")
  func reject() async throws {
    let gate = Gate()
    let slow = Site("slow", in: world) {
      await gate.pass()
      return .proceed
    }
    let first = router.go(to: slow)
    #expect(await until { gate.arrivals == 1 })
    let rejected = router.go(to: Site("rejected", in: world), policy: .reject)
    let posted = router.post(Site("posted", in: world), policy: .reject)
    #expect(await until { rejected.isAnswered && posted.isAnswered })
    #expect(rejected.code == .rejected)
    #expect(posted.code == .rejected)
    gate.open()
    #expect(await until { first.isAnswered })
    try await router.navigate(to: Site("after", in: world).destination, animated: false, policy: .reject)
    #expect(world.stackNames == ["home", "list", "detail", "slow", "after"])
  }

  @Test("A double tap is one navigation")
  func doubleTap() async throws {
    let gate = Gate()
    let product = Site("product", in: world) {
      await gate.pass()
      return .proceed
    }
    let taps = [router.go(to: product), router.post(product), router.go(to: product), router.post(product)]
    await settle()
    gate.open()
    #expect(await until { taps.allSatisfy(\.isAnswered) })
    #expect(product.asked == [1])
    #expect(product.built == 1)
    #expect(taps[0].reached != nil)
    #expect(taps.allSatisfy { $0.reached === taps[0].reached })
    #expect(world.stackNames == ["home", "list", "detail", "product"])
  }

  @Test("A double tap on a screen that cannot be shown fails twice alike")
  func doubleTapFails() async throws {
    let product = Site("product", in: world) { throw GuardsTests.Denied() }
    let taps = [router.post(product), router.post(product)]
    #expect(await until { taps.allSatisfy(\.isAnswered) })
    #expect(taps.allSatisfy { $0.error is GuardsTests.Denied })
    #expect(product.asked == [1])
  }

  @Test("Completion forms keep their order, and an await that comes after them comes after them")
  func order() async throws {
    let posted = ["a", "b", "c"].map { router.post(Site($0, in: world)) }
    try await router.reach(Site("d", in: world))
    #expect(world.stackNames == ["home", "list", "detail", "a", "b", "c", "d"])
    #expect(await until { posted.allSatisfy { $0.answers.count == 1 } })
  }

  @Test("An await after a completion form waits for the beginning of the earlier navigation only")
  func orderOfBeginning() async throws {
    let gate = Gate()
    let slow = Site("slow", in: world) {
      await gate.pass()
      return .proceed
    }
    let posted = router.post(slow)
    try await router.reach(Site("quick", in: world))
    #expect(world.stackNames.last == "quick")
    gate.open()
    #expect(await until { posted.isAnswered })
    #expect(world.stackNames.last == "slow")
  }

  @Test("Two routers on one window never interleave")
  func twoRouters() async throws {
    let gate = Gate()
    var log: [String] = []
    let other = DefaultRouter(window: world.window)
    let one = Site("one", in: world)
    one.building = {
      log.append("one builds")
      await gate.pass()
    }
    one.acted = { log.append("one acted") }
    let two = Site("two", in: world)
    two.building = { log.append("two builds") }
    let first = router.go(to: one)
    let second = other.go(to: two)
    #expect(await until { gate.arrivals == 1 })
    await settle()
    #expect(log == ["one builds"])
    gate.open()
    #expect(await until { first.isAnswered && second.isAnswered })
    #expect(log == ["one builds", "one acted", "two builds"])
    #expect(world.stackNames == ["home", "list", "detail", "one", "two"])
  }

  @Test("Routers on several windows do not wait for each other")
  func severalWindows() async throws {
    let gate = Gate()
    let elsewhere = World(cover: .nothing, selectedTab: 0)
    let slow = Site("slow", in: world)
    slow.building = { await gate.pass() }
    let first = router.go(to: slow)
    #expect(await until { gate.arrivals == 1 })
    try await DefaultRouter(window: elsewhere.window).reach(Site("quick", in: elsewhere))
    #expect(elsewhere.stackNames.last == "quick")
    #expect(!first.isAnswered)
    gate.open()
    #expect(await until { first.isAnswered })
  }

  @Test("A request is no rival of a request in another window, nor the same as a request there")
  func keyWindow() async throws {
    let gate = Gate()
    let other = World(cover: .nothing, selectedTab: 0)
    let keyRouter = DefaultRouter(policy: .latest)
    let sheet = Site("sheet", in: world, by: .present) {
      await gate.pass()
      return .proceed
    }
    world.window.makeKey()
    let first = keyRouter.post(sheet)
    other.window.makeKey()
    let second = keyRouter.post(sheet)
    #expect(await until { gate.arrivals == 2 })
    gate.open()
    #expect(await until { first.isAnswered && second.isAnswered })
    #expect(world.modalNames == ["sheet"])
    #expect(other.modalNames == ["sheet"])
    #expect(first.reached !== second.reached)
  }
}
