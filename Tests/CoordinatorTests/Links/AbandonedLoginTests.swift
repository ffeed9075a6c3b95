import Portolan
import Testing

@Suite("A login that nobody waits for any more", .limited)
@MainActor
struct AbandonedLoginTests {
  private let barrier = Gate()
  private let server: LoginServer

  init() { server = LoginServer(barrier: barrier) }

  @Test("A request that comes while an abandoned login ends is not denied by it: the user is asked again")
  func another() async throws {
    let first = server.request()
    await barrier.arrivals(1)
    first.cancel()
    _ = await first.result
    let others = (0..<3).map { _ in server.request() }
    await settle()
    #expect(server.logins == 1, "one login at a time")
    barrier.open()
    for other in others { #expect(try await other.value == 42) }
    #expect(server.logins == 2)
  }

  @Test("A request that is cancelled before an abandoned login ends does not wait", arguments: [true, false])
  func cancelledBefore(isUnderWay: Bool) async throws {
    let other = isUnderWay ? server.request() : nil
    if isUnderWay { await barrier.arrivals(1) }
    let request = server.request()
    request.cancel()
    await #expect(throws: Reauthorization.Denied.self) { try await request.value }
    barrier.open()
    if let other { #expect(try await other.value == 42) }
  }

  @Test("A request that comes while an abandoned login ends, and is cancelled as well, waits no longer")
  func cancelled() async throws {
    for _ in 0..<2 {
      let request = server.request()
      await barrier.arrivals(1)
      request.cancel()
      await #expect(throws: Reauthorization.Denied.self) { try await request.value }
    }
    barrier.open()
  }
}
