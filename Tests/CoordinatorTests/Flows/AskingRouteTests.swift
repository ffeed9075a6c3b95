import Portolan
import Testing

/// The ways of a route to ask for a login.
private enum Asking: String, Codable, CaseIterable, CustomTestStringConvertible {
  case byFlow = "a guard that runs a flow"
  case byFlag = "a route that requires a feature"

  var testDescription: String { rawValue }
}

/// The screens of a club; two of them require a login.
private enum ClubScreen: Screen, Codable {
  case home, login
  case orders(Asking), profile(Asking)

  @MainActor static var loginGuard = FlowGuard<ClubScreen>(unless: { _ in true }) { Flow<Void>() }

  var assembly: any Assembly { InlineAssembly { UIViewController() } }

  var route: Route<Self> {
    switch self {
    case .home: .rootInNavigation
    case .orders(.byFlow), .profile(.byFlow): .push(onto: .home).guarded(by: Self.loginGuard)
    case .orders(.byFlag), .profile(.byFlag): .push(onto: .home).requires("logged-in", asking: .login)
    case .login: .presentInNavigation
    }
  }
}

private final class LoginFlow: Flow<Void> {
  private let router: any Router
  private(set) static var running: [LoginFlow] = []

  init(_ router: any Router) { self.router = router }

  override func start() async throws {
    Self.running.append(self)
    try await show(.login, by: ScreenRouter<ClubScreen>(router))
  }

  static func forget() { running = [] }
}

@MainActor
@Suite("A route that asks for a login", .everyCompletion, .limited, .serialized)
struct AskingRouteTests {
  private final class Session {
    var isOpen = false
  }

  private let app = App(root: UIViewController())
  private let session = Session()

  init() {
    LoginFlow.forget()
    let (router, session) = (app.router, session)
    ClubScreen.loginGuard = FlowGuard(unless: { _ in session.isOpen }) { LoginFlow(router) }
    router.setFeatureFlags { flag in flag == "logged-in" && session.isOpen }
  }

  private var stack: [ClubScreen?] {
    (app.window.rootViewController as? UINavigationController)?.viewControllers.map { $0.screen() } ?? []
  }

  private var modal: UIViewController? { app.window.rootViewController?.presentedViewController }

  private func navigate(to screen: ClubScreen) -> Task<Void, any Error> {
    Task { try await app.router.navigate(to: screen) }
  }

  /// Waits until the login is on screen.
  private func loginIsShown() async {
    await until { modal?.viewIfLoaded?.window != nil }
    await app.rest()
    await settle()
  }

  /// Waits until the login is on screen, and returns its flow.
  private func loginFlowIsShown() async throws -> LoginFlow {
    await until { LoginFlow.running.last != nil }
    await loginIsShown()
    return try #require(LoginFlow.running.last)
  }

  @Test(
    "A route that asks for a login leads to its screen at once if the user is logged in", arguments: Asking.allCases)
  private func fulfilled(asking: Asking) async throws {
    session.isOpen = true
    try await app.router.navigate(to: ClubScreen.orders(asking))
    #expect(LoginFlow.running.isEmpty)
    #expect(modal == nil)
    #expect(stack == [.home, .orders(asking)])
  }

  @Test("Plans name the flag of a route that requires a feature")
  func plan() async throws {
    session.isOpen = true
    try await app.router.navigate(to: ClubScreen.orders(.byFlag))
    #expect(try app.router.plan(to: ClubScreen.orders(.byFlag)).guards == ["flag logged-in"])
  }

  @Test(
    "A route that asks for a login asks once for all requests that need it, which then proceed",
    arguments: Asking.allCases)
  private func shared(asking: Asking) async throws {
    try await app.router.navigate(to: ClubScreen.home)
    let first = navigate(to: .orders(asking))
    await loginIsShown()
    let login = modal
    let second = navigate(to: .profile(asking))
    await settle()
    #expect(modal === login)
    app.router.featureFlagsChanged()
    await settle()
    #expect(modal === login)
    session.isOpen = true
    switch asking {
    case .byFlow:
      #expect(LoginFlow.running.count == 1)
      LoginFlow.running.first?.finish(())
    case .byFlag: app.router.featureFlagsChanged()
    }
    try await first.value
    try await second.value
    // Both resume through other threads, so that either may be the first.
    #expect(stack == [.home, .profile(asking)] || stack == [.home, .orders(asking)])
    #expect(modal == nil)
  }

