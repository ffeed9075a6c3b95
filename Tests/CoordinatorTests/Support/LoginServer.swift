import Portolan

/// A server that wants a login, and the login.
@MainActor
final class LoginServer {
  struct Unauthorized: Error {}

  var isLoggedIn = false
  var refusesForEver = false
  private(set) var requests = 0
  private(set) var logins = 0
  private(set) var lateAttempts = 0
  /// The gate where each login waits.
  var barrier: Gate?
  var loginFailure: (any Error)?
  /// The gate that holds links back during a login.
  private let gate: ReadinessGate?
  private(set) lazy var reauthorization = Reauthorization(
    isUnauthorized: { $0 is Unauthorized }, gate: gate, authorize: { [weak self] in try await self?.logIn() })

  init(gate: ReadinessGate? = nil, barrier: Gate? = nil) {
    self.gate = gate
    self.barrier = barrier
  }

  func orders() throws -> Int {
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

  /// Returns the orders, after a login if the server wants it.
  func authorizedOrders() async throws -> Int {
    try await reauthorization.perform { try self.orders() }
  }

  /// Asks for the orders in a task.
  func request() -> Task<Int, any Error> {
    Task { try await authorizedOrders() }
  }

  /// Asks for the orders in a task, whose first answer comes late and is unauthorised.
  func lateRequest(at arrival: Gate) -> Task<Int, any Error> {
    Task {
      try await reauthorization.perform {
        self.lateAttempts += 1
        guard self.lateAttempts == 1 else { return try self.orders() }
        await arrival.pass()
        throw Unauthorized()
      }
    }
  }
}
