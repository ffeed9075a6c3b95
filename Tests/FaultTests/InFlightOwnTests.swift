import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("While an animated transition of a navigation runs", .headlessOnly, .patient, .limited)
struct InFlightOwnTests {
  @Test("A request waits for the presentation of another one, and then goes on from there", arguments: deliveries)
  func duringPresent(delivery: CompletionDelivery) async throws {
    let flight = InFlight(delivery)
    let world = flight.world
    let first = flight.router.go(to: Site("one", in: world, by: .present), animated: true)
    await settle()
    let second = flight.router.go(to: Site("two", in: world, by: .present), animated: true)
    await settle()
    #expect(!first.isAnswered)
    #expect(world.modalNames == ["one"])
    #expect(await flight.run { first.isAnswered && second.isAnswered })
    #expect(world.modalNames == ["one", "two"])
    await expectRest(flight)
  }

  @Test("Another request waits for a dismissal", arguments: deliveries)
  func duringDismiss(delivery: CompletionDelivery) async throws {
    let flight = InFlight(delivery, cover: .twoSheets)
    let world = flight.world
    let first = flight.router.go(to: Site("one", in: world), animated: true)
    await settle()
    let second = flight.router.go(to: Site("two", in: world, by: .present), animated: true)
    #expect(await flight.run { first.isAnswered && second.isAnswered })
    #expect(world.stackNames == ["home", "list", "detail", "one"])
    #expect(world.modalNames == ["two"])
    await expectRest(flight)
  }

  @Test("A request to a screen that is only passing by finds it gone, and does not fail for that")
  func toWhatIsNotThereYet() async throws {
    let flight = InFlight(.inline)
    let world = flight.world
    let step = SingleStep(finder: SiteFinder(name: "one"), factory: NilFactory()).from(.root).assemble()
    let gate = Gate()
    let one = Site("one", in: world)
    one.building = { await gate.pass() }
    let first = flight.router.go(to: one, animated: true)
    #expect(await until { gate.arrivals == 1 })
    // There is no such screen yet, but one is being built.
    let second = Caller { try await flight.router.navigate(to: step, animated: true) }
    await settle()
    #expect(!second.isAnswered)
    gate.open()
    #expect(await flight.run { first.isAnswered && second.isAnswered })
    #expect(second.reached != nil)
    #expect(second.reached === first.reached)
    await expectRest(flight)
  }

  nonisolated static let covers: [World.Cover] = [.nothing, .sheet, .fullScreen, .twoSheets]
  nonisolated static let ways: [Site.Way] = [.push, .present, .presentOnRoot, .presentFullScreen, .replaceRoot]

  @Test("Cancelled after any number of its transitions, everything is put back", arguments: covers, ways)
  func cancelled(under cover: World.Cover, way: Site.Way) async throws {
    for delivery in deliveries {
      for steps in 0..<6 {
        let flight = InFlight(delivery, cover: cover)
        let world = flight.world
        let before = Impression(of: world)
        let step = twoScreens(in: world, by: way)
        let request = Caller { try await flight.router.navigate(to: step, animated: true) }
        await settle()
        for _ in 0..<steps {
          flight.clock.step()
          await settle()
        }
        let wasAnswered = request.isAnswered
        request.cancel()
        #expect(await flight.run { request.isAnswered })
        if !wasAnswered {
          #expect(request.isCancelled, "\(delivery) \(steps)")
          await flight.land()
          #expect(Impression(of: world) == before, "\(delivery) \(steps)")
        }
        await expectRest(flight)
        if wasAnswered { break }
      }
    }
  }

  /// A screen that is presented on another one, so that there are two transitions at least.
  private func twoScreens(in world: World, by way: Site.Way) -> DestinationStep<CountingViewController, Any?> {
    StepAssembly(finder: SiteFinder(name: "last"), factory: SiteFactory { world.screen("last") })
      .using(.present)
      .from(Site("base", in: world, by: way).step)
      .assemble()
  }

  @Test("A screen that pops itself as soon as it appears has left", arguments: deliveries)
  func popsItself(delivery: CompletionDelivery) async throws {
    let flight = InFlight(delivery, beginning: .inCall)
    let world = flight.world
    let product = world.screen("product")
    product.onCallback = { callback in
      if callback == .didAppear { world.stack.popViewController(animated: false) }
    }
    let step = StepAssembly(finder: SiteFinder(name: "product"), factory: SiteFactory { product })
      .using(UINavigationController.push())
      .from(.found(by: InstanceFinder<UINavigationController, Any?>(instance: world.stack))).assemble()
    let request = Caller { try await flight.router.navigate(to: step, animated: true) }
    #expect(await flight.run { request.isAnswered })
    #expect(request.code == .targetLeft)
    #expect(world.stackNames == ["home", "list", "detail"])
    await expectRest(flight)
  }

  @Test(
    "The user swipes the first of two sheets down before the second has come",
    arguments: deliveries,
    [false, true]
  )
  func userBetween(delivery: CompletionDelivery, completing: Bool) async throws {
    let flight = InFlight(delivery)
    let world = flight.world
    let before = Impression(of: world)
    let step = twoScreens(in: world, by: .present)
    let request = Caller { try await flight.router.navigate(to: step, animated: true) }
    await settle()
    // The presentation begins and ends, and before the router has gone on the finger is down.
    flight.clock.step()
    flight.clock.step()
    if delivery == .later { flight.clock.step() }
    try world.window.user.swipeDown(completing: completing)
    #expect(await flight.run { request.isAnswered })
    if completing {
      #expect(request.code == .targetLeft)
      await flight.land()
      #expect(Impression(of: world) == before)
    } else {
      #expect(request.reached != nil)
      #expect(world.modalNames == ["base", "last"])
    }
    await expectRest(flight)
  }

  @Test("The user swipes back between the dismissal and the presentation of one navigation", arguments: [false, true])
  func userBetweenDismissAndPresent(completing: Bool) async throws {
    let flight = InFlight(.inline, cover: .sheet)
    let world = flight.world
    let request = flight.router.go(to: Site("product", in: world, by: .presentOnRoot), animated: true)
    await settle()
    flight.clock.step()
    flight.clock.step()
    try world.window.user.swipeBack(completing: completing)
    await settle()
    #expect(!flight.clock.isIdle)
    #expect(world.modalNames == [])
    #expect(await flight.run { request.isAnswered })
    #expect(request.reached != nil)
    #expect(world.stackNames == ["home", "list"] + (completing ? [] : ["detail"]))
    #expect(world.modalNames == ["product"])
    await expectRest(flight)
  }
}
