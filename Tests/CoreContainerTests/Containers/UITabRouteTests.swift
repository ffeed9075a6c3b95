import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Routes into tabs that create their controllers", .serialized, .everyCompletion, .limited)
struct UITabRouteTests {
  private enum Place: Screen, Codable {
    case tabs, home, bag, saved, other, missing, detail, failing, pushedInGroup, failingInGroup
    case product(id: Int)

    var assembly: any Assembly {
      switch self {
      case .tabs: InlineAssembly { UITabRouteTests.makeTabs() }
      default: InlineAssembly { InfoViewController() }
      }
    }

    var route: Route<Self> {
      switch self {
      case .tabs: .root
      case .home: .part(of: .tabs)
      case .bag: .tab("bag", of: .tabs)
      case .saved: .tab("saved", of: .tabs)
      case .other: .tab("other", of: .tabs)
      case .missing: .tab("nowhere", of: .tabs)
      case .detail: .present
      case .product: .push(onto: .bag)
      case .failing: Route { $0.using(FailingAction()).from(Route.step(to: .bag)).assemble() }
      case .pushedInGroup: .push(onto: .other)
      case .failingInGroup: Route { $0.using(FailingAction()).from(Route.step(to: .pushedInGroup)).assemble() }
      }
    }
  }

  @MainActor private static var created: [String] = []

  private static func makeTabs() -> UITabBarController {
    guard #available(iOS 18, *) else { return UITabBarController() }
    func tab(_ name: String, _ make: @escaping @MainActor () -> UIViewController) -> UITab {
      UITab(title: name, image: nil, identifier: name) { _ in
        created.append(name)
        return make()
      }
    }
    let home = tab("home") {
      let home = HomeViewController()
      home.setScreen(Place.home)
      return home
    }
    let bag = tab("bag") { UINavigationController(rootViewController: BagViewController()) }
    let group = UITabGroup(
      title: "library", image: nil, identifier: "library", children: [tab("saved") { AccountViewController() }]
    ) { _ in UIViewController() }
    group.managingNavigationController = UINavigationController()
    return UITabBarController(tabs: [home, bag, group])
  }

  private func start() -> (App, UITabBarController) {
    Self.created = []
    let tabs = Self.makeTabs()
    tabs.setScreen(Place.tabs)
    return (App(root: tabs), tabs)
  }

  /// Adds a tab to the group of the tabs.
  @available(iOS 18, *)
  private func addTab(_ identifier: String = "other", toGroupOf tabs: UITabBarController) throws -> UITabGroup {
    let group = try #require(tabs.tabs.last as? UITabGroup)
    group.children.append(
      UITab(title: "other", image: nil, identifier: identifier) { _ in CatalogueViewController() })
    return group
  }

