import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("A request that comes while the user's own transition runs", .headlessOnly, .patient, .limited)
struct InFlightUserTests {
  @Test("A request after a tap that pushes waits for the push", arguments: deliveries, [false, true])
  func push(delivery: CompletionDelivery, animated: Bool) async throws {
    let flight = InFlight(delivery)
    let world = flight.world
    world.stack.pushViewController(world.screen("tapped"), animated: true)
    let request = flight.router.go(to: Site("product", in: world), animated: animated)
    await settle()
    #expect(!request.isAnswered)
    #expect(world.stackNames.last == "tapped")
    #expect(await flight.run { request.isAnswered })
    #expect(world.stackNames == ["home", "list", "detail", "tapped", "product"])
    await expectRest(flight)
  }

  @Test(
    "A request during a swipe back waits until the swipe is completed or taken back", arguments: deliveries,
    [false, true])
  func swipeBack(delivery: CompletionDelivery, completing: Bool) async throws {
    let flight = InFlight(delivery)
    let world = flight.world
    try world.window.user.swipeBack(completing: completing)
    let request = flight.router.go(to: Site("product", in: world))
    await settle()
    #expect(!request.isAnswered)
    #expect(await flight.run { request.isAnswered })
    #expect(request.reached != nil)
    #expect(world.stackNames == ["home", "list"] + (completing ? [] : ["detail"]) + ["product"])
    await expectRest(flight)
  }

