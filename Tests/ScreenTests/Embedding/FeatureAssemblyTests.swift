import Portolan
import Testing

/// A feature with a root assembly that has its dependencies.
private enum LoansScreen: Screen, Codable {
  case list
  case loan(id: Int)

  var route: Route<Self> {
    switch self {
    case .list: .push(onto: .parent)
    case .loan: .push(onto: .list).guarded(by: Assembled(\LoansAssembly.gate))
    }
  }
}

private struct LoansAssembly: AssemblyDataSource {
  let names: [Int: String]
  let screens: ScreenRouter<LoansScreen>

  var gate: InlineInterceptor<LoansScreen> {
    InlineInterceptor { screen in
      if case .loan(let id) = screen, names[id] == nil { throw NoLoan() }
      return .proceed
    }
  }

  func getAssembly(key: LoansScreen) -> (any Assembly)? {
    switch key {
    case .list: LabelAssembly(text: "list")
    case .loan(let id): id > 99 ? nil : LabelAssembly(text: names[id] ?? "")
    }
  }
}

private struct NoLoan: Error {}

private enum AppScreen: Screen, Codable {
  case home
  case loans(LoansScreen)

  var assembly: any Assembly {
    switch self {
    case .home: LabelAssembly(text: "home")
    case .loans(let screen): screen.assembly(in: Self.loans)
    }
  }

  var route: Route<Self> {
    switch self {
    case .home: .rootInNavigation
    case .loans(let screen): screen.route(in: Self.loans, parent: .home)
    }
  }
}

@MainActor
@Suite("The root assembly of a feature", .limited)
struct FeatureAssemblyTests {
  private let window = UIWindow.visible()
  private let router: DefaultRouter

  init() { router = DefaultRouter(window: window) }

  @Test(
    "The root assembly of a feature builds its screens in the app, creates its guards, and navigates among its screens")
  func built() async throws {
    let loans = router.assembleScreens(in: AppScreen.loans) { LoansAssembly(names: [7: "Boat"], screens: $0) }
    let boat = try await loans.screens.navigate(to: .loan(id: 7), animated: false).viewController
    #expect((boat as? PageViewController)?.name == "Boat")
    #expect(boat.screen() == AppScreen.loans(.loan(id: 7)))
    #expect(
      boat.navigationController?.viewControllers.map { $0.screen() } == [
        .home, AppScreen.loans(.list), .loans(.loan(id: 7)),
      ])
    await #expect(throws: NoLoan.self) { try await router.navigate(to: AppScreen.loans(.loan(id: 8))) }
  }

  @Test("The root assembly of a feature builds the screens of a state that is restored, and its guards are asked")
  func restored() async throws {
    router.assembleScreens(in: AppScreen.loans) { LoansAssembly(names: [7: "Boat"], screens: $0) }
    try await router.navigate(to: AppScreen.loans(.loan(id: 7)), animated: false)
    let state = NavigationState<AppScreen>(of: window)
    for (names, dropped) in [([7: "Boat"], []), ([:], ["loans(loan(id: 7)): a guard denied it: NoLoan()"])] {
      let fresh = UIWindow.visible(nil)
      let other = DefaultRouter(window: fresh)
      other.assembleScreens(in: AppScreen.loans) { LoansAssembly(names: names, screens: $0) }
      #expect(try await other.restore(state).dropped.map(\.description) == dropped)
    }
    let none = UIWindow.visible(nil)
    #expect(
      try await DefaultRouter(window: none).restore(state).dropped.map(\.description) == [
        "loans(list): there is no assembly for it",
        "loans(loan(id: 7)): the screen below it on the stack is not restored",
      ])
  }

  @Test("Without it, the error names the screen of the app")
  func missing() async throws {
    let error = await #expect(throws: RoutingError.self) { try await router.navigate(to: AppScreen.loans(.list)) }
    #expect(error?.code == .noAssembly)
    #expect(error?.reason == "there is no assembly for loans(list)")
  }

  @Test("An app's root assembly forwards to a feature's, which then labels its screens as the app's")
  func forwarded() {
    let screens = router.screens(of: AppScreen.self).screens(in: AppScreen.loans)
    let source = LoansAssembly(names: [7: "Boat"], screens: screens)
    let built = source.assembly(for: .loan(id: 7), in: AppScreen.loans)?.build() as? PageViewController
    #expect(built?.name == "Boat")
    #expect(source.assembly(for: .loan(id: 100), in: AppScreen.loans) == nil)
  }
}
