import Observation
import Portolan
import PortolanTestSupport
import Testing

@MainActor
@Suite("A router that follows a model", .everyCompletion, .limited)
struct DestinationFollowerTests {
  @available(iOS 17, macCatalyst 17, macOS 14, *)
  @Test("A follower of a model goes to the first value at once, and to each later one")
  func changes() async throws {
    let shop = await Shop.following()
    for next in [ShopScreen.product(1), .product(2), .sheet, .home, .bag, .home] {
      shop.model.destination = next
      await shop.settle(on: next)
    }
    #expect(shop.model.written == [])
    #expect(shop.model.failures == [])
  }

  @available(iOS 17, macCatalyst 17, macOS 14, *)
  @Test("Two changes in one turn are one navigation, and a change that is taken back is none")
  func coalesced() async throws {
    let shop = await Shop.following()
    let before = shop.requests.count
    shop.model.destination = .product(1)
    shop.model.destination = .product(2)
    await shop.settle(on: .product(2))
    #expect(shop.requests.count == before + 1)
    shop.model.destination = .home
    shop.model.destination = .product(2)
    await shop.settle(on: .product(2))
    #expect(shop.requests.count == before + 1)
  }

  @available(iOS 17, macCatalyst 17, macOS 14, *)
  @Test(
    "A follower of a model writes back the user's steps, without a navigation", .headlessOnly,
    arguments: Gesture.allCases)
  func gestures(gesture: Gesture) async throws {
    let shop = await Shop.following(from: gesture == .swipeDown ? .sheet : .product(1))
    let before = shop.requests.count
    switch gesture {
    case .swipeBack: try shop.app.window.user.swipeBack()
    case .back: try shop.app.window.user.back()
    case .swipeDown: try shop.app.window.user.swipeDown()
    case .tab: try shop.app.window.user.tap(tab: "Bag")
    }
    let expected: ShopScreen = gesture == .tab ? .bag : .home
    await shop.settle(on: expected)
    #expect(shop.model.written == [expected])
    #expect(shop.requests.count == before)
    // The model leads again, also to the screen that it was at before.
    shop.model.destination = .product(1)
    await shop.settle(on: .product(1))
    #expect(shop.model.written == [expected])
  }

  @available(iOS 17, macCatalyst 17, macOS 14, *)
  @Test("A swipe that the user takes back is not written back", .headlessOnly)
  func abandonedSwipe() async throws {
    let shop = await Shop.following(from: .product(1))
    try shop.app.window.user.swipeBack(completing: false)
    await shop.settle(on: .product(1))
    #expect(shop.model.written == [])
  }

  @available(iOS 17, macCatalyst 17, macOS 14, *)
  @Test("A gesture is written back when its transition has ended", .headlessOnly)
  func movingGesture() async throws {
    let shop = Shop(isManual: true)
    shop.model.destination = .product(1)
    shop.follow()
    await until {
      shop.app.clock.runToEnd()
      return shop.isReached(.product(1))
    }
    try shop.app.window.user.back()
    await settle()
    #expect(shop.shown == .home)
    #expect(shop.model.written == [])
    await shop.settle(on: .home)
    #expect(shop.model.written == [.home])
  }

  @available(iOS 17, macCatalyst 17, macOS 14, *)
  @Test("A value that is a container stays as long as the container is visible", .headlessOnly)
  func container() async throws {
    let shop = Shop()
    shop.model.destination = .tabs
    shop.follow()
    await shop.settle(on: .home, at: .tabs)
    try shop.app.window.user.tap(tab: "Bag")
    await shop.settle(on: .bag, at: .tabs)
    shop.model.destination = .sheet
    await shop.settle(on: .sheet)
    #expect(shop.model.written == [])
  }

  @available(iOS 17, macCatalyst 17, macOS 14, *)
  @Test("A change while a guard waits ends the navigation, and neither it nor its login is written back")
  func changeWhileGuarded() async throws {
    let shop = await Shop.following()
    shop.model.destination = .account
    await shop.accountGuard.gate.arrivals(1)
    let login = shop.app.present(LoginViewController())
    login.setScreen(ShopScreen.login)
    await shop.app.rest()
    await settle()
    #expect(shop.model.destination == .account)
    shop.app.atOnce { dismiss(login) }
    shop.model.destination = .product(1)
    await shop.settle(on: .product(1))
    #expect(shop.model.written == [])
    #expect(shop.model.failures == [])
  }

  @available(iOS 17, macCatalyst 17, macOS 14, *)
  @Test("A change during a transition is carried out after it", .headlessOnly)
  func changeWhileMoving() async throws {
    let shop = Shop(isManual: true)
    shop.follow()
    await until { shop.isReached(.home) }
    shop.model.destination = .product(1)
    await until { !shop.app.window.isAtRest }
    #expect(!shop.app.window.isAtRest)
    shop.model.destination = .sheet
    await settle()
    #expect(shop.shown == .product(1))
    await until {
      shop.app.clock.runToEnd()
      return shop.isReached(.sheet)
    }
    await shop.settle(on: .sheet)
    #expect(shop.model.written == [])
    #expect(shop.model.failures == [])
  }

