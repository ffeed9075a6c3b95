import Portolan
import PortolanTool
import StoreApp
import Testing

/// A route of the articles that shows its screen wherever the user is.
enum ArticleRoute: String, CaseIterable, CustomTestStringConvertible {
  case home, tabs, account, accountFading, forgotPassword, forgotPasswordOnRoot, modalBag, visibleBag, anotherBag

  /// Each route with each state where it is taken.
  static let cases = allCases.flatMap { route in route.states.map { (route, $0) } }

  var testDescription: String { rawValue }

  private var states: [StartingState] {
    switch self {
    case .home, .tabs, .account, .forgotPassword, .forgotPasswordOnRoot: StartingState.allCases
    case .accountFading: [.fresh, .deep, .underModal, .underTwoModals, .onboarding]
    case .modalBag, .visibleBag, .anotherBag: StartingState.shop
    }
  }

  @MainActor
  func destination(in routes: StoreRoutes) -> Destination {
    switch self {
    case .home: Destination(routes.home.homeAsRoot, with: nil)
    case .tabs: Destination(routes.tabs.homeAndAccount, with: nil)
    case .account: Destination(routes.account.accountScreen, with: nil)
    case .accountFading: Destination(routes.account.accountFadingIn, with: nil)
    case .forgotPassword: Destination(routes.login.forgotPasswordScreen, with: nil)
    case .forgotPasswordOnRoot: Destination(routes.login.forgotPasswordScreenOnRoot, with: nil)
    case .modalBag: Destination(routes.bag.modalBag, with: nil)
    case .visibleBag: Destination(routes.bag.visibleBag, with: nil)
    case .anotherBag: Destination(routes.bag.anotherBag, with: nil)
    }
  }

  @MainActor
  func isReached(by screen: UIViewController) -> Bool {
    switch self {
    case .home: screen is HomeViewController
    case .tabs: screen is UITabBarController
    case .account, .accountFading: screen is AccountViewController
    case .forgotPassword, .forgotPasswordOnRoot: screen is ForgotPasswordViewController
    case .modalBag, .visibleBag, .anotherBag: screen is BagViewController && screen.tabBarController == nil
    }
  }

  /// Returns the number of modals after the navigation, or `nil` if a modal with the screen may have been there already.
  func modalCount(over count: Int) -> Int? {
    switch self {
    case .home, .tabs, .account: 0
    case .forgotPasswordOnRoot: 1
    case .accountFading, .forgotPassword, .anotherBag: count + 1
    case .modalBag, .visibleBag: nil
    }
  }
}

@Suite("The routes of the articles in the store", .limited)
@MainActor
struct ArticleRouteTests {
  @Test("A route of the articles shows its screen wherever the user is", arguments: ArticleRoute.cases)
  func shown(route: ArticleRoute, state: StartingState) async throws {
    let store = try await state.store()
    let result = try await store.router.navigate(to: route.destination(in: store.routes))
    let shown = route == .tabs ? store.window.rootViewController : store.top
    #expect(shown === result.viewController)
    #expect(route.isReached(by: result.viewController))
    if let count = route.modalCount(over: state.modalCount) { #expect(store.modals.count == count) }
    if route == .accountFading { #expect(store.transitionController.animationCount == 1) }
    #expect(TreeFaults.of(store.window) == [])
  }

  @Test("Question 3: the route fails without a navigation controller, and nothing changes")
  func nowhereToPush() async throws {
    let store = bareStore()
    let code = await store.refusal(to: Destination(store.routes.account.accountInNavigation, with: nil))
    #expect(code == .notFound)
  }

  @Test("Question 4: without a navigation controller on top, one is presented")
  func presented() async throws {
    let store = bareStore()
    try await store.router.navigate(to: store.routes.account.accountInNavigationOrModal)
    #expect(store.top is AccountViewController)
    #expect(store.modals.count == 1)
    #expect(store.top?.navigationController === store.modals.first)
  }

  @Test("Question 4: over a modal that is not a navigation controller, one is presented")
  func presentedOverModal() async throws {
    let store = try await StartingState.onboardingUnderModal.store()
    try await store.router.navigate(to: store.routes.account.accountInNavigationOrModal)
    #expect(store.top is AccountViewController)
    #expect(store.modals.count == 2)
  }

  @Test("Question 4: Account is pushed if a navigation controller is on top")
  func pushedWhereVisible() async throws {
    let store = try await StartingState.onboarding.store()
    try await store.router.navigate(to: store.routes.account.accountInNavigationOrModal)
    #expect(store.top is AccountViewController)
    #expect(store.modals.isEmpty)
  }

  @Test("Question 2: a modal cannot be replaced as the root, and nothing changes")
  func homeFromModal() async throws {
    let store = try await StartingState.onboardingUnderModal.store()
    let code = await store.refusal(to: Destination(store.routes.home.homeAsRootFromCurrent, with: nil))
    #expect(code == .rootNotReplaceable)
  }

  @Test("Question 1: the view of Home comes from its nib")
  func nib() async throws {
    let store = try await StartingState.fresh.store()
    #expect(store.top?.view.subviews.count == 1)
  }
}
