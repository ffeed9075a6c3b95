import Portolan
import PortolanArticles
import Testing

@Suite("Unauthorised in the middle", .everyCompletion, .limited)
@MainActor
struct ReauthorizationTests {
  struct Unauthorized: Error {}

  /// A server that wants a login, and the login.
  @MainActor
  final class Server {
    var isLoggedIn = false
    var refusesForEver = false
    private(set) var requests = 0
    private(set) var logins = 0
    var barrier: Gate?
    var loginFailure: (any Error)?

    func orders() async throws -> Int {
      requests += 1
      if !isLoggedIn || refusesForEver { throw Unauthorized() }
      return 42
    }

    func logIn() async throws {
      logins += 1
      await barrier?.pass()
      try Task.checkCancellation()
      if let loginFailure { throw loginFailure }
      isLoggedIn = true
    }

    func reauthorization(gate: ReadinessGate? = nil) -> Reauthorization {
      Reauthorization(isUnauthorized: { $0 is Unauthorized }, gate: gate, authorize: { try await self.logIn() })
    }
  }

  let server = Server()

  @Test("A login that ended without success counts for no other request: an earlier request asks again")
  func failedMeanwhile() async throws {
    let arrival = Gate()
    let reauthorization = server.reauthorization()
    let late = Task { @MainActor in
      try await reauthorization.perform {
        await arrival.pass()
        return try await server.orders()
      }
    }
    await until { arrival.arrivals == 1 }
    server.loginFailure = Failure()
    await #expect(throws: Reauthorization.Denied.self) {
      try await reauthorization.perform { try await server.orders() }
    }
    server.loginFailure = nil
    arrival.open()
    #expect(try await late.value == 42)
    #expect(server.logins == 2)
  }

  @Test("A request that came back unauthorised goes on after the login")
  func goesOn() async throws {
    let reauthorization = server.reauthorization()
    #expect(try await reauthorization.perform { try await server.orders() } == 42)
    #expect(server.logins == 1)
    #expect(try await reauthorization.perform { try await server.orders() } == 42)
    #expect(server.logins == 1)
  }

  @Test("If the login ends otherwise, the interrupted request is denied with both reasons")
  func denied() async throws {
    server.loginFailure = CancellationError()
    let error = await #expect(throws: Reauthorization.Denied.self) {
      try await server.reauthorization().perform { try await server.orders() }
    }
    #expect(error?.interruption is Unauthorized)
    #expect(error?.reason is CancellationError)
    #expect(server.requests == 1)
  }

  @Test("The user logs in once for several requests at once")
  func several() async throws {
    let barrier = Gate()
    server.barrier = barrier
    let reauthorization = server.reauthorization()
    let requests = (0..<3).map { _ in
      Task { @MainActor in try await reauthorization.perform { try await server.orders() } }
    }
    await until { server.requests == 3 && barrier.arrivals == 1 }
    barrier.open()
    for request in requests { #expect(try await request.value == 42) }
    #expect(server.logins == 1)
  }

  @Test("A request that is unauthorised even after the login is not repeated for ever")
  func notForEver() async throws {
    server.refusesForEver = true
    await #expect(throws: Unauthorized.self) {
      try await server.reauthorization().perform { try await server.orders() }
    }
    #expect(server.requests == 2)
    #expect(server.logins == 1)
  }

  @Test("An unauthorised answer that comes right after another request's login does not ask for a second login")
  func answerComesLate() async throws {
    let reauthorization = server.reauthorization()
    let barrier = Gate()
    var attempts = 0
    let late = Task { @MainActor in
      try await reauthorization.perform {
        attempts += 1
        if attempts == 1 {
          await barrier.pass()
          throw Unauthorized()
        }
        return try await server.orders()
      }
    }
    await until { barrier.arrivals == 1 }
    _ = try await reauthorization.perform { try await server.orders() }
    barrier.open()
    #expect(try await late.value == 42)
    #expect(server.logins == 1)
  }

  @Test("An unauthorised answer that comes during a second login waits for that, though the first has succeeded since")
  func anotherUnderWay() async throws {
    let reauthorization = server.reauthorization()
    let arrival = Gate()
    let barrier = Gate()
    var attempts = 0
    let late = Task { @MainActor in
      try await reauthorization.perform {
        attempts += 1
        if attempts == 1 {
          await arrival.pass()
          throw Unauthorized()
        }
        return try await server.orders()
      }
    }
    await until { arrival.arrivals == 1 }
    _ = try await reauthorization.perform { try await server.orders() }
    server.isLoggedIn = false
    server.barrier = barrier
    let other = Task { @MainActor in try await reauthorization.perform { try await server.orders() } }
    await until { barrier.arrivals == 1 }
    arrival.open()
    await settle()
    #expect(attempts == 1)
    barrier.open()
    #expect(try await late.value == 42)
    #expect(try await other.value == 42)
    #expect(server.logins == 2)
  }

  @Test("Errors other than unauthorised begin no login")
  func otherErrors() async throws {
    await #expect(throws: Failure.self) { try await server.reauthorization().perform { throw Failure() } }
    #expect(server.logins == 0)
  }

  @Test("A cancelled request waits for a login no longer, and the login ends when no request waits any more")
  func cancelled() async throws {
    let barrier = Gate()
    server.barrier = barrier
    let reauthorization = server.reauthorization()
    let one = Task { @MainActor in try await reauthorization.perform { try await server.orders() } }
    let other = Task { @MainActor in try await reauthorization.perform { try await server.orders() } }
    await until { server.requests == 2 && barrier.arrivals == 1 }
    one.cancel()
    await #expect(throws: Reauthorization.Denied.self) { try await one.value }
    other.cancel()
    await #expect(throws: Reauthorization.Denied.self) { try await other.value }
    barrier.open()
    await settle()
    #expect(!server.isLoggedIn, "the login was cancelled")
  }

  @Test("A cancelled request does not end a login that another request waits for")
  func cancelledBesideAnother() async throws {
    let barrier = Gate()
    server.barrier = barrier
    let reauthorization = server.reauthorization()
    let one = Task { @MainActor in try await reauthorization.perform { try await server.orders() } }
    let other = Task { @MainActor in try await reauthorization.perform { try await server.orders() } }
    await until { server.requests == 2 && barrier.arrivals == 1 }
    one.cancel()
    await #expect(throws: Reauthorization.Denied.self) { try await one.value }
    barrier.open()
    #expect(try await other.value == 42)
    #expect(server.logins == 1)
  }

  @Test("A link that turns out to need a login goes on after it, and links that come meanwhile wait")
  func links() async throws {
    let gate = ReadinessGate(closedFor: [])
    let barrier = Gate()
    server.barrier = barrier
    let reauthorization = server.reauthorization(gate: gate)
    var done: [String] = []
    let inbox = DeepLinkInbox<String>(gate: gate) {
      $0.absoluteString
    } carryOut: { link in
      if link == "orders" { _ = try await reauthorization.perform { try await server.orders() } }
      done.append(link)
    }
    inbox.receive("orders")
    inbox.receive("home")
    await until { barrier.arrivals == 1 }
    #expect(!gate.isOpen)
    barrier.open()
    await until { done.count == 2 }
    #expect(done == ["orders", "home"])
    #expect(gate.isOpen)
  }

  @Test("Links wait for each of two logins that share a gate")
  func sharedGate() async throws {
    let gate = ReadinessGate(closedFor: [])
    let servers = [Server(), Server()]
    let barriers = servers.map { server in
      let barrier = Gate()
      server.barrier = barrier
      return barrier
    }
    var requests: [Task<Int, any Error>] = []
    for (server, barrier) in zip(servers, barriers) {
      // The app opens the gate during the first login.
      gate.open(for: .login)
      let reauthorization = server.reauthorization(gate: gate)
      requests.append(Task { try await reauthorization.perform { try await server.orders() } })
      await barrier.arrivals(1)
      #expect(!gate.isOpen)
    }
    barriers[0].open()
    #expect(try await requests[0].value == 42)
    #expect(!gate.isOpen)
    barriers[1].open()
    #expect(try await requests[1].value == 42)
    #expect(gate.isOpen)
  }

  @Test(
    "A login that the user leaves does not open a gate that the app has closed for the login, and one that succeeds does"
  )
  func gateOfTheApp() async throws {
    let gate = ReadinessGate(closedFor: [.login])
    let worker = Worker()
    let inbox = DeepLinkInbox<String>(gate: gate) {
      $0.absoluteString
    } carryOut: {
      try await worker.carryOut($0)
    }
    inbox.receive("home")
    server.loginFailure = CancellationError()
    let reauthorization = server.reauthorization(gate: gate)
    await #expect(throws: Reauthorization.Denied.self) {
      try await reauthorization.perform { try await server.orders() }
    }
    await settle()
    #expect(gate.reasons == [.login])
    #expect(worker.done.isEmpty)
    server.loginFailure = nil
    #expect(try await reauthorization.perform { try await server.orders() } == 42)
    await until { !worker.done.isEmpty }
    #expect(gate.isOpen)
    #expect(worker.done == ["home"])
  }

  @Test("A waiting link whose work the code of a login starts waits for the login, which it is not part of")
  func linkStartedByLogin() async throws {
    let gate = ReadinessGate(closedFor: [.onboarding])
    let barrier = Gate()
    server.barrier = barrier
    let reauthorization = Reauthorization(isUnauthorized: { $0 is Unauthorized }) {
      gate.open(for: .onboarding)
      try await server.logIn()
    }
    let inbox = DeepLinkInbox<String>(gate: gate) {
      $0.absoluteString
    } carryOut: { _ in
      _ = try await reauthorization.perform { try await server.orders() }
    }
    let link = Task { @MainActor in await inbox.deliver("orders") }
    await until { inbox.waitingCount == 1 }
    let request = Task { @MainActor in try await reauthorization.perform { try await server.orders() } }
    await until { server.requests == 2 }
    barrier.open()
    #expect(await link.value.isReached)
    #expect(try await request.value == 42)
    #expect(server.logins == 1)
  }

  @Test("A link that the code of a login delivers is part of the login, whichever link came before it", .patient)
  func linkDeliveredByLogin() async throws {
    let arrival = Gate()
    var made: DeepLinkInbox<String>?
    let reauthorization = Reauthorization(isUnauthorized: { $0 is Unauthorized }) {
      _ = await made?.deliver("orders")
      try await server.logIn()
    }
    let inbox = DeepLinkInbox<String>(gate: ReadinessGate(closedFor: [])) {
      $0.absoluteString
    } carryOut: { link in
      if link == "home" { return await arrival.pass() }
      _ = try await reauthorization.perform { try await server.orders() }
    }
    made = inbox
    inbox.receive("home")
    await arrival.arrivals(1)
    let request = Task { @MainActor in try await reauthorization.perform { try await server.orders() } }
    await until { inbox.waitingCount == 1 }
    arrival.open()
    #expect(try await request.value == 42)
    #expect(server.logins == 1)
  }

  @Test("The instructor is asked again, has a flow log the user in, and leaves the app as it is", .headlessOnly)
  func instructor() async throws {
    let navigation = stack(HomeViewController())
    let app = App(root: navigation)
    var flows: [SurveyFlow] = []
    var parts: [LaunchInstructor] = []
    let launch = LaunchSequence(until: .main) {
      LaunchInstructor.configure(tutorialWasShown: true, isAutorized: server.isLoggedIn)
    } run: { part in
      parts.append(part)
      guard part == .auth else { return }
      let flow = SurveyFlow { present($0, on: navigation) }
      flows.append(flow)
      _ = try await run(flow)
      server.isLoggedIn = true
    }
    let reauthorization = Reauthorization(
      isUnauthorized: { $0 is Unauthorized }, authorize: { try await launch.askAgain() })
    let request = Task { @MainActor in try await reauthorization.perform { try await server.orders() } }
    await until { navigation.presentedViewController != nil }
    flows[0].finish(1)
    #expect(try await request.value == 42)
    #expect(parts == [.auth])

    server.isLoggedIn = false
    let again = Task { @MainActor in try await reauthorization.perform { try await server.orders() } }
    await until { navigation.presentedViewController != nil }
    await app.rest()
    try app.window.user.swipeDown()
    await #expect(throws: Reauthorization.Denied.self) { try await again.value }
  }
}
