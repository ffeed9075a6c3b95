#if !canImport(UIKit)
  import Portolan
  import Testing

  // Source: the headers of UITabAccessory and UITabBarController, as objc2 quotes them (github.com/madsmtm/objc2-generated).
  @MainActor
  @Suite("The accessory of a tab bar", .headlessOnly, .rule(.tabs), .tags(.documented), .limited)
  struct TabAccessoryTests {
    private let tabs = UITabBarController(
      tabs: ["Home", "Bag"].map { name in
        UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
      })

    @Test("The accessory is a view without a controller, whose buttons work on each tab")
    func stays() throws {
      var taps = 0
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Now Playing") { _ in taps += 1 })
      tabs.bottomAccessory = UITabAccessory(contentView: button)
      let screen = Screen(tabs)
      try screen.window.user.tap("Now Playing")
      try screen.window.user.tap(tab: "Bag")
      try screen.window.user.tap("Now Playing")
      #expect(taps == 2)
      #expect(tabs.children.count == 2)
      tabs.setBottomAccessory(nil, animated: true)
      #expect(throws: UserGestureError.self) { try screen.window.user.tap("Now Playing") }
    }

    @Test("The way to minimise the bar changes neither controllers nor the selection", arguments: [0, 1, 2, 3])
    func minimising(behavior: Int) throws {
      tabs.tabBarMinimizeBehavior = try #require(UITabBarController.MinimizeBehavior(rawValue: behavior))
      let screen = Screen(tabs)
      try screen.window.user.tap(tab: "Bag")
      #expect(tabs.selectedTab?.identifier == "Bag")
      #expect(tabs.children.count == 2)
    }
  }
#endif
