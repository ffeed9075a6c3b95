import Portolan
import Testing

/// The screens of a club; two of them require that the user is logged in.
private enum ClubScreen: Screen, Codable {
  case home, orders, profile, login

  var assembly: any Assembly { InlineAssembly { UIViewController() } }

  var route: Route<Self> {
    switch self {
    case .home: .rootInNavigation
    case .orders, .profile: .push(onto: .home).requires("logged-in", asking: .login)
    case .login: .presentInNavigation
    }
  }
}

@MainActor
@Suite("A route that requires a feature and asks for it", .everyCompletion, .limited)
struct FlagRequirementTests {
  private final class Session {
    var isOpen = false
  }

  private let app = App(root: UIViewController())
  private let session = Session()

  init() {
    app.router.setFeatureFlags { [session] flag in flag == "logged-in" && session.isOpen }
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

  @Test("A route that requires a feature leads to its screen at once while the feature is on, and plans name the flag")
  func fulfilled() async throws {
    session.isOpen = true
    try await app.router.navigate(to: ClubScreen.orders)
    #expect(stack == [.home, .orders])
    #expect(try app.router.plan(to: ClubScreen.orders).guards == ["flag logged-in"])
  }

  @Test("A navigation that waits proceeds after the app has set its flags anew, and later requests share its screen")
  func newSource() async throws {
    try await app.router.navigate(to: ClubScreen.home)
    let first = navigate(to: .orders)
    await loginIsShown()
    let login = modal
    app.router.setFeatureFlags { [session] flag in flag == "logged-in" && session.isOpen }
    let second = navigate(to: .profile)
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
    #expect([[.home, .orders], [.home, .profile]].contains(stack))
  }

  @Test(
    "A route that requires a feature shows the other screen once for all requests, and they proceed when the feature is on"
  )
  func shared() async throws {
    try await app.router.navigate(to: ClubScreen.home)
    let first = navigate(to: .orders)
    await loginIsShown()
    let login = modal
    let second = navigate(to: .profile)
    await settle()
    #expect(modal === login)
    app.router.featureFlagsChanged()
    await settle()
    #expect(modal === login)
    session.isOpen = true
    app.router.featureFlagsChanged()
    try await first.value
    try await second.value
    #expect(stack == [.home, .profile] || stack == [.home, .orders])
    #expect(modal == nil)
  }

  @Test(
    "A route that requires a feature is denied if the user leaves the other screen, unless that has turned the feature on"
  )
  func left() async throws {
    for opens in [false, true] {
      try await app.router.navigate(to: ClubScreen.home)
      let request = navigate(to: .orders)
      await loginIsShown()
      session.isOpen = opens
      app.window.rootViewController?.dismiss(animated: false)
      if opens {
        try await request.value
      } else {
        await #expect(throws: CancellationError.self) { try await request.value }
      }
      #expect(stack == (opens ? [.home, .orders] : [.home]))
    }
  }

  @Test("A screen whose feature was switched off leaves without a question")
  func revalidated() async throws {
    session.isOpen = true
    try await app.router.navigate(to: ClubScreen.orders)
    session.isOpen = false
    try await app.router.revalidate()
    #expect(stack == [.home])
    #expect(modal == nil)
  }

  @Test("A route that requires a feature is denied with the reason if the router has no source of features")
  func withoutSource() async throws {
    let other = App(root: UIViewController())
    let error = await #expect(throws: FeatureIsOff.self) { try await other.router.navigate(to: ClubScreen.orders) }
    #expect(error == FeatureIsOff(flag: "logged-in", screen: "orders"))
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
      { _ in true }, ClubScreen.orders.route, otherwise: .push.requires("b", asking: .home))
    let asked = choosing.requires("c", asking: .profile).requirements.map { "\($0.flag): \($0.screen)" }
    #expect(asked == ["logged-in: login", "c: profile", "b: home", "c: profile"])
    #expect(ClubScreen.home.route.requirements.isEmpty)
  }
}
