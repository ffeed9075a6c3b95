import Portolan
import Testing

// Sources: the comments of Apple's headers, as objc2 quotes them (github.com/madsmtm/objc2-generated, UIKit/UITab.rs, UITabGroup.rs
// and UITabBarController.rs, "the header" below), and what else a test names.
@MainActor
@Suite("Tabs that create their controllers", .rule(.tabs), .limited)
struct UITabTests {
  @MainActor
  final class Log {
    var created: [String] = []
  }

  private let log = Log()
  private let tabs = UITabBarController()

  @available(iOS 18, *)
  private func tab(_ name: String) -> UITab {
    let log = log
    return UITab(title: name, image: nil, identifier: name) { tab in
      log.created.append(tab.identifier)
      let controller = UIViewController()
      controller.title = tab.identifier
      return controller
    }
  }

  // Source: the header of UITab: "The view controller provider is called when a view controller is requested and is currently nil".
  @Test("A tab creates its controller when it is selected, and once", .tags(.documented))
  @available(iOS 18, *)
  func lazily() async {
    tabs.tabs = ["home", "bag", "account"].map(tab)
    let screen = Screen(tabs)
    await settle()
    #expect(log.created == ["home"])
    tabs.selectedTab = tabs.tabs[1]
    await settle()
    #expect(log.created == ["home", "bag"])
    tabs.selectedTab = tabs.tabs[0]
    tabs.selectedTab = tabs.tabs[1]
    await settle()
    #expect(log.created == ["home", "bag"])
    #expect(tabs.selectedTab?.viewController?.viewIfLoaded?.window === screen.window)
  }

  // Source: as above. github.com/software-mansion/react-native-screens/pull/4675 finds tabs by the controllers that they made.
  @Test("Reading the controller of a tab creates it, and it knows its tab", .tags(.documented))
  @available(iOS 18, *)
  func requested() async {
    let bag = tab("bag")
    tabs.tabs = [tab("home"), bag]
    let screen = Screen(tabs)
    await settle()
    let controller = bag.viewController
    #expect(log.created == ["home", "bag"])
    #expect(bag.viewController === controller)
    #expect(tabs.selectedTab?.identifier == "home")
    tabs.selectedTab = bag
    await settle()
    #expect(tabs.selectedViewController === controller)
    #expect(controller?.tab === bag)
    withExtendedLifetime(screen) {}
  }

  // Unsure: no source tells if the controller that code requests is a child before its tab is selected, nor its place.
  @Test("A controller that code requests is a child at its place among the tabs", .headlessOnly, .tags(.unsure))
  @available(iOS 18, *)
  func child() {
    tabs.tabs = ["home", "bag", "account"].map(tab)
    let last = tabs.tabs[2].viewController
    let middle = tabs.tabs[1].viewController
    #expect(tabs.children == [tabs.selectedViewController, middle, last])
    #expect(middle?.tabBarController === tabs)
  }

  // Source: developer.apple.com/documentation/uikit/uitabbarcontroller/tabs. That the first is selected is what apps rely on; the
  // default of `selectedTab` before is nil, which developer.apple.com/documentation/uikit/uitabbarcontroller/selectedtab says.
  @Test("Setting the tabs selects the first", .tags(.observed))
  @available(iOS 18, *)
  func selectsFirst() async {
    #expect(tabs.selectedTab == nil)
    #expect(tabs.tabs.isEmpty)
    tabs.tabs = [tab("home"), tab("bag")]
    let screen = Screen(tabs)
    await settle()
    #expect(tabs.selectedTab === tabs.tabs[0])
    #expect(tabs.selectedViewController === tabs.tabs[0].viewController)
    withExtendedLifetime(screen) {}
  }

  // Unsure: as for `viewControllers`, of which developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers says it.
  @Test("New tabs keep the selected one, and otherwise select its place, or else the first", .tags(.unsure))
  @available(iOS 18, *)
  func keepsSelection() async {
    let (home, bag, account, info) = (tab("home"), tab("bag"), tab("account"), tab("info"))
    tabs.tabs = [home, bag, account]
    let screen = Screen(tabs)
    await settle()
    tabs.selectedTab = account
    tabs.setTabs([home, account], animated: false)
    await settle()
    #expect(tabs.selectedTab === account)
    #expect(bag.tabBarController == nil)
    tabs.setTabs([home, info], animated: false)
    await settle()
    #expect(tabs.selectedTab === info)
    tabs.setTabs([bag], animated: false)
    await settle()
    #expect(tabs.selectedTab === bag)
    #expect(tabs.selectedViewController?.viewIfLoaded?.window === screen.window)
  }

