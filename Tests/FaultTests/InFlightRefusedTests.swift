import Portolan
import Testing

@MainActor
@Suite("A presentation or dismissal that UIKit or an override swallows", .headlessOnly, .patient, .limited)
struct InFlightRefusedTests {
  @Test(
    "A completion that never comes holds up no other request",
    arguments: deliveries,
    [false, true]
  )
  func dropped(delivery: CompletionDelivery, animated: Bool) async throws {
    let tabs = StubbornTabBarController()
    let flight = InFlight(delivery, cover: .sheet, tabs: tabs)
    tabs.whim = .dropsCompletions
    // The gate stays closed.
    let deadline = Gate()
    let request = Deadline.$pass.withValue(
      { await deadline.pass() },
      operation: { flight.router.go(to: Site("product", in: flight.world, by: .presentOnRoot), animated: animated) }
    )
    #expect(await flight.run { request.isAnswered })
    #expect(request.reached != nil)
    #expect(flight.world.modalNames == ["product"])
    await expectRest(flight)
  }

  @Test("A refused presentation fails and everything is put back", arguments: deliveries, [false, true])
  func refusedPresentation(delivery: CompletionDelivery, animated: Bool) async throws {
    let tabs = StubbornTabBarController()
    let flight = InFlight(delivery, tabs: tabs)
    let before = Impression(of: flight.world)
    tabs.whim = .refusesToPresent
    let request = flight.router.go(to: Site("product", in: flight.world, by: .presentOnRoot), animated: animated)
    #expect(await flight.run { request.isAnswered })
    #expect(request.code == .presentationRefused)
    #expect(Impression(of: flight.world) == before)
    await expectRest(flight)
  }

  @Test("A refused dismissal fails at the deadline and nothing has moved", arguments: deliveries, [false, true])
  func refusedDismissal(delivery: CompletionDelivery, animated: Bool) async throws {
    let tabs = StubbornTabBarController()
    let flight = InFlight(delivery, cover: .sheet, tabs: tabs)
    let before = Impression(of: flight.world)
    tabs.whim = .refusesToDismiss
    let deadline = Gate()
    let request = Deadline.$pass.withValue(
      { await deadline.pass() },
      operation: { flight.router.go(to: Site("product", in: flight.world), animated: animated) }
    )
    #expect(await until { deadline.arrivals > 0 })
    #expect(!request.isAnswered)
    deadline.open()
    #expect(await flight.run { request.isAnswered })
    #expect(request.code == .dismissalRefused)
    #expect(Impression(of: flight.world) == before)
    await expectRest(flight)
  }

  @Test("A dismissal that calls back without having happened fails at once", arguments: deliveries, [false, true])
  func claimedDismissal(delivery: CompletionDelivery, animated: Bool) async throws {
    let tabs = StubbornTabBarController()
    let flight = InFlight(delivery, cover: .sheet, tabs: tabs)
    let before = Impression(of: flight.world)
    tabs.whim = .claimsToDismiss
    // The gate stays closed.
    let deadline = Gate()
    let request = Deadline.$pass.withValue(
      { await deadline.pass() },
      operation: { flight.router.go(to: Site("product", in: flight.world), animated: animated) }
    )
    #expect(await flight.run { request.isAnswered })
    #expect(request.code == .dismissalRefused)
    #expect(Impression(of: flight.world) == before)
    await expectRest(flight)
  }
}
