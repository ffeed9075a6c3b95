import Portolan
@testable import PortolanCore
@testable import PortolanObserving
import PortolanTestSupport
import PortolanTestTraits
import Testing

@MainActor
@Suite("Observers of screens are told what appears, in whatever way", .everyCompletion, .limited)
struct ScreenAppearanceTests {
  /// A window that a test replaces.
  @MainActor
  private final class WindowPlace {
    var window: UIWindow

    init(_ window: UIWindow) { self.window = window }
  }

  /// A window with two tabs, and a stack of Home and Info in the first.
  @MainActor
  struct Shop {
    let stack = PortolanTestSupport.stack(HomeViewController(), InfoViewController())
    let tabs: UITabBarController
    let app: App

    init() {
      tabs = PortolanTestSupport.tabs(stack, BagViewController())
      app = App(root: tabs)
    }

    /// Presents a screen on the tabs and returns when it has settled.
    func present(_ viewController: UIViewController) async {
      tabs.present(viewController, animated: true)
      await settle()
    }
  }

  /// An action of the user or the app, with the names of the screens that appear by it, in order.
  struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let screens: [String]
    /// A Boolean value that indicates whether it needs a gesture of the user, which no test can make on UIKit.
    let isGesture: Bool
    let act: @MainActor (Shop) async throws -> Void

    init(
      _ description: String, _ screens: [String], isGesture: Bool = false,
      act: @escaping @MainActor (Shop) async throws -> Void
    ) {
      (testDescription, self.screens, self.isGesture, self.act) = (description, screens, isGesture, act)
    }

    static let possible = all.filter { canMakeGestures || !$0.isGesture }