  @available(iOS 17, macCatalyst 17, macOS 14, *)
  @Test("The model hears of a navigation that fails, and the screen that is still visible is written back")
  func failing() async throws {
    let shop = await Shop.following(from: .product(1))
    let before = shop.app.state
    shop.model.destination = .denied
    await until { !shop.model.written.isEmpty }
    await shop.settle(on: .product(1))
    #expect(shop.model.failures == ["injected"])
    #expect(shop.model.written == [.product(1)])
    #expect(shop.app.state == before)
  }

  @available(iOS 17, macCatalyst 17, macOS 14, *)
  @Test("A model that keeps its value is asked once, and again after the next change of the screen", .headlessOnly)
  func refusing() async throws {
    let shop = Shop()
    shop.model.isStubborn = true
    shop.model.destination = .product(1)
    shop.follow()
    await shop.settle(on: .product(1))
    shop.model.destination = .denied
    await until { !shop.model.written.isEmpty }
    // A modal that is no screen of the model comes and goes.
    let modal = shop.app.present(UIViewController())
    await settle()
    shop.app.atOnce { dismiss(modal) }
    await settle()
    #expect(shop.model.written == [.product(1)])
    try shop.app.window.user.tap(tab: "Bag")
    await shop.settle(on: .bag, at: .denied)
    #expect(shop.model.written == [.product(1), .bag])
    #expect(shop.model.failures == ["injected"])
    shop.model.destination = .home
    await shop.settle(on: .home)
    try shop.app.window.user.tap(tab: "Bag")
    await shop.settle(on: .bag, at: .home)
    #expect(shop.model.written == [.product(1), .bag, .bag])
  }

  @available(iOS 17, macCatalyst 17, macOS 14, *)
  @Test("A model that keeps its value is asked again after its screen was visible in between", .headlessOnly)
  func refusingTwice() async throws {
    let shop = await Shop.following(from: .product(1))
    shop.model.isStubborn = true
    for count in 1...2 {
      try shop.app.window.user.back()
      await shop.settle(on: .home, at: .product(1))
      #expect(shop.model.written == Array(repeating: .home, count: count))
      try await shop.app.router.navigate(to: ShopScreen.product(1))
      await shop.settle(on: .product(1))
    }
  }

  @available(iOS 17, macCatalyst 17, macOS 14, *)
  @Test("A navigation that other code replaces is no failure, and the screen of that code is written back")
  func superseded() async throws {
    let shop = await Shop.following()
    shop.model.destination = .account
    await shop.accountGuard.gate.arrivals(1)
    try await shop.app.router.navigate(to: ShopScreen.bag, policy: .latest)
    await shop.settle(on: .bag)
    #expect(shop.model.failures == [])
  }

  @available(iOS 17, macCatalyst 17, macOS 14, *)
  @Test("A redirection is written back, and so is a navigation of other code")
  func redirected() async throws {
    let shop = await Shop.following()
    shop.model.destination = .redirected
    await until { !shop.model.written.isEmpty }
    await shop.settle(on: .login)
    try await shop.app.router.navigate(to: ShopScreen.bag)
    await shop.settle(on: .bag)
    #expect(shop.model.written == [.login, .bag])
    #expect(shop.model.failures == [])
  }

  @available(iOS 17, macCatalyst 17, macOS 14, *)
  @Test("The model wins if it changes in the turn of the user's way back")
  func bothAtOnce() async throws {
    let shop = await Shop.following(from: .product(1))
    shop.app.atOnce { (shop.app.top?.navigationController)?.popViewController(animated: false) }
    shop.model.destination = .bag
    await shop.settle(on: .bag)
    #expect(shop.model.written == [])
  }

  @available(iOS 17, macCatalyst 17, macOS 14, *)
  @Test("A guard may change the model, without waiting for itself")
  func changedByGuard() async throws {
    let shop = await Shop.following()
    shop.accountGuard.onAsk = { shop.model.destination = .sheet }
    shop.model.destination = .account
    await shop.settle(on: .sheet)
    #expect(shop.model.failures == [])
  }

  @available(iOS 17, macCatalyst 17, macOS 14, *)
  @Test("The user who keeps a draft is told to the model")
  func unsaved() async throws {
    let shop = await Shop.following(from: .draft)
    shop.model.destination = .home
    await until { !shop.model.written.isEmpty }
    await shop.settle(on: .draft)
    #expect(shop.model.failures.count == 1)
    #expect(shop.model.written == [.draft])
  }

