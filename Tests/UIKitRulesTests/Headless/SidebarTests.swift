#if !canImport(UIKit)
  import Portolan
  import Testing

  // Sources: developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar, "the article" below, and the
  // headers of UITab and UITabBarController, as objc2 quotes them (github.com/madsmtm/objc2-generated).
  @MainActor
  @Suite("The list of tabs at the side", .headlessOnly, .rule(.tabs), .tags(.documented), .limited)
  struct SidebarTests {
    @MainActor
    private final class Listener: NSObject, UITabBarControllerDelegate {
      var heard: [String] = []

      func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
      ) {
        heard.append(selectedTab.identifier)
      }
    }

    private let home = Self.tab("Home")
    private let saved = Self.tab("Saved")
    private let library: UITabGroup
    private let tabs: UITabBarController
    private let screen: Screen

    private static func tab(_ name: String) -> UITab {
      UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }

    init() {
      library = UITabGroup(title: "Library", image: nil, identifier: "Library", children: [saved]) { _ in
        UINavigationController(rootViewController: UIViewController())
      }
      tabs = UITabBarController(tabs: [home, library])
      screen = Screen(tabs)
      screen.window.frame = CGRect(x: 0, y: 0, width: 1194, height: 834)
      screen.window.headless.transitionClock = ImmediateTransitionClock.shared
    }

    private var reach: [String] { screen.window.user.possibleGestures.filter { $0.hasPrefix("tap tab") } }

    @Test("Tabs with a group have a sidebar in a landscape window, where the user reaches the tabs inside")
    func landscape() throws {
      #expect(!tabs.sidebar.isHidden)
      #expect(reach == ["tap tab \"Home\"", "tap tab \"Library\"", "tap tab \"Saved\""])
      let listener = Listener()
      tabs.delegate = listener
      try screen.window.user.tap(tab: "Saved")
      #expect(tabs.selectedTab === saved)
      #expect(listener.heard == ["Saved"])
    }

    @Test("In an upright window, or hidden by code, the sidebar gives way to the bar, and the selection stays")
    func hidden() {
      tabs.selectedTab = saved
      tabs.sidebar.isHidden = true
      #expect(reach == ["tap tab \"Home\"", "tap tab \"Library\""])
      #expect(tabs.selectedTab === saved)
      tabs.sidebar.isHidden = false
      #expect(reach.count == 3)
      let upright = UITabBarController(tabs: [
        UITabGroup(title: "A", image: nil, identifier: "a", children: [Self.tab("b")])
      ])
      let other = Screen(upright)
      #expect(upright.sidebar.isHidden)
      #expect(other.window.user.possibleGestures == ["tap tab \"A\""])
    }

    @Test("A mode with a sidebar has one without a group, and the mode of a bar has none with a group")
    func mode() {
      tabs.mode = .tabBar
      #expect(reach == ["tap tab \"Home\"", "tap tab \"Library\""])
      tabs.tabs = [home]
      tabs.mode = .automatic
      home.preferredPlacement = .sidebarOnly
      #expect(reach == [])
      tabs.mode = .tabSidebar
      #expect(reach == ["tap tab \"Home\""])
    }

    @Test("In a compact window the bar has the root tabs that were chosen for it, and the selection stays")
    func compact() {
      tabs.selectedTab = saved
      tabs.compactTabIdentifiers = ["Library"]
      #expect(reach.count == 3)
      screen.window.user.resize(to: .compact)
      #expect(reach == ["tap tab \"Library\""])
      #expect(tabs.tabBar.items?.map(\.title) == ["Library"])
      #expect(tabs.selectedTab === saved)
      #expect(library.viewController?.viewIfLoaded?.window === screen.window)
      screen.window.user.resize(to: .regular)
      #expect(reach.count == 3)
    }

    @Test("A hidden tab is missing in the sidebar too, and a pinned tab is the last of the bar")
    func placements() {
      saved.isHidden = true
      #expect(reach == ["tap tab \"Home\"", "tap tab \"Library\""])
      home.preferredPlacement = .pinned
      tabs.sidebar.isHidden = true
      #expect(reach == ["tap tab \"Library\"", "tap tab \"Home\""])
    }

    @Test("A bar that code hides leaves the sidebar and the selection")
    func hiddenBar() {
      tabs.isTabBarHidden = true
      #expect(tabs.isTabBarHidden)
      #expect(tabs.selectedTab === home)
      #expect(reach.count == 3)
      tabs.sidebar.isHidden = true
      #expect(reach == [])
    }

    @Test("A tap on the selected tab of the sidebar takes its stack back to the root")
    func again() throws {
      tabs.selectedTab = library
      let stack = try #require(tabs.selectedViewController as? UINavigationController)
      stack.setViewControllers([stack.viewControllers[0], UIViewController()], animated: false)
      try screen.window.user.tap(tab: "Saved")
      #expect(stack.viewControllers.count == 2)
      try screen.window.user.tap(tab: "Saved")
      #expect(stack.viewControllers.count == 1)
    }
  }
#endif
