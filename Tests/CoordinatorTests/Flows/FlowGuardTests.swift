import Portolan
import Testing

/// The screens of a club; two of them require a login.
private enum ClubScreen: Screen, Codable {
  case home, orders, profile, login

  @MainActor static var loginGuard = FlowGuard<ClubScreen>(unless: { _ in true }) { Flow<Void>() }

  var assembly: any Assembly { InlineAssembly { UIViewController() } }

  var route: Route<Self> {
    switch self {
    case .home: .rootInNavigation
    case .orders, .profile: .push(onto: .home).guarded(by: Self.loginGuard)
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
@Suite("A guard that runs a flow", .everyCompletion, .limited, .serialized)
struct FlowGuardTests {
  private let app = App(root: UIViewController())
  private let session = Session()

  private final class Session {
    var isOpen = false
  }

  init() {
    LoginFlow.forget()
    let (router, session) = (app.router, session)
    ClubScreen.loginGuard = FlowGuard(unless: { _ in session.isOpen }) { LoginFlow(router) }
  }

  private var stack: [ClubScreen?] {
    (app.window.rootViewController as? UINavigationController)?.viewControllers.map { $0.screen() } ?? []
  }

  private func navigate(to screen: ClubScreen) -> Task<Void, any Error> {
    Task { try await app.router.navigate(to: screen) }
  }

  /// Waits until the login is on screen.
  private func loginIsShown() async throws -> LoginFlow {
    await until {
      LoginFlow.running.last != nil
        && app.window.rootViewController?.presentedViewController?.viewIfLoaded?.window != nil
    }
    await app.rest()
    await settle()
    return try #require(LoginFlow.running.last)
  }

  @Test("A guard that runs a flow proceeds at once if its condition holds")
  func fulfilled() async throws {
    session.isOpen = true
    try await app.router.navigate(to: ClubScreen.orders)
    #expect(LoginFlow.running.isEmpty)
    #expect(stack == [.home, .orders])
  }

  @Test("A guard that runs a flow runs the flow once for all requests that need it, which then proceed")
  func shared() async throws {
    try await app.router.navigate(to: ClubScreen.home)
    let first = navigate(to: .orders)
    let flow = try await loginIsShown()
    let second = navigate(to: .profile)
    await settle()
    #expect(LoginFlow.running.count == 1)
    session.isOpen = true
    flow.finish(())
    try await first.value
    try await second.value
    // Both resume through other threads, so that either may be the first.
    #expect(stack == [.home, .profile] || stack == [.home, .orders])
    #expect(app.window.rootViewController?.presentedViewController == nil)
  }

  @Test("A guard that runs a flow denies all requests if the user leaves the flow")
  func left() async throws {
    try await app.router.navigate(to: ClubScreen.home)
    let requests = [navigate(to: .orders)]
    let flow = try await loginIsShown()
    let all = requests + [navigate(to: .profile)]
    await settle()
    flow.cancel()
    for request in all { await #expect(throws: CancellationError.self) { try await request.value } }
    #expect(stack == [.home])
  }

  @Test("A guard that runs a flow cancels the flow only when no request waits for it any more")
  func cancelled() async throws {
    try await app.router.navigate(to: ClubScreen.home)
    let first = navigate(to: .orders)
    let flow = try await loginIsShown()
    let second = navigate(to: .profile)
    await settle()
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    await app.rest()
    #expect(app.window.rootViewController?.presentedViewController != nil)
    session.isOpen = true
    flow.finish(())
    try await second.value
    #expect(stack == [.home, .profile])
  }

  @Test("A guard that runs a flow denies a request whose condition the flow did not fulfil")
  func notFulfilled() async throws {
    try await app.router.navigate(to: ClubScreen.home)
    let request = navigate(to: .orders)
    try await loginIsShown().finish(())
    await #expect(throws: FlowGuard<ClubScreen>.NotFulfilled.self) { try await request.value }
    #expect(stack == [.home])
  }

  @Test(
    "A guard that runs a flow runs for a state that is restored in a window without a root", arguments: [true, false])
  func restored(logsIn: Bool) async throws {
    session.isOpen = true
    try await app.router.navigate(to: ClubScreen.orders, animated: false)
    await app.rest()
    let state = NavigationState<ClubScreen>(of: app.window)
    session.isOpen = false
    app.window.rootViewController = nil
    let restoration = Task { try await app.router.restore(state) }
    let flow = try await loginIsShown()
    session.isOpen = logsIn
    if logsIn { flow.finish(()) } else { flow.cancel() }
    let report = try await restoration.value
    #expect(LoginFlow.running.count == 1)
    #expect(report.dropped.count == (logsIn ? 0 : 1))
    #expect(stack == (logsIn ? [.home, .orders] : [.home]))
    #expect(app.window.rootViewController?.presentedViewController == nil)
  }
}