  @Test(
    "A request to the screen that is being swiped away waits for the swipe, and fails if it is completed",
    arguments: deliveries, [false, true])
  func toWhatLeaves(delivery: CompletionDelivery, completing: Bool) async throws {
    let flight = InFlight(delivery)
    let world = flight.world
    let step = SingleStep(finder: SiteFinder(name: "detail"), factory: NilFactory()).from(.root).assemble()
    let detail = world.stack.topViewController
    try world.window.user.swipeBack(completing: completing)
    let request = Caller { try await flight.router.navigate(to: step, animated: false) }
    #expect(await flight.run { request.isAnswered })
    if completing { #expect(request.code == .notFound) } else { #expect(request.reached === detail) }
    await expectRest(flight)
  }

  @Test(
    "A request during a swipe of a sheet waits until the swipe is completed or taken back", arguments: deliveries,
    [false, true])
  func swipeDown(delivery: CompletionDelivery, completing: Bool) async throws {
    let flight = InFlight(delivery, cover: .sheet)
    let world = flight.world
    try world.window.user.swipeDown(completing: completing)
    let request = flight.router.go(to: Site("product", in: world, by: .present), animated: true)
    await settle()
    #expect(!request.isAnswered)
    #expect(await flight.run { request.isAnswered })
    #expect(request.reached != nil)
    #expect(world.modalNames == (completing ? ["product"] : ["first", "product"]))
    await expectRest(flight)
  }

  @Test("A push in the first column of a split view is waited for")
  func firstColumn() async throws {
    let flight = InFlight(.inline)
    let world = flight.world
    let master = UINavigationController(rootViewController: world.screen("cities"))
    world.split.viewControllers = [master, world.screen("city")]
    world.tabs.selectedIndex = 1
    master.pushViewController(world.screen("filter"), animated: true)
    let request = flight.router.go(to: Site("product", in: world, by: .presentOnRoot), animated: false)
    await settle()
    #expect(!request.isAnswered)
    #expect(world.tabs.presentedViewController == nil)
    #expect(await flight.run { request.isAnswered })
    #expect(request.reached != nil)
    await expectRest(flight)
  }

  @Test("A transition that begins as another ends is waited for as well")
  func oneAfterTheOther() async throws {
    let flight = InFlight(.inline, cover: .sheet)
    let world = flight.world
    // The sheet is above the stack, which moves as soon as the sheet has gone.
    world.tabs.dismiss(animated: true) {
      world.stack.pushViewController(world.screen("tapped"), animated: true)
    }
    let request = flight.router.go(to: Site("product", in: world, by: .present))
    await settle()
    flight.clock.step()
    await settle()
    #expect(!request.isAnswered)
    #expect(await flight.run { request.isAnswered })
    #expect(world.modalNames == ["product"])
    await expectRest(flight)
  }

  @Test("A transition that begins while a factory takes its time is waited for, and not cut off")
  func duringBuild() async throws {
    let flight = InFlight(.inline)
    let world = flight.world
    let gate = Gate()
    let product = Site("product", in: world)
    product.building = { await gate.pass() }
    let request = flight.router.go(to: product)
    #expect(await until { gate.arrivals == 1 })
    try world.window.user.swipeBack(completing: false)
    gate.open()
    await settle()
    #expect(!request.isAnswered)
    #expect(await flight.run { request.isAnswered })
    #expect(world.stackNames == ["home", "list", "detail", "product"])
    await expectRest(flight)
  }

  @Test("A request waits for the user's transition although its screen is presented on another controller")
  func duringBuildElsewhere() async throws {
    let flight = InFlight(.inline)
    let world = flight.world
    let gate = Gate()
    let product = Site("product", in: world, by: .presentOnRoot)
    product.building = { await gate.pass() }
    let request = flight.router.go(to: product)
    #expect(await until { gate.arrivals == 1 })
    try world.window.user.swipeBack(completing: false)
    gate.open()
    await settle()
    #expect(!flight.clock.isIdle)
    #expect(world.modalNames == [])
    #expect(await flight.run { request.isAnswered })
    #expect(world.modalNames == ["product"])
    await expectRest(flight)
  }

  @Test("A swipe back that begins while a context task runs is over before the action replaces the last screen")
  func duringContextTask() async throws {
    let flight = InFlight(.inline)
    let world = flight.world
    let origin = SingleStep(
      finder: InlineFinder<UINavigationController, Any?> { candidate, _ in candidate === world.stack },
      factory: NilFactory()
    )
    .adding(
      InlineContextTask<UINavigationController, Any?> { _, _ in try world.window.user.swipeBack(completing: false) }
    )
    .from(.root).assemble()
    let step = StepAssembly(finder: SiteFinder(name: "product"), factory: SiteFactory { world.screen("product") })
      .using(UINavigationController.pushReplacingLast()).from(origin).assemble()
    let request = Caller { try await flight.router.navigate(to: step, animated: false) }
    await settle()
    #expect(!flight.clock.isIdle)
    #expect(await flight.run { request.isAnswered })
    #expect(request.reached != nil)
    #expect(world.stackNames == ["home", "list", "product"])
    await expectRest(flight)
  }

  @Test("A screen that was pushed while a factory took its time is asked whether it may go")
  func refusingNewcomer() async throws {
    let flight = InFlight(.inline)
    let world = flight.world
    let gate = Gate()
    let base = Site("list", in: world)
    let product = Site("product", in: world, by: .push)
    product.origin = base
    product.building = { await gate.pass() }
    let request = flight.router.go(to: product)
    #expect(await until { gate.arrivals == 1 })
    world.stack.pushViewController(RefusingToLeave(), animated: false)
    gate.open()
    #expect(await flight.run { request.isAnswered })
    #expect(request.code == .notDismissible)
    #expect(world.stack.viewControllers.last is RefusingToLeave)
  }

  @Test("A swipe that the user holds is waited for beyond the deadline")
  func held() async throws {
    let flight = InFlight(.inline)
    let world = flight.world
    let deadline = Gate()
    try world.window.user.swipeBack()
    let request = Deadline.$pass.withValue(
      { await deadline.pass() },
      operation: { flight.router.go(to: Site("product", in: world, by: .presentOnRoot)) }
    )
    #expect(await until { deadline.arrivals == 1 })
    deadline.open()
    #expect(await until { deadline.arrivals > 5 })
    #expect(!request.isAnswered)
    #expect(await flight.run { request.isAnswered })
    #expect(request.reached != nil)
    await expectRest(flight)
  }

  @Test("Cancelled or superseded meanwhile, a request moves nothing", arguments: [false, true])
  func endedMeanwhile(superseded: Bool) async throws {
    let flight = InFlight(.inline)
    let world = flight.world
    let product = Site("product", in: world)
    world.stack.pushViewController(world.screen("tapped"), animated: true)
    let request = flight.router.go(to: product)
    await settle()
    let newer = superseded ? flight.router.go(to: Site("newer", in: world), policy: .latest) : nil
    if !superseded { request.cancel() }
    await settle()
    #expect(await flight.run { request.isAnswered && newer?.isAnswered ?? true })
    #expect(superseded ? request.code == .superseded : request.isCancelled)
    #expect(product.built == 0)
    #expect(world.stackNames == ["home", "list", "detail", "tapped"] + (superseded ? ["newer"] : []))
    await expectRest(flight)
  }
}

/// A screen that stays.
final class RefusingToLeave: UIViewController, RoutingInterceptable {
  var canBeDismissed: Bool { false }
}

/// Lets everything land, and looks whether every callback had its counterpart.
@MainActor
func expectRest(_ flight: InFlight, sourceLocation: SourceLocation = #_sourceLocation) async {
  await flight.land()
  #expect(flight.clock.isIdle, sourceLocation: sourceLocation)
  #expect(flight.world.ledger.faults == [], sourceLocation: sourceLocation)
  #expect(flight.world.ledger.moving == [], sourceLocation: sourceLocation)
}
