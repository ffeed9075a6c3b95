import Portolan
import PortolanHierarchy
import PortolanTool
import StoreApp
import Testing

@Suite("Questions 8 and 9: forgot-password on top of the login", .limited)
@MainActor
struct QuestionsOfLoginTests {
  @Test(
    "Question 8: one configuration opens login and forgot password, over any screen", arguments: StartingState.allCases)
  func both(state: StartingState) async throws {
    let store = try await state.store()
    try await store.router.navigate(to: store.routes.login.forgotPasswordScreen)
    try expectBoth(in: store, modalCount: state.modalCount + 1)
  }

  @Test("Question 8: forgot password is pushed onto the existing login", arguments: StartingState.allCases)
  func onto(state: StartingState) async throws {
    let store = try await state.store()
    let login = try await store.router.navigate(to: store.routes.login.loginScreen).viewController
    #expect(store.top === login)
    try await store.router.navigate(to: store.routes.login.forgotPasswordScreen)
    try expectBoth(in: store, modalCount: state.modalCount + 1)
    #expect(store.top?.navigationController?.viewControllers.first === login)
  }

  @Test("Question 8: the login is found under forgot password, which is removed")
  func back() async throws {
    let store = try await StartingState.deep.store()
    try await store.router.navigate(to: store.routes.login.forgotPasswordScreen)
    try await store.router.navigate(to: store.routes.login.loginScreen)
    #expect(store.top is LoginViewController)
    #expect(store.modals.count == 1)
  }

  @Test("Question 8: two requests result in one screen", arguments: StartingState.allCases)
  func twice(state: StartingState) async throws {
    let store = try await state.store()
    let first = try await store.router.navigate(to: store.routes.login.forgotPasswordScreen).viewController
    let instances = WindowInstances(of: store.window)
    let second = try await store.router.navigate(to: store.routes.login.forgotPasswordScreen).viewController
    #expect(first === second)
    #expect(WindowInstances(of: store.window) == instances)
  }

  @Test("Question 9: from the root, all modals are dismissed first", arguments: StartingState.allCases)
  func fromRoot(state: StartingState) async throws {
    let store = try await state.store()
    let old = store.modals
    try await store.router.navigate(to: store.routes.login.forgotPasswordScreenOnRoot)
    try expectBoth(in: store, modalCount: 1)
    #expect(!old.contains { $0 === store.modals.first })
  }

  private func expectBoth(in store: Store, modalCount: Int) throws {
    let stack = try #require(store.top?.navigationController).viewControllers
    #expect(stack.map { "\(type(of: $0))" } == ["LoginViewController", "ForgotPasswordViewController"])
    #expect(store.modals.count == modalCount)
    #expect(store.modals.last === stack.first?.navigationController)
  }
}