  @available(iOS 17, macCatalyst 17, macOS 14, *)
  @Test("A follower of a model ends with its release, and keeps neither the router nor the model")
  func released() async throws {
    let shop = await Shop.following()
    weak var follower: DestinationFollower<ShopScreen>?
    follower = shop.follower
    #expect(follower != nil)
    shop.follower = nil
    #expect(follower == nil)
    let before = shop.requests.count
    shop.model.destination = .product(1)
    await settle()
    #expect(shop.shown == .home)
    #expect(shop.requests.count == before)

    weak var router: DefaultRouter?
    weak var model: ShopModel?
    do {
      let shop = await Shop.following()
      shop.model.destination = .account
      await shop.accountGuard.gate.arrivals(1)
      (router, model) = (shop.app.router, shop.model)
      shop.accountGuard.gate.open()
      await shop.settle(on: .account)
    }
    await until { router == nil && model == nil }
    #expect(router == nil)
    #expect(model == nil)
  }

  enum Gesture: CaseIterable { case swipeBack, back, swipeDown, tab }
}

/// The screens of a model-driven shop.
private enum ShopScreen: Screen {
  case tabs, home, bag, product(Int), sheet, login, account, denied, redirected, draft

  var route: Route<Self> {
    switch self {
    case .tabs: .root
    case .home, .bag: .part(of: .tabs)
    case .product, .draft: .push(onto: .home)
    case .sheet, .login: .present(over: .home)
    case .account: .push(onto: .home).guarded(by: Assembled(\ShopAssembly.accountGuard))
    case .denied: .push(onto: .home).guarded(by: InlineInterceptor<Self> { _ in throw Failure() })
    case .redirected: .push(onto: .home).guarded(by: InlineInterceptor<Self> { _ in .redirect(to: Self.login) })
    }
  }
}

private struct ShopAssembly: AssemblyDataSource {
  let accountGuard: AccountGuard

  func getAssembly(key: ShopScreen) -> (any Assembly)? {
    InlineAssembly {
      switch key {
      case .tabs:
        let tabs = UITabBarController()
        let home = UINavigationController(rootViewController: ShopScreen.home.controller)
        home.title = "Home"
        tabs.viewControllers = [home, ShopScreen.bag.controller]
        return tabs
      case .draft:
        let draft = DraftViewController()
        draft.answer = .success(false)
        return draft
      default: return UIViewController()
      }
    }
  }
}

extension ShopScreen {
  /// A controller of the tabs.
  @MainActor fileprivate var controller: UIViewController {
    let viewController = UIViewController()
    viewController.title = "\(self)".capitalized
    viewController.setScreen(self)
    return viewController
  }
}

/// A guard that waits at a gate.
private final class AccountGuard: RoutingInterceptor {
  let gate = Gate()
  var onAsk: @MainActor () -> Void = {}

  func perform(with screen: ShopScreen) async throws -> InterceptorAnswer {
    onAsk()
    try await gate.passUnlessCancelled()
    return .proceed
  }
}

@available(iOS 17, macCatalyst 17, macOS 14, *)
@Observable @MainActor
private final class ShopModel {
  var destination = ShopScreen.home
  @ObservationIgnored var isStubborn = false
  @ObservationIgnored var written: [ShopScreen] = []
  @ObservationIgnored var failures: [String] = []
}

/// A window whose router follows a model.
@available(iOS 17, macCatalyst 17, macOS 14, *)
@MainActor
private final class Shop {
  let model = ShopModel()
  let app: App
  let accountGuard = AccountGuard()
  let requests = Requests()
  var follower: DestinationFollower<ShopScreen>?

  init(isManual: Bool = false) {
    app = App(root: UIViewController(), isManual: isManual)
    app.router.assembleScreens(with: ShopAssembly(accountGuard: accountGuard))
    app.router.add(requests)
  }

  /// Returns a shop whose router follows its model and has reached the first screen.
  static func following(from start: ShopScreen = .home) async -> Shop {
    let shop = Shop()
    shop.model.destination = start
    shop.follow()
    await shop.settle(on: start)
    return shop
  }

  func follow() {
    follower = app.router.follow { [model] in
      model.destination
    } writeBack: { [model] shown in
      model.written.append(shown)
      if !model.isStubborn { model.destination = shown }
    } onFailure: { [model] error in
      model.failures.append("\(error)")
    }
  }

  /// The innermost screen that the user sees.
  var shown: ShopScreen? { app.top?.screen() }

  func isReached(_ screen: ShopScreen) -> Bool { shown == screen && requests.underWay == 0 }

  /// Waits until a screen is reached and nothing more happens, and expects that it is still there.
  func settle(on screen: ShopScreen, at value: ShopScreen? = nil, _ location: SourceLocation = #_sourceLocation) async {
    await until { isReached(screen) }
    await app.rest()
    await PortolanTestSupport.settle()
    await app.rest()
    #expect(shown == screen, sourceLocation: location)
    #expect(model.destination == value ?? screen, sourceLocation: location)
    #expect(requests.underWay == 0, sourceLocation: location)
  }
}

/// Counts the requests of a router.
private final class Requests: RouterObserver {
  private(set) var count = 0
  private(set) var underWay = 0

  func router(did event: NavigationEvent) {
    switch event.what {
    case .requested: (count, underWay) = (count + 1, underWay + 1)
    case .reached, .failed, .joined: underWay -= 1
    default: break
    }
  }
}