  @Test("A guard that runs a flow denies all requests if the user leaves the flow")
  func left() async throws {
    try await app.router.navigate(to: ClubScreen.home)
    let first = navigate(to: .orders(.byFlow))
    let flow = try await loginFlowIsShown()
    let all = [first, navigate(to: .profile(.byFlow))]
    await settle()
    flow.cancel()
    for request in all { await #expect(throws: CancellationError.self) { try await request.value } }
    #expect(stack == [.home])
  }

  @Test("A guard that runs a flow cancels the flow only when no request waits for it any more")
  func cancelled() async throws {
    try await app.router.navigate(to: ClubScreen.home)
    let first = navigate(to: .orders(.byFlow))
    let flow = try await loginFlowIsShown()
    let second = navigate(to: .profile(.byFlow))
    await settle()
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    await app.rest()
    #expect(modal != nil)
    session.isOpen = true
    flow.finish(())
    try await second.value
    #expect(stack == [.home, .profile(.byFlow)])
  }

  @Test("A guard that runs a flow denies a request whose condition the flow did not fulfil")
  func notFulfilled() async throws {
    try await app.router.navigate(to: ClubScreen.home)
    let request = navigate(to: .orders(.byFlow))
    try await loginFlowIsShown().finish(())
    await #expect(throws: FlowGuard<ClubScreen>.NotFulfilled.self) { try await request.value }
    #expect(stack == [.home])
  }

  @Test(
    "A guard that runs a flow runs for a state that is restored in a window without a root", arguments: [true, false])
  func restored(logsIn: Bool) async throws {
    session.isOpen = true
    try await app.router.navigate(to: ClubScreen.orders(.byFlow), animated: false)
    await app.rest()
    let state = NavigationState<ClubScreen>(of: app.window)
    session.isOpen = false
    app.window.rootViewController = nil
    let restoration = Task { try await app.router.restore(state) }
    let flow = try await loginFlowIsShown()
    session.isOpen = logsIn
    if logsIn { flow.finish(()) } else { flow.cancel() }
    let report = try await restoration.value
    #expect(LoginFlow.running.count == 1)
    #expect(report.dropped.count == (logsIn ? 0 : 1))
    #expect(stack == (logsIn ? [.home, .orders(.byFlow)] : [.home]))
    #expect(modal == nil)
  }

  @Test("A navigation that waits proceeds after the app has set its flags anew, and later requests share its screen")
  func newSource() async throws {
    try await app.router.navigate(to: ClubScreen.home)
    let first = navigate(to: .orders(.byFlag))
    await loginIsShown()
    let login = modal
    app.router.setFeatureFlags { [session] flag in flag == "logged-in" && session.isOpen }
    let second = navigate(to: .profile(.byFlag))
    await settle()
    #expect(modal === login)
    session.isOpen = true
    app.router.featureFlagsChanged()
    await app.rest()
    await settle()
    #expect(modal == nil)
    // Otherwise a request without an answer would never end.
    if modal != nil { app.window.rootViewController?.dismiss(animated: false) }
    try await first.value
    try await second.value
    // The requests go on in either order.
    #expect([[.home, .orders(.byFlag)], [.home, .profile(.byFlag)]].contains(stack))
  }

  @Test(
    "A route that requires a feature is denied if the user leaves the other screen, unless that has turned the feature on"
  )
  func leftByUser() async throws {
    for opens in [false, true] {
      try await app.router.navigate(to: ClubScreen.home)
      let request = navigate(to: .orders(.byFlag))
      await loginIsShown()
      session.isOpen = opens
      app.window.rootViewController?.dismiss(animated: false)
      if opens {
        try await request.value
      } else {
        await #expect(throws: CancellationError.self) { try await request.value }
      }
      #expect(stack == (opens ? [.home, .orders(.byFlag)] : [.home]))
    }
  }

  @Test("A screen whose feature was switched off leaves without a question")
  func revalidated() async throws {
    session.isOpen = true
    try await app.router.navigate(to: ClubScreen.orders(.byFlag))
    session.isOpen = false
    try await app.router.revalidate()
    #expect(stack == [.home])
    #expect(modal == nil)
  }

  @Test("A route that requires a feature is denied with the reason if the router has no source of features")
  func withoutSource() async throws {
    let other = App(root: UIViewController())
    let error = await #expect(throws: FeatureIsOff.self) {
      try await other.router.navigate(to: ClubScreen.orders(.byFlag))
    }
    #expect(error == FeatureIsOff(flag: "logged-in", screen: "orders(byFlag)"))
  }

  @Test("The same question can be asked in the middle of a flow")
  func inTheMiddle() async throws {
    try await app.router.navigate(to: ClubScreen.home)
    let paying = Task { try await app.router.require("logged-in", asking: ClubScreen.login) }
    await loginIsShown()
    session.isOpen = true
    app.router.featureFlagsChanged()
    try await paying.value
    #expect(modal == nil)
    try await app.router.require("logged-in", asking: ClubScreen.login)
  }

  @Test("A route tells the screens that its guards ask with, also a route that chooses between two")
  func requirements() {
    let choosing = Route<ClubScreen>.when(
      { _ in true }, ClubScreen.orders(.byFlag).route, otherwise: .push.requires("b", asking: .home))
    let asked = choosing.requires("c", asking: .login).requirements.map { "\($0.flag): \($0.screen)" }
    #expect(asked == ["logged-in: login", "c: login", "b: home", "c: login"])
    #expect(ClubScreen.home.route.requirements.isEmpty)
  }
}
