import Portolan
import Testing

// Source: the headers of UITabGroup, UITab and UITabBarController, as objc2 quotes them (github.com/madsmtm/objc2-generated,
// UIKit/UITabGroup.rs, UITab.rs and UITabBarController.rs), "the header" below.
@MainActor
@Suite("Groups of tabs that manage a stack", .rule(.tabs), .limited)
struct ManagedGroupTests {
  @MainActor
  @available(iOS 18, *)
  private final class Chooser: NSObject, UITabBarControllerDelegate {
    var asked: [String] = []
    var hidden: String?

    func tabBarController(
      _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
      proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
      asked.append("\(tab.identifier): \(proposedViewControllers.map { $0.title ?? "" }.joined(separator: ", "))")
      return tab.identifier == hidden ? [] : proposedViewControllers
    }
  }

  private let tabs = UITabBarController()
  private let stack = UINavigationController()

  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @available(iOS 18, *)
  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { [self] tab in titled(tab.identifier) }
  }

  @available(iOS 18, *)
  private func group(_ name: String, _ children: [UITab]) -> UITabGroup {
    UITabGroup(title: name, image: nil, identifier: name, children: children) { [self] tab in titled(tab.identifier) }
  }

  private var titles: [String?] { stack.viewControllers.map(\.title) }

  // Source: the header of UITabBarController: pushed controllers "will be part of the last (leafmost) tab's proposedViewControllers such
  // that they are preserved between updates".
  @Test("Controllers that the app pushed stay on the stack of a group when its tabs are updated", .tags(.documented))
  @available(iOS 18, *)
  func pushed() async {
    let (home, saved) = (tab("home"), tab("saved"))
    let library = group("library", [saved])
    library.managingNavigationController = stack
    tabs.tabs = [home, library]
    let screen = Screen(tabs)
    tabs.selectedTab = saved
    await settle()
    stack.pushViewController(titled("book"), animated: false)
    await settle()
    tabs.selectedTab = saved
    #expect(titles == ["library", "saved", "book"])
    tabs.setTabs([library, home], animated: false)
    await settle()
    #expect(titles == ["library", "saved", "book"])
    #expect(tabs.selectedTab === saved)
    withExtendedLifetime(screen) {}
  }

  // Unsure: the header does not tell what another selection does. Here each tab keeps what was pushed on it.
  @Test("Another tab of a group has its own pushed controllers on the stack", .headlessOnly, .tags(.unsure))
  @available(iOS 18, *)
  func pushedOnEach() async {
    let (recent, saved) = (tab("recent"), tab("saved"))
    let library = group("library", [recent, saved])
    library.managingNavigationController = stack
    tabs.tabs = [library]
    let screen = Screen(tabs)
    tabs.selectedTab = saved
    await settle()
    stack.pushViewController(titled("book"), animated: false)
    await settle()
    tabs.selectedTab = recent
    #expect(titles == ["library", "recent"])
    tabs.selectedTab = saved
    #expect(titles == ["library", "saved", "book"])
    withExtendedLifetime(screen) {}
  }

  // Source: the header of UITabBarController: "Each tab in the selection hierarchy will be called once", and developer.apple.com/
  // documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:displayedviewcontrollersfor:proposedviewcontrollers:).
  @Test("The delegate chooses the controllers of each tab on the way to the selected one", .tags(.documented))
  @available(iOS 18, *)
  func chosen() async {
    let chooser = Chooser()
    let (home, saved) = (tab("home"), tab("saved"))
    let library = group("library", [group("books", [saved])])
    library.managingNavigationController = stack
    tabs.tabs = [home, library]
    tabs.delegate = chooser
    let screen = Screen(tabs)
    await settle()
    chooser.asked = []
    chooser.hidden = "books"
    tabs.selectedTab = saved
    await settle()
    #expect(chooser.asked == ["library: library", "books: books", "saved: saved"])
    #expect(titles == ["library", "saved"])
    withExtendedLifetime((screen, chooser)) {}
  }

  // Source: the header of UITabGroup: "When multiple navigation controllers are set on nested groups, the rootmost controller is used";
  // of UITab: `managingTabGroup` is the root-most group with one.
  @Test("The outermost of several groups with a stack has the tabs of all of them on it", .tags(.documented))
  @available(iOS 18, *)
  func nested() async {
    let saved = tab("saved")
    let books = group("books", [saved])
    let library = group("library", [books])
    books.managingNavigationController = UINavigationController()
    tabs.tabs = [tab("home"), library]
    #expect(saved.managingTabGroup === books)
    #expect(library.managingTabGroup == nil)
    library.managingNavigationController = stack
    #expect(saved.managingTabGroup === library)
    #expect(tabs.tabs[0].managingTabGroup == nil)
    let screen = Screen(tabs)
    tabs.selectedTab = saved
    await settle()
    #expect(tabs.selectedViewController === stack)
    #expect(titles == ["library", "books", "saved"])
    withExtendedLifetime(screen) {}
  }

  // Unsure: by the header each managing stack is used, and a root tab has one controller; no source tells of an inner stack alone.
  @Test(
    "An inner group with a stack shows its way in place of the controller of the root", .headlessOnly, .tags(.unsure))
  @available(iOS 18, *)
  func inner() async {
    let (plain, saved) = (tab("plain"), tab("saved"))
    let books = group("books", [saved])
    let library = group("library", [plain, books])
    books.managingNavigationController = stack
    tabs.tabs = [tab("home"), library]
    let screen = Screen(tabs)
    tabs.selectedTab = saved
    await settle()
    #expect(tabs.selectedViewController === stack)
    #expect(titles == ["books", "saved"])
    tabs.selectedTab = plain
    await settle()
    #expect(tabs.selectedViewController === library.viewController)
    #expect(tabs.selectedTab === plain)
    #expect(stack.viewIfLoaded?.window == nil)
    #expect(screen.window === library.viewController?.viewIfLoaded?.window)
  }

  // Source: the header of UITabGroup, sidebarDestination, of iOS 26: the group is selected itself, without a child.
  @Test("A group that is a destination is selected itself, and none of its tabs", .headlessOnly, .tags(.documented))
  @available(iOS 26, *)
  func destination() {
    let saved = tab("saved")
    let library = UITabGroup(title: "library", image: nil, identifier: "library", children: [tab("recent"), saved])
    library.managingNavigationController = stack
    tabs.tabs = [tab("home"), library]
    tabs.selectedTab = saved
    tabs.selectedTab = library
    #expect(tabs.selectedTab === saved)
    library.isSidebarDestination = true
    tabs.selectedTab = library
    #expect(tabs.selectedTab === library)
    #expect(library.selectedChild == nil)
  }
}
