import Portolan
import Testing

@Suite("A login that nobody waits for any more", .limited)
@MainActor
struct AbandonedLoginTests {
  private struct Unauthorized: Error {}

  @Test("A request that comes while an abandoned login ends is not denied by it: the user is asked again")
  func another() async throws {
    var isLoggedIn = false
    var logins = 0
    let barrier = Gate()
    let reauthorization = Reauthorization {
      $0 is Unauthorized
    } authorize: {
      logins += 1
      // The first login takes its time to go.
      if logins == 1 { await barrier.pass() }
      try Task.checkCancellation()
      isLoggedIn = true
    }
    func orders() throws -> Int { if isLoggedIn { 42 } else { throw Unauthorized() } }

    let first = Task { @MainActor in try await reauthorization.perform { try orders() } }
    await until { barrier.arrivals == 1 }
    first.cancel()
    _ = await first.result
    let others = (0..<3).map { _ in Task { @MainActor in try await reauthorization.perform { try orders() } } }
    await settle()
    #expect(logins == 1, "one login at a time")
    barrier.open()
    for other in others { #expect(try await other.value == 42) }
    #expect(logins == 2)
  }

  @Test("A request that is cancelled before an abandoned login ends does not wait", arguments: [true, false])
  func cancelledBefore(isUnderWay: Bool) async throws {
    let barrier = Gate()
    let reauthorization = Reauthorization {
      $0 is Unauthorized
    } authorize: {
      await barrier.pass()
    }
    let other = Task { @MainActor in
      if isUnderWay { try await reauthorization.perform { if !barrier.isOpen { throw Unauthorized() } } }
    }
    if isUnderWay { await until { barrier.arrivals == 1 } }
    let task = Task { @MainActor in try await reauthorization.perform { throw Unauthorized() } }
    task.cancel()
    await #expect(throws: Reauthorization.Denied.self) { try await task.value }
    barrier.open()
    try await other.value
  }

  @Test("A request that comes while an abandoned login ends, and is cancelled as well, waits no longer")
  func cancelled() async throws {
    let barrier = Gate()
    let reauthorization = Reauthorization {
      $0 is Unauthorized
    } authorize: {
      await barrier.pass()
    }
    for _ in 0..<2 {
      let task = Task { @MainActor in try await reauthorization.perform { throw Unauthorized() } }
      await until { barrier.arrivals == 1 }
      task.cancel()
      await #expect(throws: Reauthorization.Denied.self) { try await task.value }
    }
    barrier.open()
  }
}
