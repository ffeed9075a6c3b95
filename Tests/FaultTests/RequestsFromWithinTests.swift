import Portolan
import Testing

@MainActor
@Suite("Requests from within a navigation", .patient, .limited)
struct RequestsFromWithinTests {
  let world = World(cover: .nothing, selectedTab: 0)
  let router: DefaultRouter
  let other: Site

  init() {
    router = DefaultRouter(window: world.window)
    other = Site("other", in: world)
  }

  enum Place: CaseIterable {
    case factory, contextTask, foundTask, action, afterAction
  }

  private func site(_ place: Place, _ hook: @escaping Site.Hook) -> Site {
    let site = Site("product", in: world)
    switch place {
    case .factory: site.building = hook
    case .contextTask: site.settingUp = hook
    case .foundTask: site.finding = hook
    case .action: site.acting = hook
    case .afterAction: site.acted = hook
    }
    return site
  }

  @Test(
    "A request that a navigation awaits from within is an error, and the navigation goes on if that is handled",
    arguments: Place.allCases)
  func awaited(in place: Place) async throws {
    var inner: (any Error)?
    let product = site(place) {
      do { try await router.reach(other) } catch { inner = error }
    }
    let request = router.go(to: product)
    #expect(await until { request.isAnswered })
    #expect((inner as? RoutingError)?.code == .waitsForItself)
    #expect(request.reached != nil)
    #expect(world.stackNames == ["home", "list", "detail", "product"])
    #expect(world.isAtRest)
  }

  @Test(
    "If they are awaited and not handled, requests from within fail the navigation, and it is undone",
    arguments: Place.allCases)
  func awaitedAndNotHandled(in place: Place) async throws {
    let before = Impression(of: world)
    let product = site(place) { try await router.reach(other) }
    let request = router.go(to: product)
    #expect(await until { request.isAnswered })
    #expect(request.code == .waitsForItself)
    #expect(Impression(of: world) == before)
    try await router.reach(other)
  }

  @Test("Awaited for the very same screen, they are an error", arguments: Place.allCases)
  func awaitedForItself(in place: Place) async throws {
    let sites = Sites()
    let product = site(place) { try await router.reach(sites.list[0]) }
    sites.list = [product]
    let request = router.go(to: product)
    #expect(await until { request.isAnswered })
    #expect(request.code == .waitsForItself)
  }

  @Test("Awaited on another router of the window, they are an error")
  func awaitedOnAnotherRouter() async throws {
    let second = DefaultRouter(window: world.window)
    let product = site(.factory) { try await second.reach(other) }
    let request = router.go(to: product)
    #expect(await until { request.isAnswered })
    #expect(request.code == .waitsForItself)
  }

  @Test(
    "Closing a screen of a tab that is not visible, awaited, is an error", arguments: [Place.factory, .contextTask])
  func closingUnseen(in place: Place) async throws {
    world.tabs.selectedIndex = 2
    await settle()
    let detail = world.stack.viewControllers[2]
    let product = site(place) { _ = try await detail.close() }
    let request = router.go(to: product)
    #expect(await until { request.isAnswered })
    #expect(request.code == .waitsForItself)
    #expect(world.stackNames == ["home", "list", "detail"])
    request.cancel()
  }

  @Test("The completion form carries a request from within a navigation out afterwards", arguments: Place.allCases)
  func posted(in place: Place) async throws {
    let posts = Posts()
    let product = site(place) { posts.list.append(router.post(other)) }
    let request = router.go(to: product)
    #expect(await until { request.isAnswered && posts.list.first?.isAnswered == true })
    #expect(request.reached != nil)
    #expect(posts.list.count == 1)
    #expect(posts.list[0].reached != nil)
    #expect(world.stackNames == ["home", "list", "detail", "product", "other"])
    #expect(world.isAtRest)
  }

  @Test(
    "Requests for one screen from within its navigation, by the completion form, get its answer",
    arguments: Place.allCases)
  func postedForItself(in place: Place) async throws {
    let posts = Posts()
    let sites = Sites()
    let product = site(place) { posts.list.append(router.post(sites.list[0])) }
    sites.list = [product]
    let request = router.go(to: product)
    #expect(await until { request.isAnswered && posts.list.first?.isAnswered == true })
    #expect(request.reached != nil)
    #expect(posts.list[0].reached === request.reached)
    #expect(product.built == 1)
  }

  @Test(
    "By the completion form from an appearance callback, they are carried out afterwards",
    arguments: [AppearanceLedger.Callback.willAppear, .didAppear],
    [RequestPolicy.enqueue, .latest]
  )
  func postedWhileAppearing(callback: AppearanceLedger.Callback, policy: RequestPolicy) async throws {
    router.policy = policy
    let posts = Posts()
    let product = Site("product", in: world)
    product.onCallback = { if $0 == callback, posts.list.isEmpty { posts.list.append(router.post(other)) } }
    let request = router.go(to: product)
    #expect(await until { request.isAnswered && posts.list.first?.isAnswered == true })
    #expect(request.reached != nil)
    #expect(posts.list[0].reached != nil)
    #expect(world.stackNames == ["home", "list", "detail", "product", "other"])
    #expect(world.isAtRest)
  }

