import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite(
  "Question 8 and 9: ForgotPassword, always on top of Login in one navigation controller",
  .everyCompletion, .limited
)
struct LoginRouteTests {
  private static func login(from origin: DestinationStep<UIViewController, Any?>) -> DestinationStep<
    LoginViewController, Any?
  > {
    StepAssembly(finder: ClassFinder<LoginViewController, Any?>(), factory: XibFactory())
      .using(UINavigationController.pushToNavigation())
      .from(.navigationController)
      .using(.present)
      .from(origin)
      .assemble()
  }

  private static func forgotPassword(
    on loginScreen: DestinationStep<LoginViewController, Any?>
  ) -> DestinationStep<ForgotPasswordViewController, Any?> {
    StepAssembly(finder: ClassFinder<ForgotPasswordViewController, Any?>(), factory: XibFactory())
      .using(UINavigationController.pushToNavigation())
      .from(loginScreen.expectingContainer())
      .assemble()
  }

  @Test(
    "From anywhere, login and forgot password are both built, and presented by the topmost controller, or by the root without modals",
    arguments: StartingState.allCases, [false, true])
  func both(state: StartingState, isFromRoot: Bool) async throws {
    let app = state.makeApp()
    let presenter = isFromRoot ? app.window.rootViewController : SearchScope(window: app.window).start
    let login = Self.login(from: isFromRoot ? GeneralStep.root() : GeneralStep.current())
    try await app.router.navigate(to: Self.forgotPassword(on: login))
    let navigation = try #require(app.top?.navigationController)
    #expect(
      navigation.viewControllers.map { "\(type(of: $0))" } == ["LoginViewController", "ForgotPasswordViewController"]
    )
    #expect(navigation.presentingViewController === presenter)
  }

  @Test("On a Login that is there only the second is built", arguments: StartingState.allCases)
  func onLogin(state: StartingState) async throws {
    let app = state.makeApp()
    let loginScreen = Self.login(from: GeneralStep.current())
    let login = try await app.router.navigate(to: loginScreen).viewController
    let result = try await app.router.navigate(to: Self.forgotPassword(on: loginScreen))
    #expect(login.navigationController?.viewControllers == [login, result.viewController])
    #expect(app.top === result.viewController)
  }

  @Test("From ForgotPassword, Login is gone back to", arguments: StartingState.allCases)
  func back(state: StartingState) async throws {
    let app = state.makeApp()
    let loginScreen = Self.login(from: GeneralStep.current())
    let login = try await app.router.navigate(to: loginScreen).viewController
    let atLogin = app.state
    try await app.router.navigate(to: Self.forgotPassword(on: loginScreen))
    try await app.router.navigate(to: loginScreen)
    #expect(app.top === login)
    #expect(app.state == atLogin)
  }

  @Test("Wherever Login lies, under another modal or two, it is uncovered first")
  func uncovered() async throws {
    let app = StartingState.underOneModal.makeApp()
    let loginScreen = Self.login(from: GeneralStep.current())
    let login = try await app.router.navigate(to: loginScreen).viewController
    app.present(InfoViewController())
    app.present(BagViewController())
    let result = try await app.router.navigate(to: Self.forgotPassword(on: loginScreen))
    #expect(login.navigationController?.viewControllers == [login, result.viewController])
    #expect(app.top === result.viewController)
  }
}
