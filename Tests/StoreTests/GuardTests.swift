import Portolan
import PortolanTool
import StoreApp
import StoreLinks
import Testing

@Suite("The login guard", .limited)
@MainActor
struct GuardTests {
  @Test(
    "The user can continue while the guard waits, and a login resumes the request", arguments: StartingState.allCases)
  func waits(state: StartingState) async throws {
    let store = try await state.store()
    let request = Task { try await store.router.navigate(to: StoreScreen.settings) }
    try await waitForLogin(in: store)
    try await store.router.navigate(to: StoreScreen.forgotPassword)
    #expect(store.top is ForgotPasswordViewController)
    store.session.logIn()
    _ = try await request.value
    #expect(store.top is SettingsViewController)
  }

  @Test("The request is denied if another navigation dismisses the login", arguments: StartingState.allCases)
  func takenAway(state: StartingState) async throws {
    let store = try await state.store()
    let request = Task { try await store.router.navigate(to: StoreScreen.settings) }
    try await waitForLogin(in: store)
    try await store.router.navigate(to: StoreScreen.home)
    await #expect(throws: LoginDenied()) { try await request.value }
    #expect(store.top is HomeViewController)
  }

  @Test("The request is denied if an existing login is dismissed, too")
  func wasThere() async throws {
    let store = try await StartingState.fresh.store()
    try await store.router.navigate(to: StoreScreen.login)
    let request = Task { try await store.router.navigate(to: StoreScreen.settings) }
    await settle()
    store.window.rootViewController?.dismiss(animated: false, completion: nil)
    await #expect(throws: LoginDenied.self) { try await request.value }
  }

  private func waitForLogin(in store: Store) async throws {
    await until { store.top is LoginViewController }
    #expect(store.top is LoginViewController)
  }
}
