import Portolan
import PortolanArticles
import Testing

@Suite("Unauthorised in the middle", .everyCompletion, .limited)
@MainActor
struct ReauthorizationTests {
  private let server = LoginServer()

  @Test("A login that ended without success counts for no other request: an earlier request asks again")
  func failedMeanwhile() async throws {
    let arrival = Gate()
    let late = server.lateRequest(at: arrival)
    await arrival.arrivals(1)
    server.loginFailure = Failure()
    await #expect(throws: Reauthorization.Denied.self) { try await server.authorizedOrders() }
    server.loginFailure = nil
    arrival.open()
    #expect(try await late.value == 42)
    #expect(server.logins == 2)
  }

  @Test("A request that came back unauthorised goes on after the login")
  func goesOn() async throws {
    for _ in 1...2 {
      #expect(try await server.authorizedOrders() == 42)
      #expect(server.logins == 1)
    }
  }

  @Test("If the login ends otherwise, the interrupted request is denied with both reasons")
  func denied() async throws {
    server.loginFailure = CancellationError()
    let error = await #expect(throws: Reauthorization.Denied.self) { try await server.authorizedOrders() }
    #expect(error?.interruption is LoginServer.Unauthorized)
    #expect(error?.reason is CancellationError)
    #expect(server.requests == 1)
  }

  @Test("The user logs in once for several requests at once")
  func several() async throws {
    let barrier = Gate()
    server.barrier = barrier
    let requests = (0..<3).map { _ in server.request() }
    await until { server.requests == 3 && barrier.arrivals == 1 }
    barrier.open()
    for request in requests { #expect(try await request.value == 42) }
    #expect(server.logins == 1)
  }

  @Test("A request that is unauthorised even after the login is not repeated for ever")
  func notForEver() async throws {
    server.refusesForEver = true
    await #expect(throws: LoginServer.Unauthorized.self) { try await server.authorizedOrders() }
    #expect(server.requests == 2)
    #expect(server.logins == 1)
  }

  @Test("An unauthorised answer that comes right after another request's login does not ask for a second login")
  func answerComesLate() async throws {
    let arrival = Gate()
    let late = server.lateRequest(at: arrival)
    await arrival.arrivals(1)
    _ = try await server.authorizedOrders()
    arrival.open()
    #expect(try await late.value == 42)
    #expect(server.logins == 1)
  }

  @Test("An unauthorised answer that comes during a second login waits for that, though the first has succeeded since")
  func anotherUnderWay() async throws {
    let (arrival, barrier) = (Gate(), Gate())
    let late = server.lateRequest(at: arrival)
    await arrival.arrivals(1)
    _ = try await server.authorizedOrders()
    server.isLoggedIn = false
    server.barrier = barrier
    let other = server.request()
    await barrier.arrivals(1)
    arrival.open()
    await settle()
    #expect(server.lateAttempts == 1)
    barrier.open()
    #expect(try await late.value == 42)
    #expect(try await other.value == 42)
    #expect(server.logins == 2)
  }

  @Test("Errors other than unauthorised begin no login")
  func otherErrors() async throws {
    await #expect(throws: Failure.self) { try await server.reauthorization.perform { throw Failure() } }
    #expect(server.logins == 0)
  }

  @Test(
    "A cancelled request waits for a login no longer, and the login ends only when no request waits any more",
    arguments: [1, 2])
  func cancelled(count: Int) async throws {
    let barrier = Gate()
    server.barrier = barrier
    let requests = [server.request(), server.request()]
    await until { server.requests == 2 && barrier.arrivals == 1 }
    for request in requests.prefix(count) {
      request.cancel()
      await #expect(throws: Reauthorization.Denied.self) { try await request.value }
    }
    barrier.open()
    if count == 1 { #expect(try await requests[1].value == 42) } else { await settle() }
    #expect(server.isLoggedIn == (count == 1))
    #expect(server.logins == 1)
  }

  @Test("A link that turns out to need a login goes on after it, and links that come meanwhile wait")
  func links() async throws {
    let gate = ReadinessGate(closedFor: [])
    let barrier = Gate()
    let server = LoginServer(gate: gate, barrier: barrier)
    var done: [String] = []
    let inbox = textInbox(gate: gate) { link in
      if link == "orders" { _ = try await server.authorizedOrders() }
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
    let barriers = [Gate(), Gate()]
    var requests: [Task<Int, any Error>] = []
    for barrier in barriers {
      // The app opens the gate during the first login.
      gate.open(for: .login)
      requests.append(LoginServer(gate: gate, barrier: barrier).request())
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
    let server = LoginServer(gate: gate)
    var done: [String] = []
    let inbox = textInbox(gate: gate) { done.append($0) }
    inbox.receive("home")
    server.loginFailure = CancellationError()
    await #expect(throws: Reauthorization.Denied.self) { try await server.authorizedOrders() }
    await settle()
    #expect(gate.reasons == [.login])
    #expect(done.isEmpty)
    server.loginFailure = nil
    #expect(try await server.authorizedOrders() == 42)
    await until { !done.isEmpty }
    #expect(gate.isOpen)
    #expect(done == ["home"])
  }

  @Test("A waiting link whose work the code of a login starts waits for the login, which it is not part of")
  func linkStartedByLogin() async throws {
    let gate = ReadinessGate(closedFor: [.onboarding])
    let barrier = Gate()
    server.barrier = barrier
    let reauthorization = Reauthorization(isUnauthorized: { $0 is LoginServer.Unauthorized }) {
      gate.open(for: .onboarding)
      try await server.logIn()
    }
    let inbox = textInbox(gate: gate) { _ in _ = try await reauthorization.perform { try server.orders() } }
    let link = Task { await inbox.deliver("orders") }
    await until { inbox.waitingCount == 1 }
    let request = Task { try await reauthorization.perform { try server.orders() } }
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
    let reauthorization = Reauthorization(isUnauthorized: { $0 is LoginServer.Unauthorized }) {
      _ = await made?.deliver("orders")
      try await server.logIn()
    }
    let inbox = textInbox { link in
      if link == "home" { return await arrival.pass() }
      _ = try await reauthorization.perform { try server.orders() }
    }
    made = inbox
    inbox.receive("home")
    await arrival.arrivals(1)
    let request = Task { try await reauthorization.perform { try server.orders() } }
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
      isUnauthorized: { $0 is LoginServer.Unauthorized }, authorize: { try await launch.askAgain() })
    let request = Task { try await reauthorization.perform { try server.orders() } }
    await until { navigation.presentedViewController != nil }
    flows[0].finish(1)
    #expect(try await request.value == 42)
    #expect(parts == [.auth])

    server.isLoggedIn = false
    let again = Task { try await reauthorization.perform { try server.orders() } }
    await until { navigation.presentedViewController != nil }
    await app.rest()
    try app.window.user.swipeDown()
    await #expect(throws: Reauthorization.Denied.self) { try await again.value }
  }
}
