import Portolan
import Testing

@MainActor
@Suite("Transitions that last, or follow one another", .headlessOnly, .patient, .limited)
struct InFlightLongTests {
  @Test("However many transitions follow one another, all are waited for", arguments: 1...5)
  func chain(count: Int) async throws {
    let flight = InFlight(.inline)
    let world = flight.world
    func push(_ number: Int) {
      world.stack.pushViewController(world.screen("\(number)"), animated: true)
      guard number < count else { return }
      world.stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in push(number + 1) }
    }
    push(1)
    let request = flight.router.go(to: Site("product", in: world))
    for _ in 1..<count {
      await settle()
      #expect(!request.isAnswered)
      flight.clock.step()
    }
    await settle()
    #expect(!request.isAnswered)
    #expect(await flight.run { request.isAnswered })
    #expect(request.reached != nil)
    #expect(world.stackNames == ["home", "list", "detail"] + (1...count).map { "\($0)" } + ["product"])
    await expectRest(flight)
  }

  @Test("A push inside a sheet is waited for", arguments: deliveries, [World.Cover.sheet, .twoSheets])
  func insideSheet(delivery: CompletionDelivery, cover: World.Cover) async throws {
    let flight = InFlight(delivery, cover: cover)
    let world = flight.world
    var sheet = world.tabs.presentedViewController
    while let above = sheet?.presentedViewController, above !== sheet { sheet = above }
    let stack = try #require(sheet as? UINavigationController)
    stack.pushViewController(world.screen("tapped"), animated: true)
    let product = Site("product", in: world)
    let request = flight.router.go(to: product)
    await settle()
    #expect(!request.isAnswered)
    #expect(product.built == 0)
    #expect(world.tabs.presentedViewController != nil)
    #expect(await flight.run { request.isAnswered })
    #expect(request.reached != nil)
    #expect(world.modalNames == [])
    await expectRest(flight)
  }

  @Test("A dismissal that lasts longer than the router is patient was not refused", arguments: deliveries)
  func longDismissal(delivery: CompletionDelivery) async throws {
    let flight = InFlight(delivery, cover: .sheet)
    let deadline = Gate()
    let request = Deadline.$pass.withValue(
      { await deadline.pass() },
      operation: { flight.router.go(to: Site("product", in: flight.world), animated: true) }
    )
    #expect(await until { deadline.arrivals > 0 })
    #expect(!request.isAnswered)
    deadline.open()
    #expect(await until { request.isAnswered })
    #expect(request.reached != nil)
    await expectRest(flight)
  }

  @Test("A modal that loses its presenter while it is being presented was not presented", arguments: deliveries)
  func presenterLost(delivery: CompletionDelivery) async throws {
    let flight = InFlight(delivery)
    let request = flight.router.go(to: Site("product", in: flight.world, by: .presentOnRoot), animated: true)
    #expect(await until { flight.world.tabs.presentedViewController != nil })
    flight.world.window.rootViewController = UIViewController()
    #expect(await flight.run { request.isAnswered })
    #expect(request.code == .targetLeft)
    await expectRest(flight)
  }

  @Test("A request that is superseded in the moment of its turn leaves the window to the next")
  func supersededInItsTurn() async throws {
    final class Reacting: RouterObserver {
      var onReached: (() -> Void)?

      func router(did event: NavigationEvent) {
        guard case .reached = event.what, let react = onReached else { return }
        onReached = nil
        react()
      }
    }
    let world = World(cover: .nothing, selectedTab: 0)
    let observer = Reacting()
    let router = DefaultRouter(window: world.window, observers: [observer])
    let gate = Gate()
    let held = Site("held", in: world)
    held.building = { await gate.pass() }
    let first = router.go(to: held)
    #expect(await until { gate.arrivals == 1 })
    let second = router.go(to: Site("second", in: world))
    await settle()
    var third: Caller?
    observer.onReached = { third = router.post(Site("third", in: world), policy: .latest) }
    gate.open()
    #expect(await until { first.isAnswered && second.isAnswered && third?.isAnswered == true })
    #expect(second.code == .superseded)
    #expect(third?.reached != nil)
    #expect(world.stackNames == ["home", "list", "detail", "held", "third"])
  }
}
