import Portolan
import Testing

@MainActor
@Suite("Who appears, and when", .limited)
struct AppearanceTests {
  private let journal = Journal()

  @Test("The view comes into the window between willAppear and isAppearing", .rule(.appearance), .tags(.documented))
  func window() async {
    let screen = Screen()
    let modal = journal.controller("modal")
    var isInWindow: [String] = []
    modal.during = { [unowned modal] callback in
      isInWindow.append("\(callback) \(modal.viewIfLoaded?.window != nil)")
    }
    screen.root.present(modal, animated: false, completion: nil)
    await settle()
    #expect(
      isInWindow == ["didLoad false", "willAppear false", "isAppearing true", "didAppear true"]
    )
  }

  // Source: developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:): it is called "once each time a view controller's
  // view appears", when the view is in the hierarchy.
  @Test(
    "A child that comes while its container is about to appear is appearing once, in the window", .rule(.appearance),
    .tags(.documented), arguments: ["stack", "tabs", "parent"])
  func whileAboutToAppear(container: String) async {
    let (first, shown) = (journal.controller("first"), journal.controller("shown"))
    var isInWindow: [Bool] = []
    shown.during = { [unowned shown] in
      if $0 == "isAppearing" { isInWindow.append(shown.viewIfLoaded?.window != nil) }
    }
    let tabs = UITabBarController()
    let root: UIViewController = container == "tabs" ? tabs : UINavigationController(rootViewController: first)
    if container == "tabs" { tabs.viewControllers = [first, shown] }
    first.during = { [unowned first, unowned tabs, unowned shown] in
      guard $0 == "willAppear", shown.view.superview == nil else { return }
      switch container {
      case "stack": first.navigationController?.pushViewController(shown, animated: false)
      case "tabs": tabs.selectedIndex = 1
      default:
        first.addChild(shown)
        first.view.addSubview(shown.view)
        shown.didMove(toParent: first)
      }
    }
    let screen = Screen(root)
    await settle()
    #expect(isInWindow == [true])
    #expect(journal.take().filter { $0.hasPrefix("shown did") } == ["shown didLoad", "shown didAppear"])
    withExtendedLifetime((screen, tabs)) {}
  }

  @Test(
    "The callbacks say whether the change is animated", .rule(.appearance), .tags(.documented),
    arguments: [true, false])
  func animated(isAnimated: Bool) async {
    let bottom = journal.controller("bottom")
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = await Screen.inMotion(navigation)
    navigation.pushViewController(bottom, animated: isAnimated)
    await screen.rest()
    let modal = journal.controller("modal")
    modal.modalPresentationStyle = .fullScreen
    navigation.present(modal, animated: isAnimated, completion: nil)
    await screen.rest()
    navigation.dismiss(animated: isAnimated, completion: nil)
    await screen.rest()
    #expect(modal.animations == Array(repeating: isAnimated, count: 4))
    #expect(bottom.animations == Array(repeating: isAnimated, count: 6))
  }

  @Test("A push in a hidden tab: nothing appears until the tab is selected", .rule(.appearance), .tags(.observed))
  func hiddenTab() async {
    let hidden = UINavigationController(rootViewController: journal.controller("a"))
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), hidden]
    let screen = Screen(tabs)
    await settle()
    hidden.pushViewController(journal.controller("b"), animated: true)
    await settle()
    #expect(journal.take().filter { !$0.hasSuffix("didLoad") }.isEmpty)
    tabs.selectedIndex = 1
    await settle()
    #expect(journal.take().filter { !$0.hasSuffix("didLoad") } == ["b willAppear", "b didAppear"])
    #expect(hidden.topViewController?.viewIfLoaded?.window === screen.window)
  }

  @Test("A tab selected under a full-screen cover appears with its tab bar", .rule(.appearance), .tags(.observed))
  func tabUnderCover() async {
    let tabs = UITabBarController()
    tabs.viewControllers = [journal.controller("first"), journal.controller("second")]
    let screen = Screen(tabs)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    await tabs.presentToEnd(cover, animated: false)
    _ = journal.take()
    tabs.selectedIndex = 1
    await settle()
    #expect(journal.take().filter { !$0.hasSuffix("didLoad") }.isEmpty)
    await tabs.dismissToEnd(animated: false)
    await settle()
    #expect(journal.take().filter { !$0.hasSuffix("didLoad") } == ["second willAppear", "second didAppear"])
    #expect(tabs.selectedViewController?.viewIfLoaded?.window === screen.window)
  }

  @Test("A push under a full-screen cover appears with its stack", .rule(.appearance), .tags(.observed))
  func pushUnderCover() async {
    let navigation = UINavigationController(rootViewController: journal.controller("a"))
    let screen = Screen(navigation)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    await navigation.presentToEnd(cover, animated: false)
    _ = journal.take()
    navigation.pushViewController(journal.controller("b"), animated: true)
    await settle()
    #expect(journal.take().filter { !$0.hasSuffix("didLoad") }.isEmpty)
    await navigation.dismissToEnd(animated: false)
    await settle()
    #expect(journal.take().filter { !$0.hasSuffix("didLoad") } == ["b willAppear", "b didAppear"])
    withExtendedLifetime(screen) {}
  }

  @Test("A modal's container forwards its callbacks, once", .rule(.appearance), .tags(.documented))
  func insideModal() async {
    let screen = Screen()
    let inside = journal.controller("inside")
    await screen.root.presentToEnd(UINavigationController(rootViewController: inside), animated: false)
    #expect(journal.take() == ["inside didLoad", "inside willAppear", "inside didAppear"])
    await screen.root.dismissToEnd(animated: false)
    #expect(journal.take() == ["inside willDisappear", "inside didDisappear"])
  }

  @Test("Outside a window nothing appears", .rule(.offWindow), .tags(.documented))
  func offWindow() async {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: journal.controller("a"))
    tabs.viewControllers = [navigation, journal.controller("b")]
    tabs.loadViewIfNeeded()
    navigation.pushViewController(journal.controller("c"), animated: true)
    navigation.setViewControllers([journal.controller("d")], animated: true)
    tabs.selectedIndex = 1
    tabs.viewControllers = [navigation]
    await settle()
    #expect(journal.take().filter { !$0.hasSuffix("didLoad") }.isEmpty)
    #expect(tabs.selectedViewController === navigation)
    #expect(navigation.viewControllers.count == 1)
    #expect(tabs.transitionCoordinator == nil)
  }
}