  @Test("Requests from post-routing tasks are carried out, even to the same destination")
  func fromPostTask() async throws {
    let product = Site("product", in: world) { .proceed }
    var depth = 0
    var inner: [UIViewController] = []
    product.posting = {
      depth += 1
      guard depth < 3 else { return }
      inner.append(try await router.reach(depth == 1 ? product : other).viewController)
    }
    let result = try await router.reach(product)
    #expect(result.postTaskErrors.isEmpty)
    #expect(world.stackNames == ["home", "list", "detail", "product", "other"])
    #expect(inner.last === result.viewController)
    #expect(product.built == 1)
    #expect(product.asked == [2])
  }

  @Test(
    "A child task of a factory that waits for a navigation is told when the deadline has come",
    arguments: [false, true]
  )
  func childTask(forItself: Bool) async throws {
    let deadline = Gate()
    let sites = Sites()
    let product = site(.factory) {
      let destination = sites.list[0].destination
      async let inner = router.navigate(to: destination, animated: false)
      _ = try await inner
    }
    sites.list = [forItself ? product : other]
    let request = Deadline.$pass.withValue({ await deadline.pass() }, operation: { router.go(to: product) })
    #expect(await until { deadline.arrivals == 1 })
    #expect(!request.isAnswered)
    deadline.open()
    #expect(await until { request.isAnswered })
    #expect(request.code == .waitsForItself)
    #expect(world.stackNames == ["home", "list", "detail"])
    try await router.reach(other)
  }

  @Test("A completion form in a factory that takes longer than the deadline is carried out all the same")
  func completionHasNoDeadline() async throws {
    let gate = Gate()
    let deadline = Gate()
    deadline.open()
    let posts = Posts()
    let product = site(.factory) {
      posts.list.append(router.post(other))
      await gate.pass()
    }
    let request = Deadline.$pass.withValue({ await deadline.pass() }, operation: { router.go(to: product) })
    await settle()
    #expect(deadline.arrivals == 0)
    gate.open()
    #expect(await until { request.isAnswered && posts.list.first?.isAnswered == true })
    #expect(posts.list[0].reached != nil)
  }

  @Test("Factories of two windows that wait for a navigation in the other window are told")
  func acrossWindows() async throws {
    let otherWorld = World(cover: .nothing, selectedTab: 0)
    let otherRouter = DefaultRouter(window: otherWorld.window)
    let gate = Gate()
    let here = site(.factory) {
      await gate.pass()
      try await otherRouter.reach(Site("there", in: otherWorld))
    }
    let there = Site("product", in: otherWorld)
    there.building = {
      await gate.pass()
      try await router.reach(other)
    }
    let requests = [router.go(to: here), otherRouter.go(to: there)]
    #expect(await until { gate.arrivals == 2 })
    gate.open()
    #expect(await until { requests.allSatisfy(\.isAnswered) })
    #expect(requests.contains { $0.code == .waitsForItself })
    #expect(requests.contains { $0.reached != nil })
  }

  @Test("A factory that waits for a navigation in another window is served")
  func inAnotherWindow() async throws {
    let otherWorld = World(cover: .nothing, selectedTab: 0)
    let otherRouter = DefaultRouter(window: otherWorld.window)
    let product = site(.factory) { try await otherRouter.reach(Site("there", in: otherWorld)) }
    try await router.reach(product)
    #expect(otherWorld.stackNames.last == "there")
    #expect(world.stackNames.last == "product")
  }

  @Test(
    "A factory that waits for a request behind it is told, even if the guard of that request has waited for another")
  func behindItself() async throws {
    let otherWorld = World(cover: .nothing, selectedTab: 0)
    let otherRouter = DefaultRouter(window: otherWorld.window)
    let gate = Gate()
    let behind = Site("behind", in: world) {
      try await otherRouter.reach(Site("there", in: otherWorld))
      return .proceed
    }
    let product = site(.factory) {
      await gate.pass()
      try await router.reach(behind)
    }
    let first = router.go(to: product)
    #expect(await until { gate.arrivals == 1 })
    let second = router.go(to: behind)
    #expect(await until { otherWorld.stackNames.last == "there" })
    await settle()
    gate.open()
    #expect(await until { first.isAnswered && second.isAnswered })
    #expect(first.code == .waitsForItself)
    #expect(second.reached != nil)
    #expect(world.stackNames == ["home", "list", "detail", "behind"])
  }

  /// The values that a hook learns only once it is made.
  @MainActor
  final class Sites {
    var list: [Site] = []
  }

  @MainActor
  final class Posts {
    var list: [Caller] = []
  }

  @Test("A request of a task does not wait for itself once the request that started the task is answered")
  func taskOutlivesItsRequest() async throws {
    let (first, middle, second, deadline) = (Gate(), Gate(), Gate(), Gate())
    let posts = Posts()
    let product = site(.factory) {
      await first.pass()
      posts.list.append(router.go(to: other))
      await middle.pass()
    }
    let slow = Site("slow", in: world)
    slow.building = { await second.pass() }
    let request = Deadline.$pass.withValue({ await deadline.pass() }, operation: { router.go(to: product) })
    #expect(await until { first.arrivals == 1 })
    let queued = router.go(to: slow)
    await settle()
    first.open()
    #expect(await until { middle.arrivals == 1 })
    await settle()
    middle.open()
    #expect(await until { request.isAnswered && second.arrivals == 1 })
    deadline.open()
    await settle()
    second.open()
    #expect(await until { queued.isAnswered && posts.list[0].isAnswered })
    #expect(posts.list[0].reached != nil)
  }
}