    private static let all = [
      Way("a tap on a tab", ["Bag"], isGesture: true) { try $0.app.window.user.tap(tab: "Tab 1") },
      Way("a tap on the tab that is there", ["Home"], isGesture: true) {
        $0.stack.popViewController(animated: false)
        await settle()
        try $0.app.window.user.tap(tab: "Tab 0")
      },
      Way("a tap that pops to the root", ["Home"], isGesture: true) { try $0.app.window.user.tap(tab: "Tab 0") },
      Way("the back button", ["Home"], isGesture: true) { try $0.app.window.user.back() },
      Way("a swipe back", ["Home"], isGesture: true) { try $0.app.window.user.swipeBack() },
      Way("a swipe back that is let go", [], isGesture: true) { try $0.app.window.user.swipeBack(completing: false) },
      Way("a push", ["Account"]) { $0.stack.pushViewController(AccountViewController(), animated: true) },
      Way("a pop", ["Home"]) { $0.stack.popViewController(animated: true) },
      Way("a new stack", ["Home"]) {
        $0.stack.setViewControllers($0.stack.viewControllers.reversed(), animated: false)
      },
      Way("another tab", ["Bag"]) { $0.tabs.selectedIndex = 1 },
      Way("one more tab", []) { $0.tabs.viewControllers?.append(AccountViewController()) },
      Way("one tab less", ["Bag"]) { $0.tabs.viewControllers?.removeFirst() },
      Way("a sheet", ["Account"]) { $0.tabs.present(AccountViewController(), animated: true) },
      Way("a sheet that is swiped down", ["Account", "Info"], isGesture: true) {
        await $0.present(AccountViewController())
        try $0.app.window.user.swipeDown()
      },
      Way("a sheet that is let go", ["Account"], isGesture: true) {
        await $0.present(AccountViewController())
        try $0.app.window.user.swipeDown(completing: false)
      },
      Way("a cover that comes and goes", ["Account", "Info"]) {
        let account = AccountViewController()
        account.modalPresentationStyle = .fullScreen
        await $0.present(account)
        account.dismiss(animated: true)
      },
      Way("an alert that is answered", [], isGesture: true) {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        await $0.present(alert)
        try $0.app.window.user.tap(alertAction: "OK")
      },
      Way("two sheets that come and go", ["Account", "Bag", "Info"]) {
        let account = AccountViewController()
        await $0.present(account)
        account.present(BagViewController(), animated: true)
        await settle()
        $0.tabs.dismiss(animated: true)
      },
      Way("another root", ["Account"]) { $0.app.window.rootViewController = AccountViewController() },
      Way("another page of a drawer", ["Account", "Home"]) {
        let drawer = DrawerViewController([AccountViewController(), HomeViewController()])
        $0.app.window.rootViewController = drawer
        await settle()
        drawer.show(drawer.pages[1])
      },
      Way("columns, and another detail", ["Account", "Home", "Bag"]) {
        let split = columns(AccountViewController(), HomeViewController())
        $0.app.window.rootViewController = split
        await settle()
        split.showDetailViewController(BagViewController(), sender: nil)
      },
      Way("two changes of tabs and a push in one turn", ["Account"]) {
        $0.tabs.selectedIndex = 1
        $0.tabs.selectedIndex = 0
        $0.stack.pushViewController(AccountViewController(), animated: false)
      },
      Way("another tab and back", ["Bag", "Info"]) {
        $0.tabs.selectedIndex = 1
        await settle()
        $0.tabs.selectedIndex = 0
      },
      Way("a pop in a hidden tab, and that tab", ["Bag", "Home"]) {
        $0.tabs.selectedIndex = 1
        await settle()
        $0.stack.popViewController(animated: false)
        await settle()
        $0.tabs.selectedIndex = 0
      },
      Way("a window that is hidden for a while", ["Info"]) {
        $0.app.window.isHidden = true
        await settle()
        $0.app.window.isHidden = false
      },
    ]
  }

  @Test("Screens that the user and the app show are told, each once, when all has settled", arguments: Way.possible)
  func byOthers(way: Way) async throws {
    let shop = Shop()
    let screens = ScreenTrace()
    shop.app.router.add(screens)
    await settle()
    #expect(screens.take() == [])
    try await way.act(shop)
    await until { screens.lines.count >= way.screens.count }
    await settle()
    #expect(screens.lines == way.screens.map { "\($0) appeared, by the user or the app" })
    let told = screens.appearances.map(\.viewController)
    #expect(told.allSatisfy { !($0 is UINavigationController) && !($0 is UITabBarController) })
  }

  @Test("Screens of a navigation are told with the navigation, and before it is over")
  func byRoute() async throws {
    let app = App(root: tabs(stack(HomeViewController()), BagViewController()))
    let screens = ScreenTrace()
    app.router.add(screens)
    let account = findOrBuild(AccountViewController.self)
      .using(.push).from(.navigationController).using(.present).from(.current)
    try await app.router.navigate(to: account)
    #expect(screens.take() == ["Account appeared", "reached"])
    guard case .route(let destination)? = screens.appearances.last?.cause else {
      Issue.record("The cause is not the route.")
      return
    }
    #expect(destination.description == "AccountViewController")
    // It is there already: nothing appears.
    try await app.router.navigate(to: account)
    #expect(screens.take() == ["reached"])
    let bag = Step.found(by: ClassFinder<BagViewController, Any?>())
    try await app.router.navigate(to: bag)
    #expect(screens.take() == ["Bag appeared", "reached"])
    await settle()
    #expect(screens.lines == [])
  }

  @Test("A navigation that is undone shows nothing new")
  func undone() async throws {
    let app = App(root: tabs(HomeViewController(), BagViewController()))
    app.present(InfoViewController())
    let screens = ScreenTrace()
    app.router.add(screens)
    let step = build(AccountViewController.self).using(FailingAction())
      .from(.found(by: ClassFinder<BagViewController, Any?>()))
    await #expect(throws: Failure()) { try await app.router.navigate(to: step) }
    await settle()
    #expect(screens.lines == [])
  }

  @Test("The login that a guard presents is not the route's, and the following screen is")
  func guardPresents() async throws {
    let app = App(root: stack(HomeViewController()))
    let screens = ScreenTrace()
    app.router.add(screens)
    app.router.add(
      InlineInterceptor<Any?> { _ in
        let login = LoginViewController()
        app.present(login)
        await until { screens.lines.count == 1 }
        return .proceed
      })
    let account = findOrBuild(AccountViewController.self)
      .using(.push).from(.navigationController).using(.replaceRoot).from(.root)
    try await app.router.navigate(to: account)
    #expect(screens.lines == ["Login appeared, by the user or the app", "Account appeared", "reached"])
  }

  @Test("A screen that the user shows while a navigation waits for it is not the navigation's", .headlessOnly)
  func duringTransition() async throws {
    let home = HomeViewController()
    let navigation = stack(home, InfoViewController())
    let app = App(root: navigation)
    let clock = ManualTransitionClock(beginning: .inCall)
    app.window.headless.transitionClock = clock
    let screens = ScreenTrace()
    app.router.add(screens)
    // Which is there by then, and has a task, so that the navigation commits and moves nothing.
    app.router.add(InlineContextTask<UIViewController, Any?> { _, _ in })
    navigation.popViewController(animated: true)
    let step = existing(home)
    app.router.navigate(to: step) { _ in }
    await settle()
    clock.runToEnd()
    await until { screens.lines.contains("reached") }
    await settle()
    #expect(screens.lines == ["Home appeared, by the user or the app", "reached"])
  }

  @Test("A screen has its value, however it comes back")
  func values() async throws {
    enum Page: Screen, Equatable {
      case list
      case item(Int)
      var assembly: any Assembly { InlineAssembly { InfoViewController() } }
    }
    let app = App(root: stack(HomeViewController()))
    let screens = ScreenTrace()
    app.router.add(screens)
    try await app.router.navigate(to: Page.list)
    try await app.router.navigate(to: Page.item(7))
    (app.window.rootViewController as? UINavigationController)?.popViewController(animated: true)
    await until { screens.appearances.count == 3 }
    #expect(screens.appearances.map { $0.screen as? Page } == [.list, .item(7), .list])
    #expect(
      screens.lines == [
        "list appeared", "reached", "item(7) appeared", "reached", "list appeared, by the user or the app",
      ])
  }

  @Test("The first screen of a window appears when the window is shown, and each router tells its own observers")
  func firstScreen() async throws {
    let window = UIWindow()
    window.rootViewController = HomeViewController()
    let (one, two) = (ScreenTrace(), ScreenTrace())
    let router = DefaultRouter(window: window, observers: [one])
    let other = DefaultRouter(window: window, observers: [two])
    await settle()
    #expect(one.lines == [])
    window.makeKeyAndVisible()
    await until { !one.lines.isEmpty && !two.lines.isEmpty }
    #expect(one.lines == ["Home appeared, by the user or the app"])
    #expect(two.lines == one.lines)
    let info = findOrBuild(InfoViewController.self).using(.present).from(.current)
    try await other.navigate(to: info)
    #expect(one.take().last == "Info appeared")
    #expect(two.take() == ["Home appeared, by the user or the app", "Info appeared", "reached"])
    withExtendedLifetime(router) {}
  }

  @Test("If the window of a router changes, the screen that is visible there is told at the next change")
  func otherWindow() async {
    func makeWindow(_ root: UIViewController) -> UIWindow {
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      return window
    }
    let (window, other) = (makeWindow(HomeViewController()), makeWindow(InfoViewController()))
    let place = WindowPlace(window)
    let screens = ScreenTrace()
    let tracker = ScreenTracker(in: nil) { place.window }
    tracker.add(screens)
    place.window = other
    window.rootViewController?.present(BagViewController(), animated: false)
    await until { !screens.lines.isEmpty }
    #expect(screens.take() == ["Info appeared, by the user or the app"])
    place.window = window
    other.isHidden = true
    await until { !screens.lines.isEmpty }
    #expect(screens.take() == ["Bag appeared, by the user or the app"])
  }

  @Test("In a window that has just become the router's, a navigation shows its screen")
  func windowOfThisTurn() async throws {
    let app = App(root: HomeViewController())
    let place = WindowPlace(app.window)
    let screens = ScreenTrace()
    let tracker = ScreenTracker(in: nil) { place.window }
    tracker.add(screens)
    let other = UIWindow()
    other.rootViewController = BagViewController()
    other.makeKeyAndVisible()
    await settle()
    let router = DefaultRouter(window: other, observers: [tracker])
    place.window = other
    let info = findOrBuild(InfoViewController.self).using(.present).from(.current)
    try await router.navigate(to: info, animated: false)
    #expect(screens.take() == ["Info appeared"])
  }

  @Test("A screen behind another that the router closes appears once")
  func closed() async throws {
    let app = App(root: HomeViewController())
    let screens = ScreenTrace()
    let router = DefaultRouter(window: app.window, observers: [screens])
    let info = findOrBuild(InfoViewController.self).using(.present).from(.current)
    let modal = try await router.navigate(to: info, animated: false).viewController
    #expect(screens.take() == ["Info appeared", "reached"])
    try await router.close(modal, animated: false)
    await settle()
    #expect(screens.take() == ["Home appeared", "reached"])
  }

  @Test("A router that is released tells nothing any more")
  func released() async throws {
    let app = App(root: tabs(HomeViewController(), BagViewController()))
    let screens = ScreenTrace()
    weak var gone: DefaultRouter?
    do {
      let router = DefaultRouter(window: app.window, observers: [screens])
      gone = router
      (app.window.rootViewController as? UITabBarController)?.selectedIndex = 1
    }
    #expect(gone == nil)
    await settle()
    #expect(screens.lines == [])
  }
}
