import Portolan
import Testing

@MainActor
@Suite("Presentations that are refused", .rule(.refusal), .limited)
struct RefusedPresentationTests {
  @Test("A controller whose view is in no window presents nothing and never calls back", .tags(.observed))
  func offWindow() async {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    let modal = UIViewController()
    var isCompleted = false
    controller.present(modal, animated: false) { isCompleted = true }
    await settle()
    #expect(controller.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
    #expect(!isCompleted)
    #expect(!modal.isViewLoaded)
  }

  @Test("A presenter that presents already presents nothing else and never calls back", .tags(.observed))
  func alreadyPresenting() async {
    let screen = Screen()
    let first = UIViewController()
    let second = UIViewController()
    screen.root.present(first, animated: false, completion: nil)
    await settle()
    var isCompleted = false
    screen.root.present(second, animated: false) { isCompleted = true }
    await settle()
    #expect(screen.root.presentedViewController === first)
    #expect(second.presentingViewController == nil)
    #expect(!isCompleted)
  }

  @Test("A covered element of a stack, whose view is in no window, presents nothing", .tags(.unsure))
  func coveredElement() async {
    let covered = UIViewController()
    let navigation = UINavigationController(rootViewController: covered)
    let screen = Screen(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    await settle()
    var isCompleted = false
    covered.present(UIViewController(), animated: false) { isCompleted = true }
    await settle()
    #expect(navigation.presentedViewController == nil)
    #expect(!isCompleted)
    withExtendedLifetime(screen) {}
  }

  @Test("A descendant of a presenter that presents already is refused too", .tags(.observed))
  func ancestorPresents() async {
    let leaf = UIViewController()
    let screen = Screen(UINavigationController(rootViewController: leaf))
    let first = UIViewController()
    leaf.present(first, animated: false, completion: nil)
    await settle()
    var isCompleted = false
    leaf.present(UIViewController(), animated: false) { isCompleted = true }
    await settle()
    #expect(screen.root.presentedViewController === first)
    #expect(!isCompleted)
  }

  @Test("A screen of a hidden tab, whose view is in no window, presents nothing", .tags(.unsure))
  func hiddenTab() async {
    let hidden = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), hidden]
    let screen = Screen(tabs)
    await settle()
    var isCompleted = false
    hidden.present(UIViewController(), animated: false) { isCompleted = true }
    await settle()
    #expect(screen.root.presentedViewController == nil)
    #expect(!isCompleted)
  }

  @Test("A dismissed controller is in no window, and presents nothing", .tags(.observed))
  func dismissed() async {
    let screen = Screen()
    let modal = UIViewController()
    screen.root.present(modal, animated: false, completion: nil)
    await settle()
    screen.root.dismiss(animated: false, completion: nil)
    await settle()
    modal.present(UIViewController(), animated: false, completion: nil)
    await settle()
    #expect(modal.presentedViewController == nil)
  }

  @Test("A controller whose presentation was refused is as it was, and may be presented elsewhere", .tags(.observed))
  func refusedIsFree() async {
    let screen = Screen()
    let first = UIViewController()
    let second = UIViewController()
    screen.root.present(first, animated: false, completion: nil)
    await settle()
    screen.root.present(second, animated: false, completion: nil)
    await settle()
    #expect(!second.isBeingPresented)
    #expect(second.presentingViewController == nil)
    first.present(second, animated: false, completion: nil)
    await settle()
    #expect(first.presentedViewController === second)
  }
}
