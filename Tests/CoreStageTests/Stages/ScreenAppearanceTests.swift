import Portolan
@testable import PortolanCore
@testable import PortolanObserving
import PortolanTestSupport
import PortolanTestTraits
import Testing

@MainActor
@Suite("Observers of screens are told what appears, in whatever way", .everyCompletion, .limited)
struct ScreenAppearanceTests {
  /// Notes what appears.
  @MainActor
  private final class Screens: ScreenObserver {
    private(set) var lines: [String] = []
    private(set) var appearances: [ScreenAppearance] = []

    func router(did event: NavigationEvent) {
      if case .reached = event.what { lines.append("reached") }
    }

    func router(didShow appearance: ScreenAppearance) {
      appearances.append(appearance)
      lines.append(appearance.text.replacing("ViewController", with: ""))
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  /// A window that a test replaces.
  @MainActor
  private final class WindowPlace {
    var window: UIWindow

    init(_ window: UIWindow) { self.window = window }
  }

  /// An action of the user or the app, with the screens that appear by it.
  ///
  /// The window has two tabs, and a stack of Home and Info
  /// in the first.
  enum Way: String, CaseIterable {
    case tapTab, tapTabThere, back, swipeBack, swipeBackLetGo, popToRootByTab
    case push, pop, setStack, selectTabByCode, addTab, removeTab
    case sheet, sheetSwipedDown, sheetLetGo, fullScreenAndBack, alert, sheetOverSheet
    case replaceRoot, pageOfDrawer, columns, twiceInOneTurn, thereAndBack, hiddenStack, hiddenWindow

    /// The cases that can be made to happen: on UIKit, those without a gesture of the user's.
    static var possible: [Way] {
      let gestures: [Way] = [
        .tapTab, .tapTabThere, .back, .swipeBack, .swipeBackLetGo, .popToRootByTab, .sheetSwipedDown, .sheetLetGo,
        .alert,
      ]
      return allCases.filter { canMakeGestures || !gestures.contains($0) }
    }

    /// - Returns: The screens that appear, in order.
    @MainActor
    func run(in app: App) async throws -> [String] {
      let tabs = try #require(app.window.rootViewController as? UITabBarController)
      let first = try #require(tabs.viewControllers?.first as? UINavigationController)
      let user = app.window.user
      let byOthers = ", by the user or the app"
      func present(_ viewController: UIViewController) { tabs.present(viewController, animated: true) }
      switch self {
      case .tapTab:
        try user.tap(tab: "Tab 1")
        return ["Bag appeared" + byOthers]
      case .tapTabThere:
        first.popViewController(animated: false)
        await settle()
        try user.tap(tab: "Tab 0")
        return ["Home appeared" + byOthers]
      case .back:
        try user.back()
        return ["Home appeared" + byOthers]
      case .swipeBack:
        try user.swipeBack()
        return ["Home appeared" + byOthers]
      case .swipeBackLetGo:
        try user.swipeBack(completing: false)
        return []
      case .popToRootByTab:
        try user.tap(tab: "Tab 0")
        return ["Home appeared" + byOthers]
      case .push:
        first.pushViewController(AccountViewController(), animated: true)
        return ["Account appeared" + byOthers]
      case .pop:
        first.popViewController(animated: true)
        return ["Home appeared" + byOthers]
      case .setStack:
        first.setViewControllers([first.viewControllers[1], first.viewControllers[0]], animated: false)
        return ["Home appeared" + byOthers]
      case .selectTabByCode:
        tabs.selectedIndex = 1
        return ["Bag appeared" + byOthers]
      case .addTab:
        tabs.viewControllers?.append(AccountViewController())
        return []
      case .removeTab:
        tabs.viewControllers?.removeFirst()
        return ["Bag appeared" + byOthers]
      case .sheet:
        present(AccountViewController())
        return ["Account appeared" + byOthers]
      case .sheetSwipedDown:
        present(AccountViewController())
        await settle()
        try user.swipeDown()
        return ["Account appeared" + byOthers, "Info appeared" + byOthers]
      case .sheetLetGo:
        present(AccountViewController())
        await settle()
        _ = try user.swipeDown(completing: false)
        return ["Account appeared" + byOthers]
      case .fullScreenAndBack:
        let account = AccountViewController()
        account.modalPresentationStyle = .fullScreen
        present(account)
        await settle()
        account.dismiss(animated: true)
        return ["Account appeared" + byOthers, "Info appeared" + byOthers]
      case .alert:
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert)
        await settle()
        try user.tap(alertAction: "OK")
        return []
      case .sheetOverSheet:
        let account = AccountViewController()
        present(account)
        await settle()
        account.present(BagViewController(), animated: true)
        await settle()
        tabs.dismiss(animated: true)
        return ["Account appeared" + byOthers, "Bag appeared" + byOthers, "Info appeared" + byOthers]
      case .replaceRoot:
        app.window.rootViewController = AccountViewController()
        return ["Account appeared" + byOthers]
      case .pageOfDrawer:
        let drawer = DrawerViewController([AccountViewController(), HomeViewController()])
        app.window.rootViewController = drawer
        await settle()
        drawer.show(drawer.pages[1])
        return ["Account appeared" + byOthers, "Home appeared" + byOthers]
      case .columns:
        let split = UISplitViewController()
        split.viewControllers = [AccountViewController(), HomeViewController()]
        app.window.rootViewController = split
        await settle()
        split.showDetailViewController(BagViewController(), sender: nil)
        return ["Account appeared" + byOthers, "Home appeared" + byOthers, "Bag appeared" + byOthers]
      case .twiceInOneTurn:
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
        first.pushViewController(AccountViewController(), animated: false)
        return ["Account appeared" + byOthers]
      case .thereAndBack:
        tabs.selectedIndex = 1
        await settle()
        tabs.selectedIndex = 0
        return ["Bag appeared" + byOthers, "Info appeared" + byOthers]
      case .hiddenStack:
        tabs.selectedIndex = 1
        await settle()
        first.popViewController(animated: false)
        await settle()
        tabs.selectedIndex = 0
        return ["Bag appeared" + byOthers, "Home appeared" + byOthers]
      case .hiddenWindow:
        app.window.isHidden = true
        await settle()
        app.window.isHidden = false
        return ["Info appeared" + byOthers]
      }
    }
  }

  @Test("Screens that the user and the app show are told, each once, when all has settled", arguments: Way.possible)
  func byOthers(way: Way) async throws {
    let app = App(root: tabs(stack(HomeViewController(), InfoViewController()), BagViewController()))
    let screens = Screens()
    app.router.add(screens)
    await settle()
    #expect(screens.take() == [])
    let expected = try await way.run(in: app)
    await until { screens.lines.count >= expected.count }
    await settle()
    #expect(screens.lines == expected)
    let told = screens.appearances.map(\.viewController)
    #expect(told.allSatisfy { !($0 is UINavigationController) && !($0 is UITabBarController) })
  }

  @Test("Screens of a navigation are told with the navigation, and before it is over")
  func byRoute() async throws {
    let app = App(root: tabs(stack(HomeViewController()), BagViewController()))
    let screens = Screens()
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
    let screens = Screens()
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
    let screens = Screens()
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
    let screens = Screens()
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
    let screens = Screens()
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
    let (one, two) = (Screens(), Screens())
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
    let screens = Screens()
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
    let screens = Screens()
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
    let screens = Screens()
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
    let screens = Screens()
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
