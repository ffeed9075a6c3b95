import Portolan
import Testing

@MainActor
@Suite("Who presents, and who is presented", .rule(.relations), .limited)
struct RelationTests {
  private let screen = Screen()

  @Test("If there are several modals, each knows its neighbours only", .tags(.documented))
  func chain() async {
    let first = UIViewController()
    let second = UIViewController()
    screen.root.present(first, animated: false, completion: nil)
    await settle()
    first.present(second, animated: false, completion: nil)
    await settle()
    #expect(screen.root.presentedViewController === first)
    #expect(first.presentedViewController === second)
    #expect(second.presentedViewController == nil)
    #expect(second.presentingViewController === first)
    #expect(first.presentingViewController === screen.root)
    #expect(screen.root.presentingViewController == nil)
  }

  @Test("A screen at any depth of a modal's containers has the modal's presenter", .tags(.documented))
  func deep() async {
    let leaf = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: leaf), UIViewController()]
    screen.root.present(tabs, animated: false, completion: nil)
    await settle()
    #expect(leaf.presentingViewController === screen.root)
    #expect(leaf.presentedViewController == nil)
    #expect(tabs.viewControllers?[1].presentingViewController === screen.root)
  }

  @Test("A modal of a hidden tab's neighbour is presented for the hidden tab too", .tags(.documented))
  func hiddenTab() async {
    let visible = UIViewController()
    let hidden = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [visible, hidden]
    screen.window.rootViewController = tabs
    await settle()
    let modal = UIViewController()
    visible.present(modal, animated: false, completion: nil)
    await settle()
    #expect(hidden.presentedViewController === modal)
    #expect(hidden.presentingViewController == nil)
  }

  @Test("After the dismissal, presenter and modal do not know each other", .tags(.documented))
  func afterDismissal() async {
    let inside = UIViewController()
    let modal = UINavigationController(rootViewController: inside)
    screen.root.present(modal, animated: false, completion: nil)
    await settle()
    screen.root.dismiss(animated: false, completion: nil)
    await settle()
    #expect(screen.root.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
    #expect(inside.presentingViewController == nil)
    #expect(inside.navigationController === modal)
  }

  @Test("A modal is no child, and has no parent", .tags(.documented))
  func isNoChild() async {
    let modal = UIViewController()
    screen.root.present(modal, animated: false, completion: nil)
    await settle()
    #expect(modal.parent == nil)
    #expect(screen.root.children.isEmpty)
    #expect(modal.view.window === screen.window)
  }
}
