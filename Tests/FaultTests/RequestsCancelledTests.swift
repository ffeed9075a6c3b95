import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Callers of one request are cancelled apart", .patient, .limited)
struct RequestsCancelledTests {
  let world = World(cover: .sheet, selectedTab: 0)
  let router: DefaultRouter
  let product: Site
  /// Holds the request at the point where the test cancels it.
  let gate = Gate()

  init() {
    router = DefaultRouter(window: world.window)
    product = Site("product", in: world) { .proceed }
  }

  enum Stage: CaseIterable {
    case `guard`, queue, factory, contextTask, action, afterAction
  }

  enum Who: CaseIterable {
    case leader, follower, leaderAndOneFollower, all
  }

  @Test("A caller of a shared request can be cancelled at each stage", arguments: Stage.allCases, Who.allCases)
  func cancelled(at stage: Stage, who: Who) async throws {
    let holder = holdBack(at: stage)
    let before = Impression(of: world)
    let events = EventTrace()
    router.add(events)
    let callers = [router.go(to: product), router.go(to: product), router.go(to: product)]
    await settle()
    #expect(stage == .queue || gate.arrivals == 1)
    let leaving: [Caller] =
      switch who {
      case .leader: [callers[0]]
      case .follower: [callers[1]]
      case .leaderAndOneFollower: [callers[0], callers[1]]
      case .all: callers
      }
    for caller in leaving { caller.cancel() }
    await settle()
    // A request that waits for the window is answered at once.
    #expect(stage != .queue || leaving.allSatisfy(\.isCancelled))
    gate.open()
    #expect(await until { callers.allSatisfy(\.isAnswered) && holder?.isAnswered ?? true })
    await settle()

    #expect(callers.allSatisfy { $0.answers.count == 1 })
    for caller in leaving { #expect(caller.isCancelled) }
    let staying = callers.filter { caller in !leaving.contains { $0 === caller } }
    for caller in staying { #expect(caller.reached === world.stack.topViewController) }
    #expect(product.asked == (who == .all && stage == .queue ? product.asked : [1]))
    if who == .all {
      if stage != .queue { #expect(Impression(of: world) == before) }
      #expect(!world.stackNames.contains("product"))
    } else {
      #expect(world.stackNames == ["home", "list", "detail", "product"])
      #expect(world.modalNames == [])
      // The request has gone on, so it has not failed.
      #expect(!events.lines.contains { $0.contains("failed") })
    }
    #expect(world.isAtRest)
    // Nothing is held any more.
    try await router.reach(Site("last", in: world))
    #expect(world.stackNames.last == "last")
  }

  /// - Returns: The request that keeps the others in the queue.
  private func holdBack(at stage: Stage) -> Caller? {
    switch stage {
    case .guard:
      product.guards = [
        {
          await gate.pass()
          return .proceed
        }
      ]
    case .queue:
      let holder = Site("holder", in: world, by: .present)
      holder.building = { await gate.pass() }
      return router.go(to: holder)
    case .factory: product.building = { await gate.pass() }
    case .contextTask: product.settingUp = { await gate.pass() }
    case .action: product.acting = { await gate.pass() }
    case .afterAction: product.acted = { await gate.pass() }
    }
    return nil
  }

  @Test("A factory that makes its own error of the cancellation spoils nothing for the others, and is not waited for")
  func ownError() async throws {
    struct Interrupted: Error {}
    product.building = {
      do { try await gate.passUnlessCancelled() } catch { throw Interrupted() }
    }
    let leader = router.go(to: product)
    #expect(await until { gate.arrivals == 1 })
    let follower = router.go(to: product)
    await settle()
    leader.cancel()
    #expect(await until { gate.arrivals == 2 })
    #expect(leader.isCancelled)
    gate.open()
    #expect(await until { follower.isAnswered })
    #expect(follower.reached != nil)
  }

  @Test("A completion form that joined is answered, however early its leader leaves")
  func leaderLeavesEarly() async throws {
    let leader = router.go(to: product)
    product.guards = [
      {
        // The follower's task has not begun yet.
        followers.append(router.post(product))
        leader.cancel()
        return .proceed
      }
    ]
    #expect(await until { followers.first?.isAnswered == true })
    #expect(followers.first?.reached != nil)
    #expect(leader.isAnswered)
  }

  @Test("A cancelled caller that is offered the request leaves it to the next caller")
  func offeredToTheCancelled() async throws {
    product.building = { try await gate.passUnlessCancelled() }
    let callers = [router.go(to: product), router.go(to: product), router.go(to: product)]
    #expect(await until { gate.arrivals == 1 })
    // The follower first: it is the one to be offered the request, before it has noticed.
    callers[1].cancel()
    callers[0].cancel()
    await settle()
    gate.open()
    #expect(await until { callers.allSatisfy(\.isAnswered) })
    #expect(callers[0].isCancelled)
    #expect(callers[1].isCancelled)
    #expect(callers[2].reached != nil)
  }

  @Test("A request that is cancelled as its turn comes passes the turn on, and the one who joined it waits anew")
  func cancelledAsItsTurnComes() async throws {
    let holder = Site("holder", in: world)
    let held = Gate()
    let callers = Callers()
    holder.acted = {
      await held.pass()
      callers.list[0].cancel()
    }
    let first = router.go(to: holder)
    #expect(await until { held.arrivals == 1 })
    callers.list = [router.go(to: product), router.go(to: product)]
    await settle()
    let next = router.go(to: Site("next", in: world))
    await settle()
    held.open()
    #expect(await until { first.isAnswered && next.isAnswered && callers.list.allSatisfy(\.isAnswered) })
    #expect(callers.list[0].isCancelled)
    #expect(callers.list[1].reached != nil)
    #expect(next.reached != nil)
  }

  /// Requests that the test must be able to tell apart.
  @MainActor
  final class Callers {
    var list: [Caller] = []
  }

  private let joiners = Callers()
  private var followers: [Caller] {
    get { joiners.list }
    nonmutating set { joiners.list = newValue }
  }
}
