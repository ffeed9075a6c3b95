import Portolan
import Testing

@MainActor
@Suite("Parents and children", .rule(.containment), .limited)
struct ContainmentTests {
  @Test("addChild tells of the coming and leaves it to the caller to tell that it is over", .tags(.documented))
  func addChild() {
    let parent = UIViewController()
    let child = MovingViewController()
    parent.addChild(child)
    #expect(child.moves == ["willMove"])
    #expect(child.parent === parent)
    #expect(parent.children == [child])
  }

  @Test("removeFromParent tells that the leaving is over, and not that it begins", .tags(.documented))
  func removeFromParent() {
    let parent = UIViewController()
    let child = MovingViewController()
    parent.addChild(child)
    child.moves = []
    child.removeFromParent()
    #expect(child.moves == ["didMove nil"])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
  }

  @Test("A second parent takes the child from the first", .tags(.documented))
  func secondParent() {
    let first = UIViewController()
    let second = UIViewController()
    let child = UIViewController()
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
    #expect(child.parent === second)
  }

  @Test("The built-in containers tell both", .tags(.documented))
  func builtInContainers() {
    let inStack = MovingViewController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(inStack, animated: false)
    #expect(inStack.moves == ["willMove", "didMove"])
    inStack.moves = []
    navigation.popViewController(animated: false)
    #expect(inStack.moves == ["willMove nil", "didMove nil"])
    #expect(inStack.parent == nil)

    let inTab = MovingViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [inTab]
    #expect(inTab.moves == ["willMove", "didMove"])
    inTab.moves = []
    tabs.viewControllers = []
    #expect(inTab.moves == ["willMove nil", "didMove nil"])
  }

  @Test("A stack loses the controller that another parent adopts", .tags(.documented))
  func stackLosesChild() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(child, animated: false)
    UIViewController().addChild(child)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("A container is found from any depth", .tags(.documented))
  func findsContainers() {
    let leaf = UIViewController()
    let middle = UIViewController()
    middle.addChild(leaf)
    let navigation = UINavigationController(rootViewController: middle)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let split = UISplitViewController()
    split.viewControllers = [tabs]
    #expect(leaf.navigationController === navigation)
    #expect(leaf.tabBarController === tabs)
    #expect(leaf.splitViewController === split)
    #expect(navigation.navigationController == nil)
  }

  @Test("A child appears when its view comes into the visible view of its parent", .tags(.documented))
  func customContainer() async {
    let journal = Journal()
    let screen = Screen()
    await settle()
    let child = journal.controller("child")
    screen.root.addChild(child)
    screen.root.view.addSubview(child.view)
    child.didMove(toParent: screen.root)
    await settle()
    #expect(journal.take() == ["child didLoad", "child willAppear", "child didAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    await settle()
    #expect(journal.take() == ["child willDisappear", "child didDisappear"])
  }

  // Source: developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:): it is called before the view is added to a view
  // hierarchy, whichever view around it is added.
  @Test("A child appears and disappears with a view that its own view is in", .tags(.documented))
  func childInBox() async {
    let journal = Journal()
    let screen = Screen()
    await settle()
    let (box, child) = (UIView(), journal.controller("child"))
    screen.root.addChild(child)
    box.addSubview(child.view)
    child.didMove(toParent: screen.root)
    await settle()
    #expect(journal.take() == ["child didLoad"])
    screen.root.view.addSubview(box)
    await settle()
    #expect(journal.take() == ["child willAppear", "child didAppear"])
    box.removeFromSuperview()
    await settle()
    #expect(journal.take() == ["child willDisappear", "child didDisappear"])
    withExtendedLifetime(screen) {}
  }

  @Test("The children of a container appear and disappear with it", .tags(.documented))
  func childrenFollow() async {
    let journal = Journal()
    let parent = UIViewController()
    let child = journal.controller("child")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(journal.take() == ["child didLoad"])
    let screen = Screen(parent)
    await settle()
    #expect(journal.take() == ["child willAppear", "child didAppear"])
    screen.window.rootViewController = UIViewController()
    await settle()
    #expect(journal.take() == ["child willDisappear", "child didDisappear"])
  }

  @Test("A container that forwards by hand is left to it", .tags(.documented))
  func forwardsByHand() async {
    final class ByHand: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let journal = Journal()
    let parent = ByHand()
    let child = journal.controller("child")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let screen = Screen(parent)
    await settle()
    #expect(journal.take() == ["child didLoad"])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(journal.take() == ["child willAppear", "child didAppear"])
    withExtendedLifetime(screen) {}
  }

  /// Returns a screen whose root has a child that has appeared with it.
  private func screenWithChild(_ journal: Journal) async -> (Screen, RecordingViewController) {
    let (parent, child) = (UIViewController(), journal.controller("child"))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let screen = Screen(parent)
    await settle()
    _ = journal.take()
    return (screen, child)
  }

  // Source: developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:): each call is balanced
  // by endAppearanceTransition(), which makes the second callback; a removal in between is observed to make none.
  @Test("A disappearance that is begun by hand and not ended makes no second callback", .tags(.observed))
  func unendedDisappearance() async {
    let journal = Journal()
    let (screen, child) = await screenWithChild(journal)
    child.beginAppearanceTransition(false, animated: false)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    await settle()
    #expect(journal.take() == ["child willDisappear"])
    withExtendedLifetime(screen) {}
  }

  // The same page: the end concludes what was begun, so that later removals make their callbacks again.
  @Test("A disappearance that was begun and ended by hand does not silence a later disappearance", .tags(.documented))
  func laterDisappearance() async {
    let journal = Journal()
    let (screen, child) = await screenWithChild(journal)
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    screen.window.rootViewController = UIViewController()
    await settle()
    screen.window.rootViewController = screen.root
    await settle()
    _ = journal.take()
    child.view.removeFromSuperview()
    await settle()
    #expect(journal.take() == ["child willDisappear", "child didDisappear"])
  }

  // The same page: the end makes the callback, even after the removal.
  @Test("The end of a disappearance that was begun by hand makes the second callback, once", .tags(.documented))
  func endedDisappearance() async {
    let journal = Journal()
    let (screen, child) = await screenWithChild(journal)
    child.beginAppearanceTransition(false, animated: false)
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    #expect(journal.take() == ["child willDisappear", "child didDisappear"])
    screen.root.view.addSubview(child.view)
    child.view.removeFromSuperview()
    await settle()
    #expect(journal.take() == ["child willAppear", "child didAppear", "child willDisappear", "child didDisappear"])
    withExtendedLifetime(screen) {}
  }

  // Source: the tests of containment of UIKitEssentials, which ran against UIKit.
  @Test("An appearance that is begun by hand before the child is added ends by hand, too", .tags(.observed))
  func appearanceByHand() async {
    let journal = Journal()
    let parent = UIViewController()
    let screen = Screen(parent)
    await settle()
    let child = journal.controller("child")
    child.beginAppearanceTransition(true, animated: false)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    await settle()
    #expect(journal.take() == ["child didLoad", "child willAppear"])
    child.endAppearanceTransition()
    #expect(journal.take() == ["child didAppear"])
    child.view.removeFromSuperview()
    await settle()
    #expect(journal.take() == ["child willDisappear", "child didDisappear"])
    withExtendedLifetime(screen) {}
  }
}
