import Portolan
import Testing

@MainActor
@Suite("The parent while a child comes and goes", .rule(.containment), .limited)
struct ParentMomentTests {
  /// A controller that records whether it has a parent when it is notified of one.
  private final class Watching: UIViewController {
    var notes: [String] = []

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      note("will", parent)
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      note("did", parent)
    }

    private func note(_ moment: String, _ new: UIViewController?) {
      notes.append("\(moment) \(new == nil ? "leave" : "come"), \(parent == nil ? "without" : "with") parent")
    }
  }

  private let child = Watching()

  private let coming = ["will come, without parent", "did come, with parent"]
  private let leaving = ["will leave, with parent", "did leave, without parent"]

  @Test("A stack's child has its parent between the documented callbacks", .tags(.documented))
  func stack() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(child, animated: false)
    navigation.popViewController(animated: false)
    #expect(child.notes == coming + leaving)
  }

  @Test("A tab bar's child has its parent between the documented callbacks", .tags(.documented))
  func tabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), child]
    tabs.viewControllers = [UIViewController()]
    #expect(child.notes == coming + leaving)
  }

  @Test("A split view's child has its parent between the documented callbacks", .headlessOnly, .tags(.documented))
  func split() {
    let split = UISplitViewController()
    split.viewControllers = [UIViewController(), child]
    split.viewControllers = [UIViewController(), UIViewController()]
    #expect(child.notes == coming + leaving)
  }

  @Test(
    "An app's own container's child has its parent between the documented callbacks, if it keeps to the rules",
    .tags(.documented))
  func ownContainer() {
    let parent = UIViewController()
    parent.addChild(child)
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(child.notes == coming + leaving)
  }

  @Test("On screen a pop tells of the end when it is over", .tags(.documented))
  func onScreen() async {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = await Screen.inMotion(navigation)
    navigation.pushViewController(child, animated: true)
    #expect(child.notes == ["will come, without parent"])
    #expect(child.parent === navigation)
    await screen.rest()
    #expect(child.notes == coming)
    navigation.popViewController(animated: true)
    #expect(child.notes == coming + ["will leave, with parent"])
    await screen.rest()
    #expect(child.notes == coming + leaving)
  }

  @Test("Children keep their order, and those that stay are not told", .tags(.documented))
  func order() {
    let parent = UIViewController()
    let others = [UIViewController(), UIViewController()]
    parent.addChild(others[0])
    parent.addChild(child)
    parent.addChild(others[1])
    #expect(parent.children == [others[0], child, others[1]])
    child.notes = []
    others[0].removeFromParent()
    #expect(parent.children == [child, others[1]])
    #expect(child.notes.isEmpty)
  }

  @Test("A child without its view in its parent's does not appear", .tags(.documented))
  func viewElsewhere() async {
    let journal = Journal()
    let child = journal.controller("child")
    child.loadViewIfNeeded()
    let parent = UIViewController()
    parent.addChild(child)
    child.didMove(toParent: parent)
    let screen = Screen(parent)
    await settle()
    #expect(journal.take() == ["child didLoad"])
    withExtendedLifetime(screen) {}
  }

  @Test("A tab that another container adopts is a tab no more", .tags(.documented))
  func tabAdopted() {
    let tabs = UITabBarController()
    tabs.viewControllers = [child, UIViewController()]
    let navigation = UINavigationController(rootViewController: child)
    #expect(tabs.viewControllers?.count == 1)
    #expect(tabs.selectedIndex == 0)
    #expect(child.parent === navigation)
    #expect(child.tabBarController == nil)
  }
}