  // Source: developer.apple.com/documentation/uikit/uitabbarcontroller/selectedviewcontroller: "associated with the currently selected
  // tab item". Unsure for the index: github.com/hotwired/hotwire-native-ios/pull/197 saw random ones on iOS 18, and not on 26. Unsure
  // for `viewControllers`: the header of UITabBarController says of `tabs` that it "and related properties and methods will not be
  // called", which leaves open what it reads.
  @Test("The selected controller and index follow the tab, and the list has the controllers that exist", .tags(.unsure))
  @available(iOS 18, *)
  func olderProperties() async {
    tabs.tabs = ["home", "bag", "account"].map(tab)
    let screen = Screen(tabs)
    await settle()
    tabs.selectedTab = tabs.tabs[2]
    await settle()
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.viewControllers?.map(\.title) == ["home", "account"])
    tabs.selectedIndex = 1
    await settle()
    #expect(tabs.selectedTab === tabs.tabs[1])
    tabs.selectedViewController = tabs.tabs[0].viewController
    #expect(tabs.selectedTab === tabs.tabs[0])
    withExtendedLifetime(screen) {}
  }

  // Unsure: no source. A list of controllers and tabs cannot both decide.
  @Test("A list of controllers replaces the tabs, and tabs replace a list", .headlessOnly, .tags(.unsure))
  @available(iOS 18, *)
  func mixed() {
    tabs.tabs = [tab("home"), tab("bag")]
    let old = tabs.selectedViewController
    let controllers = [UIViewController(), UIViewController()]
    tabs.viewControllers = controllers
    #expect(tabs.tabs.isEmpty)
    #expect(tabs.selectedTab == nil)
    #expect(old?.parent == nil)
    #expect(tabs.selectedViewController === controllers[0])
    tabs.tabs = [tab("account")]
    #expect(controllers.allSatisfy { $0.parent == nil })
    #expect(tabs.selectedViewController?.title == "account")
  }

  // Source: the header of UITabBarController: "Returns the `tab` matching the specified `identifier` in the tab bar controller's tabs",
  // and of UITabGroup: "in the group's children and its descendants".
  @Test("A tab is found by its identifier, in a group too", .tags(.documented))
  @available(iOS 18, *)
  func identifiers() {
    let inner = UITabGroup(title: "inner", image: nil, identifier: "inner", children: [tab("saved")])
    let group = UITabGroup(title: "library", image: nil, identifier: "library", children: [tab("recent"), inner]) { _ in
      UIViewController()
    }
    tabs.tabs = [tab("home"), group]
    #expect(tabs.tab(forIdentifier: "saved")?.parent === inner)
    #expect(group.tab(forIdentifier: "inner") === inner)
    #expect(group.tab(forIdentifier: "home") == nil)
    #expect(tabs.tab(forIdentifier: "library") === group)
    #expect(tabs.tab(forIdentifier: "missing") == nil)
    #expect(inner.children[0].tabBarController === tabs)
    #expect(log.created.filter { $0 != "home" } == [])
  }

  // Source: the header of UITabGroup: "Any tab in `children` not contained in `displayOrderIdentifiers` will be appended after sorted
  // items. Identifiers that do not match tabs in `children` will be ignored".
  @Test("A group displays the tabs that are listed first", .tags(.documented))
  @available(iOS 18, *)
  func displayOrder() {
    let group = UITabGroup(title: "", image: nil, identifier: "g", children: ["a", "b", "c"].map(tab))
    group.displayOrderIdentifiers = ["c", "x", "a"]
    #expect(group.displayOrder.map(\.identifier) == ["c", "a", "b"])
  }

  // Source: the answer of a UIKit engineer at developer.apple.com/forums/thread/761231: "By default, UITabBarController will only change
  // the view controller for root tabs".
  @Test("A selected tab in a group shows the controller of the group", .tags(.observed))
  @available(iOS 18, *)
  func inGroup() async {
    let (recent, saved) = (tab("recent"), tab("saved"))
    let library = UIViewController()
    let group = UITabGroup(title: "library", image: nil, identifier: "library", children: [recent, saved]) { _ in
      library
    }
    tabs.tabs = [tab("home"), group]
    let screen = Screen(tabs)
    await settle()
    tabs.selectedTab = saved
    await settle()
    #expect(tabs.selectedTab === saved)
    #expect(group.selectedChild === saved)
    #expect(tabs.selectedViewController === library)
    #expect(library.viewIfLoaded?.window === screen.window)
    #expect(!log.created.contains("saved"))
  }

  // Source: as above: "UITabGroup will basically create a navigation stack based on the selected hierarchy", GroupAVC → GroupBVC → TabB2VC,
  // and the header of UITabGroup: a level without a controller is ignored.
  @Test("A group with a managing stack shows the way to the selected tab", .tags(.observed))
  @available(iOS 18, *)
  func managed() async {
    let library = UIViewController()
    let saved = tab("saved")
    let inner = UITabGroup(title: "inner", image: nil, identifier: "inner", children: [saved])
    let group = UITabGroup(title: "library", image: nil, identifier: "library", children: [tab("recent"), inner]) { _ in
      library
    }
    let stack = UINavigationController()
    group.managingNavigationController = stack
    tabs.tabs = [tab("home"), group]
    let screen = Screen(tabs)
    await settle()
    tabs.selectedTab = saved
    await settle()
    #expect(tabs.selectedViewController === stack)
    #expect(stack.viewControllers == [library, saved.viewController])
    #expect(saved.viewController?.viewIfLoaded?.window === screen.window)
  }

  // Source: the header of UITabGroup: "The default child tab to select for when a selection is required and `selectedChild` is nil. If this
  // is nil, then the default selected element is the first". Unsure when a selection is required: here, if the group has no controller.
  @Test("A group without a controller selects its default tab, or else the first", .headlessOnly, .tags(.unsure))
  @available(iOS 18, *)
  func defaultChild() {
    let (recent, saved) = (tab("recent"), tab("saved"))
    let group = UITabGroup(title: "library", image: nil, identifier: "library", children: [recent, saved])
    group.managingNavigationController = UINavigationController()
    tabs.tabs = [tab("home"), group]
    tabs.selectedTab = group
    #expect(tabs.selectedTab === recent)
    tabs.selectedTab = tabs.tabs[0]
    group.selectedChild = nil
    group.defaultChildIdentifier = "saved"
    tabs.selectedTab = group
    #expect(tabs.selectedTab === saved)
  }
}
