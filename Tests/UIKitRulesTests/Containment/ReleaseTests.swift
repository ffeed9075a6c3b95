import Portolan
import Testing

@MainActor
@Suite("What leaves is released", .rule(.release))
struct ReleaseTests {
  let screen = Screen()

  @Test("A dismissed controller", .tags(.documented))
  func dismissed() async {
    weak var modal: UIViewController?
    weak var inside: UIViewController?
    do {
      let screenInside = UIViewController()
      let navigation = UINavigationController(rootViewController: screenInside)
      _ = navigation.presentationController
      modal = navigation
      inside = screenInside
      screen.root.present(navigation, animated: false, completion: nil)
    }
    await settle()
    #expect(modal != nil)
    #expect(inside != nil)
    screen.root.dismiss(animated: false, completion: nil)
    await settle()
    #expect(modal == nil)
    #expect(inside == nil)
  }

  @Test("A popped controller", .tags(.documented))
  func popped() async {
    let navigation = UINavigationController(rootViewController: UIViewController())
    screen.window.rootViewController = navigation
    weak var popped: UIViewController?
    do {
      let controller = UIViewController()
      popped = controller
      navigation.pushViewController(controller, animated: false)
    }
    await settle()
    #expect(popped != nil)
    navigation.popViewController(animated: false)
    await settle()
    #expect(popped == nil)
  }

  @Test("A tab that was removed, and a root that was replaced", .tags(.documented))
  func tabAndRoot() async {
    weak var tab: UIViewController?
    weak var root: UIViewController?
    do {
      let tabs = UITabBarController()
      let controller = UIViewController()
      tabs.viewControllers = [controller, UIViewController()]
      screen.window.rootViewController = tabs
      tab = controller
      root = tabs
    }
    await settle()
    #expect(tab != nil)
    (root as? UITabBarController)?.viewControllers = [UIViewController()]
    await settle()
    #expect(tab == nil)
    screen.window.rootViewController = UIViewController()
    await settle()
    #expect(root == nil)
  }

  @Test("A container, while somebody keeps its child", .tags(.documented))
  func containerBeforeChild() {
    let child = UIViewController()
    weak var parent: UIViewController?
    do {
      let container = UIViewController()
      container.addChild(child)
      container.view.addSubview(child.view)
      parent = container
    }
    #expect(parent == nil)
    #expect(child.parent == nil)
    #expect(child.view.superview == nil)
  }

  @Test("A controller that was never presented, though its presentation controller was used", .tags(.documented))
  func neverPresented() {
    weak var controller: UIViewController?
    do {
      let modal = UIViewController()
      modal.sheetPresentationController?.prefersGrabberVisible = true
      controller = modal
    }
    #expect(controller == nil)
  }
}