  @Test("A search, a plan and a snapshot create no controller")
  @available(iOS 18, *)
  func createsNone() throws {
    let (app, tabs) = start()
    #expect(app.tree == "UIWindow\n└─ UITabBarController  selected 0\n   └─ HomeViewController  ← top")
    let plan = try app.router.plan(to: Place.product(id: 1))
    #expect(
      plan.description == """
        Plan to reach product(id: 1)
          start at   UITabBarController
          expect     bag  tab("bag")
          build      product(id: 1)  push
          reveal     product(id: 1)
        """)
    _ = NavigationState<Place>(of: app.window)
    #expect(Self.created == ["home"])
    #expect(tabs.tabs.count == 3)
  }

  @Test("A route selects the tab, which creates the controller, and finds it the next time", arguments: [true, false])
  @available(iOS 18, *)
  func opens(animated: Bool) async throws {
    let (app, tabs) = start()
    let result = try await app.router.navigate(to: Place.product(id: 1), animated: animated)
    let stack = try #require(tabs.selectedViewController as? UINavigationController)
    #expect(tabs.selectedTab?.identifier == "bag")
    #expect(stack.topViewController === result.viewController)
    #expect(stack.viewControllers.first?.screen() == Place.bag)
    #expect(Self.created == ["home", "bag"])
    try await app.router.navigate(to: Place.home, animated: animated)
    #expect(tabs.selectedTab?.identifier == "home")
    let found = try await app.router.navigate(to: Place.bag, animated: animated)
    #expect(found.viewController === stack.viewControllers[0])
    #expect(tabs.selectedTab?.identifier == "bag")
    #expect(Self.created == ["home", "bag"])
    #expect(tabs.tabs.map(\.identifier) == ["home", "bag", "library"])
  }

  @Test("A route builds the tab bar controller and opens a tab of it")
  @available(iOS 18, *)
  func fromNothing() async throws {
    Self.created = []
    let app = App(root: UIViewController())
    let result = try await app.router.navigate(to: Place.bag)
    #expect(result.viewController is BagViewController)
    #expect((app.window.rootViewController as? UITabBarController)?.selectedTab?.identifier == "bag")
  }

  @Test("A tab under a modal is opened before the modal leaves")
  @available(iOS 18, *)
  func underModal() async throws {
    let (app, tabs) = start()
    try await app.router.navigate(to: Place.detail)
    await app.rest()
    let modal = try #require(tabs.presentedViewController)
    let result = try await app.router.navigate(to: Place.bag)
    #expect(result.viewController is BagViewController)
    #expect(modal.presentingViewController == nil)
    #expect(tabs.presentedViewController == nil)
  }

  @Test("A tab in a group with a managing stack is opened there")
  @available(iOS 18, *)
  func inGroup() async throws {
    let (app, tabs) = start()
    let result = try await app.router.navigate(to: Place.saved)
    #expect(result.viewController is AccountViewController)
    #expect(tabs.selectedTab?.identifier == "saved")
    try await app.router.navigate(to: Place.home)
    #expect(try await app.router.navigate(to: Place.saved).viewController === result.viewController)
    #expect(tabs.selectedTab?.identifier == "saved")
  }

  @Test("A tab in a group that does not show its tabs fails, and the advice names the property of the group that does")
  @available(iOS 18, *)
  func inPlainGroup() async throws {
    let (app, tabs) = start()
    let group = try #require(tabs.tabs.last as? UITabGroup)
    let stack = group.managingNavigationController
    group.managingNavigationController = nil
    let error = await #expect(throws: RoutingError.self) { try await app.router.navigate(to: Place.saved) }
    #expect(error?.code == .targetNotFound)
    #expect(error?.reason == "the tab \"saved\" is in the group \"library\", which does not show its tabs")
    #expect(error?.fix == "set managingNavigationController of the group \"library\"")
    #expect(tabs.selectedTab?.identifier == "home")
    #expect(app.top is HomeViewController)
    group.managingNavigationController = stack
    #expect(try await app.router.navigate(to: Place.saved).viewController is AccountViewController)
  }

  @Test("A tab that does not exist is refused before anything moves, with the tabs that exist")
  @available(iOS 18, *)
  func missing() async throws {
    let (app, _) = start()
    let error = await app.expectRefused(as: .targetNotFound) { try await $0.navigate(to: Place.missing) }
    #expect(error?.reason == "there is no tab \"nowhere\": the tabs are \"home\", \"bag\", \"library\"")
    #expect(throws: RoutingError.self) { try app.router.plan(to: Place.missing) }
  }

  @Test("If a later step fails, the tab before is selected again, and the new controller stays in its tab")
  @available(iOS 18, *)
  func undone() async throws {
    let (app, tabs) = start()
    let old = tabs.tabs
    await #expect(throws: Failure()) { try await app.router.navigate(to: Place.failing) }
    #expect(tabs.selectedTab?.identifier == "home")
    #expect(tabs.tabs.elementsEqual(old, by: ===))
    #expect(Self.created == ["home", "bag"])
    #expect(app.top is HomeViewController)
    let found = try await app.router.navigate(to: Place.bag)
    #expect(found.viewController is BagViewController)
    #expect(Self.created == ["home", "bag"])
  }

  @Test(
    "If a later step fails, a group that a route has changed shows its tab again, and the other tab has its old screens",
    arguments: [true, false])
  @available(iOS 18, *)
  func undoneInGroup(isSelected: Bool) async throws {
    let (app, tabs) = start()
    let group = try addTab(toGroupOf: tabs)
    let saved = try await app.router.navigate(to: Place.saved).viewController
    if !isSelected { try await app.router.navigate(to: Place.home) }
    await app.rest()
    await app.expectUndone { try await $0.navigate(to: Place.failingInGroup) }
    #expect(group.selectedChild?.identifier == "saved")
    await app.rest()
    app.atOnce { tabs.selectedTab = tabs.tab(forIdentifier: "saved") }
    #expect(group.managingNavigationController?.topViewController === saved)
    await app.rest()
    app.atOnce { tabs.selectedTab = tabs.tab(forIdentifier: "other") }
    #expect(group.managingNavigationController?.topViewController is CatalogueViewController)
  }

  @Test("An added tab becomes one more tab, and leaves again if a later step fails")
  @available(iOS 18, *)
  func added() async throws {
    let (app, tabs) = start()
    let old = tabs.tabs
    // A value of the app's own is none of the router's.
    old[1].userInfo = HomeViewController()
    let add = findOrBuild(InfoViewController.self).using(.addTab).from(find(UITabBarController.self)).from(.root)
    await #expect(throws: Failure()) { try await app.router.navigate(to: add.failing) }
    #expect(tabs.tabs.elementsEqual(old, by: ===))
    #expect(tabs.selectedTab?.identifier == "home")
    let result = try await app.router.navigate(to: add)
    #expect(tabs.tabs.count == 4)
    #expect(tabs.tabs.prefix(3).elementsEqual(old, by: ===))
    #expect(tabs.selectedViewController === result.viewController)
    #expect(Self.created == ["home"])
    #expect(old[1].userInfo is HomeViewController)
  }

  @Test("A new tab has an identifier that no other tab has, even in a group")
  @available(iOS 18, *)
  func identifierOfNewTab() async throws {
    let (app, tabs) = start()
    _ = try addTab("tab 3", toGroupOf: tabs)
    let add = build(InfoViewController.self).using(.addTab).from(find(UITabBarController.self)).from(.root)
    try await app.router.navigate(to: add)
    #expect(tabs.tabs.last?.identifier == "tab 4")
  }

  @Test("A replaced tab is put back, and tabs without a controller keep their places")
  @available(iOS 18, *)
  func replaced() async throws {
    let (app, tabs) = start()
    let old = tabs.tabs
    let replace = findOrBuild(InfoViewController.self).using(UITabBarController.add(at: 0, replacing: true))
      .from(find(UITabBarController.self)).from(.root)
    await #expect(throws: Failure()) { try await app.router.navigate(to: replace.failing) }
    #expect(tabs.tabs.elementsEqual(old, by: ===))
    #expect(app.top is HomeViewController)
    try await app.router.navigate(to: replace)
    #expect(tabs.tabs.map(\.title).dropFirst() == ["bag", "library"])
    #expect(app.top is InfoViewController)
  }

  @Test("A stored tab is created again in its tab, and the others are not")
  @available(iOS 18, *)
  func restored() async throws {
    let (app, _) = start()
    try await app.router.navigate(to: Place.product(id: 1))
    let state = try NavigationState<Place>(json: NavigationState<Place>(of: app.window).json())
    Self.created = []
    let fresh = App(root: UIViewController())
    let report = try await fresh.router.restore(state)
    let tabs = try #require(fresh.window.rootViewController as? UITabBarController)
    #expect(report.dropped.isEmpty)
    #expect(tabs.tabs.map(\.identifier) == ["home", "bag", "library"])
    #expect(tabs.selectedTab?.identifier == "bag")
    #expect(Self.created == ["home", "bag"])
    let stack = try #require(tabs.selectedViewController as? UINavigationController)
    #expect(stack.viewControllers.map { $0.screen(as: Place.self) } == [.bag, .product(id: 1)])
  }

  @Test("One tab of a group after another is reached when its transition is over")
  @available(iOS 18, *)
  func groupTabs() async throws {
    let (app, tabs) = start()
    _ = try addTab(toGroupOf: tabs)
    try await app.router.navigate(to: Place.saved)
    let result = try await app.router.navigate(to: Place.other)
    #expect(result.viewController is CatalogueViewController)
    #expect(app.top === result.viewController)
  }

  @Test(
    "Closing a screen in a tab that a route opened, or the stack of that tab, goes back to the tab before",
    arguments: [false, true])
  @available(iOS 18, *)
  func closes(isStack: Bool) async throws {
    let (app, tabs) = start()
    let bag = try await app.router.navigate(to: Place.bag).viewController
    let closed = isStack ? try #require(bag.navigationController) : bag
    try await closed.close(animated: false)
    #expect(tabs.selectedTab?.identifier == "home")
  }

  @Test("The screen of a tab in a group is found below a screen that was pushed in it")
  @available(iOS 18, *)
  func pushedInGroup() async throws {
    let (app, tabs) = start()
    let group = try addTab(toGroupOf: tabs)
    app.atOnce {
      tabs.selectedTab = tabs.tab(forIdentifier: "saved")
      group.managingNavigationController?.pushViewController(InfoViewController(), animated: false)
      tabs.selectedTab = tabs.tab(forIdentifier: "other")
    }
    #expect(try await app.router.navigate(to: Place.saved).viewController is AccountViewController)
  }
}
