import Portolan
import Testing

@MainActor
@Suite("What leaves is released", .rule(.release), .limited)
struct ReleaseTests {
  let screen = Screen()

  @Test("A dismissed controller is released", .tags(.documented))
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

  @Test("A popped controller is released", .tags(.documented))
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

  @Test("A tab that was removed, and a root that was replaced, are released", .tags(.documented))
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

  @Test("A container is released although another object keeps its child", .tags(.documented))
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

  @Test(
    "A controller that was never presented is released, though its presentation controller was used", .tags(.documented)
  )
  func neverPresented() {
    weak var controller: UIViewController?
    do {
      let modal = UIViewController()
      modal.sheetPresentationController?.prefersGrabberVisible = true
      controller = modal
    }
    #expect(controller == nil)
  }

  @Test("Several modals that are dismissed together are all released", .tags(.documented))
  func dismissedTogether() async {
    weak var first: UIViewController?
    weak var second: UIViewController?
    do {
      let below = UIViewController()
      let above = UIViewController()
      first = below
      second = above
      await screen.root.presentToEnd(below, animated: false)
      await below.presentToEnd(above, animated: false)
    }
    await screen.root.dismissToEnd(animated: false)
    await settle()
    #expect(first == nil)
    #expect(second == nil)
  }

  @Test("Controllers that a new list of a stack leaves out are released, and the others stay", .tags(.documented))
  func leftOut() async {
    let navigation = UINavigationController(rootViewController: UIViewController())
    screen.window.rootViewController = navigation
    weak var kept: UIViewController?
    weak var left: UIViewController?
    do {
      let controllers = [UIViewController(), UIViewController()]
      kept = controllers[0]
      left = controllers[1]
      navigation.viewControllers = controllers
    }
    await settle()
    if let kept { navigation.setViewControllers([kept, UIViewController()], animated: false) }
    await settle()
    #expect(kept != nil)
    #expect(left == nil)
  }

  @Test("A controller whose presentation was refused is released, with its completion", .tags(.observed))
  func refused() async {
    weak var refused: UIViewController?
    weak var captured: UIViewController?
    await screen.root.presentToEnd(UIViewController(), animated: false)
    do {
      let modal = UIViewController()
      let other = UIViewController()
      refused = modal
      captured = other
      screen.root.present(modal, animated: false) { withExtendedLifetime(other) {} }
    }
    await settle()
    #expect(refused == nil)
    #expect(captured == nil)
  }

  @Test("Objects that a completion and a coordinator's closures held are released", .tags(.documented))
  func closures() async {
    let screen = await Screen.inMotion()
    weak var captured: UIViewController?
    do {
      let other = UIViewController()
      captured = other
      screen.root.present(UIViewController(), animated: true) { withExtendedLifetime(other) {} }
      screen.root.transitionCoordinator?.animate { _ in
        withExtendedLifetime(other) {}
      } completion: { _ in
        withExtendedLifetime(other) {}
      }
    }
    #expect(captured != nil)
    await screen.rest()
    #expect(captured == nil)
  }
}
