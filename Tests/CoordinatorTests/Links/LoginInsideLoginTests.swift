import Portolan
import Testing

@Suite("Requests of the login itself", .patient, .limited)
@MainActor
struct LoginInsideLoginTests {
  private typealias Unauthorized = LoginServer.Unauthorized
  private struct WrongPassword: Error {}

  @Test(
    "A wrong password is unauthorised, too, and does not wait for the login that it is part of"
  )
  func wrongPassword() async throws {
    final class LoginFlow: Flow<Void> {
      let reauthorization: () -> Reauthorization?
      init(_ reauthorization: @escaping () -> Reauthorization?) { self.reauthorization = reauthorization }

      override func start() async throws {
        do {
          try await reauthorization()?.perform { throw Unauthorized() }
          finish(())
        } catch is Unauthorized {
          throw WrongPassword()
        }
      }
    }
    var made: Reauthorization?
    let reauthorization = Reauthorization {
      $0 is Unauthorized
    } authorize: {
      try await run(LoginFlow { made })
    }
    made = reauthorization
    let error = await #expect(throws: Reauthorization.Denied.self) {
      try await reauthorization.perform { throw Unauthorized() }
    }
    #expect(error?.reason is WrongPassword)
  }

  @Test("Code that a login started may ask for a login of its own once the first is over")
  func later() async throws {
    var isLoggedIn = false
    var logins = 0
    let barrier = Gate()
    var background: Task<Int, any Error>?
    var made: Reauthorization?
    let reauthorization = Reauthorization {
      $0 is Unauthorized
    } authorize: {
      logins += 1
      isLoggedIn = true
      if logins == 1 {
        background = Task { @MainActor in
          await barrier.pass()
          return try await made!.perform { if isLoggedIn { 42 } else { throw Unauthorized() } }
        }
      }
    }
    made = reauthorization
    _ = try await reauthorization.perform { if !isLoggedIn { throw Unauthorized() } }
    isLoggedIn = false
    barrier.open()
    #expect(try await background?.value == 42)
    #expect(logins == 2)
  }
}
