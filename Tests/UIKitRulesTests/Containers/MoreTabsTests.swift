import Portolan
import PortolanTestTraits
import Testing

// Sources: the pages of UITabBarController at developer.apple.com/documentation/uikit, "the documentation" below, with the name of the
// page; radars 21103395, 22878083 and 25393521 on navigation controllers in More, and the workaround of the last of them
// (UITabBarControllerMoreBugWorkaround), which reads the children and stacks; "the workaround" below.
//
// On UIKit these tests are for a phone, whose bar has room for five tabs.
@MainActor
@Suite("More than five tabs in a compact window", .rule(.tabs), .limited)
struct MoreTabsTests {
  private let plain = (0..<5).map { _ in UIViewController() }
  private let bottom = UIViewController()
  private let stack: UINavigationController
  private let last = UIViewController()
  private let tabs = UITabBarController()
  private let screen: Screen

  private var more: UINavigationController { tabs.moreNavigationController }

  init() async {
    stack = UINavigationController(rootViewController: bottom)
    tabs.viewControllers = plain + [stack, last]
    for (index, controller) in (tabs.viewControllers ?? []).enumerated() {
      controller.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, selectedImage: nil)
    }
    screen = Screen(tabs)
    #if !canImport(UIKit)
      screen.window.user.resize(to: .compact)
    #endif
    await settle()
  }

  // Source: the documentation, moreNavigationController: "The tab bar controller does not include the More navigation controller in
  // that array of objects", and the workaround, for which it is the last child.
  @Test("The navigation controller of More is a child, and in no list of tabs", .tags(.documented))
  func child() {
    #expect(tabs.viewControllers == plain + [stack, last])
    #expect(more.parent === tabs)
    #expect(tabs.children.last === more)
    #expect(more.viewControllers.count == 1)
  }

  // Source: the documentation, UITabBarController: "If you add six or more custom view controllers to a tab bar controller, the tab
  // bar controller displays only the first four items plus the standard More item".
  @Test("The bar has the items of the first four tabs and of More, or of five tabs", .tags(.documented))
  func items() async {
    #expect(tabs.tabBar.items?.count == 5)
    #expect(tabs.tabBar.items?.prefix(4).map(\.title) == (0..<4).map { "Tab \($0)" })
    tabs.viewControllers = plain
    await settle()
    #expect(tabs.tabBar.items?.map(\.title) == (0..<5).map { "Tab \($0)" })
    #expect(more.parent == nil)
  }

  // Source: the documentation, selectedViewController: it can select "view controllers that are managed by the More navigation
  // controller and whose tab bar items are not visible in the tab bar".
  @Test("A controller in More that code selects is on top of its stack, above the list", .tags(.documented))
  func selecting() async {
    tabs.selectedViewController = last
    await settle()
    #expect(tabs.selectedViewController === last)
    #expect(tabs.selectedIndex == 6)
    #expect(more.viewControllers.count == 2)
    #expect(more.topViewController === last)
    #expect(last.navigationController === more)
    #expect(last.tabBarController === tabs)
    #expect(last.viewIfLoaded?.window === screen.window)
  }

  // Source: radar 21103395: "the contents of the tab's UINavigationController are removed and pushed onto the
  // moreNavigationControllers stack".
  @Test("The screens of a navigation controller move to the stack of More", .tags(.observed))
  func stackMoves() async {
    let detail = UIViewController()
    stack.pushViewController(detail, animated: false)
    tabs.selectedIndex = 5
    await settle()
    #expect(tabs.selectedViewController === stack)
    #expect(stack.viewControllers.isEmpty)
    #expect(Array(more.viewControllers.dropFirst()) == [bottom, detail])
    #expect(bottom.navigationController === more)
    #expect(detail.viewIfLoaded?.window === screen.window)
  }

  // Source: the workaround: while a tab is in More its navigation controller has no parent.
  @Test("A navigation controller whose screens are in More is no child", .tags(.observed))
  func noChild() async {
    tabs.selectedIndex = 5
    await settle()
    #expect(stack.parent == nil)
    #expect(!tabs.children.contains(stack))
    #expect(tabs.viewControllers?.contains(stack) == true)
  }

  // Source: the documentation, selectedIndex: "if the selected view controller is currently the More navigation controller, this
  // property contains the value NSNotFound"; it is selected by selectedViewController.
  @Test("The list is selected as the navigation controller of More, which has no index", .tags(.documented))
  func list() async {
    tabs.selectedViewController = more
    await settle()
    #expect(tabs.selectedViewController === more)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(more.viewIfLoaded?.window === screen.window)
    tabs.selectedIndex = 1
    await settle()
    #expect(tabs.selectedViewController === plain[1])
    #expect(more.viewIfLoaded?.window == nil)
  }

  // Source: the workaround: on the list, the selected controller is More's, and the stacks of the tabs have their screens.
  @Test("The way back from a tab shows the list, and its screen is again in its own stack", .tags(.observed))
  func backToList() async {
    tabs.selectedIndex = 5
    await settle()
    more.popToRootViewController(animated: false)
    await settle()
    #expect(tabs.selectedViewController === more)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(stack.viewControllers == [bottom])
    #expect(stack.parent === tabs)
  }

  // Source: radar 22878083: a tab that was shown in More is shown again when More is selected after another tab.
  @Test("Another tab leaves the screens of More as they are", .tags(.observed))
  func kept() async {
    tabs.selectedIndex = 5
    await settle()
    tabs.selectedIndex = 0
    await settle()
    #expect(more.topViewController === bottom)
    tabs.selectedViewController = more
    await settle()
    #expect(bottom.viewIfLoaded?.window === screen.window)
  }

  // Nothing tells what becomes of the other stack; that each keeps its own is what a router must not spoil.
  @Test("A second tab takes the place of the first in More", .tags(.unsure))
  func second() async {
    let detail = UIViewController()
    stack.pushViewController(detail, animated: false)
    tabs.selectedIndex = 5
    await settle()
    tabs.selectedIndex = 6
    await settle()
    #expect(Array(more.viewControllers.dropFirst()) == [last])
    #expect(stack.viewControllers == [bottom, detail])
    #expect(stack.parent === tabs)
    tabs.selectedIndex = 5
    await settle()
    #expect(Array(more.viewControllers.dropFirst()) == [bottom, detail])
    #expect(last.parent === tabs)
  }

  // Source: as the documentation of the list of tabs has it, a selected controller stays selected.
  @Test("A list without the tab in More shows another tab", .tags(.unsure))
  func removed() async {
    tabs.selectedIndex = 5
    await settle()
    tabs.viewControllers = plain + [last, UIViewController()]
    await settle()
    #expect(more.viewControllers.count == 2)
    #expect(tabs.selectedViewController === last)
    #expect(stack.viewControllers == [bottom])
    #expect(stack.parent == nil)
  }

  @Test("A tab that leaves while another is selected takes its screens from More", .tags(.unsure))
  func removedUnseen() async {
    tabs.selectedIndex = 5
    await settle()
    tabs.selectedIndex = 0
    await settle()
    tabs.viewControllers = plain + [last, UIViewController()]
    await settle()
    #expect(more.viewControllers.count == 1)
    #expect(stack.viewControllers == [bottom])
    #expect(tabs.selectedIndex == 0)
  }

  #if !canImport(UIKit)
    // Source: radar 25393521, of which the correct outcome is modelled: in a regular window the tab is shown by itself.
    @Test("In a regular window the screens are in their own stack", .headlessOnly, .tags(.unsure))
    func regular() async {
      tabs.selectedIndex = 5
      await settle()
      screen.window.user.resize(to: .regular)
      await settle()
      #expect(stack.viewControllers == [bottom])
      #expect(stack.parent === tabs)
      #expect(more.parent == nil)
      #expect(bottom.viewIfLoaded?.window === screen.window)
      screen.window.user.resize(to: .compact)
      await settle()
      #expect(bottom.navigationController === more)
      #expect(bottom.viewIfLoaded?.window === screen.window)
    }

    private final class Listener: NSObject, UITabBarControllerDelegate {
      var selected: [UIViewController] = []

      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        selected.append(viewController)
      }
    }

    // Sources: apps compare the controller in `didSelect` with moreNavigationController; github.com/eggswift/ESTabBarController/issues/231:
    // a second tap on More shows the list "with UITabbarController".
    @Test("A tap on More selects its navigation controller, and a second one shows the list", .tags(.observed))
    func taps() async throws {
      let listener = Listener()
      tabs.delegate = listener
      try screen.window.user.tap(tab: "More")
      #expect(listener.selected == [more])
      #expect(tabs.selectedViewController === more)
      _ = try screen.window.user.tap(row: "Tab 5")
      await settle()
      #expect(tabs.selectedViewController === stack)
      #expect(more.topViewController === bottom)
      try screen.window.user.tap(tab: "More")
      await settle()
      #expect(more.viewControllers.count == 1)
      #expect(tabs.selectedViewController === more)
    }

    // Source: Apple's sample "TabBar" stores the selected tab in `didSelect`, and watches More through the delegate of its navigation
    // controller; that `didSelect` is silent is what forums say.
    @Test("A row of the list is not reported to the delegate of the tabs", .tags(.unsure))
    func rows() async throws {
      try screen.window.user.tap(tab: "More")
      let listener = Listener()
      tabs.delegate = listener
      _ = try screen.window.user.tap(row: "Tab 6")
      await settle()
      #expect(tabs.selectedViewController === last)
      #expect(listener.selected.isEmpty)
    }

    // Source: github.com/grgcombs/IntelligentSplitViewController/issues/11: "Split View Controllers cannot be pushed to a Navigation
    // Controller <UIMoreNavigationController>".
    @Test("A split view controller cannot be shown in More", .ownProcess, .headlessOnly, .tags(.observed))
    func split() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let tabs = UITabBarController()
          tabs.viewControllers = (0..<5).map { _ in UIViewController() } + [UISplitViewController()]
          let screen = Screen(tabs)
          screen.window.user.resize(to: .compact)
          tabs.selectedIndex = 5
        }
      }
      let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
      #expect(message?.contains("Split View Controllers cannot be pushed") == true)
    }
  #endif
}
