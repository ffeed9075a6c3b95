import Portolan
import Testing

@MainActor
@Suite("What a transition shows in its controllers", .rule(.transitionState), .limited)
struct TransitionStateTests {
  private let journal = Journal()

  /// Returns a closure that yields the names of the Boolean properties that are `true` in a controller's callbacks.
  private func states(of controller: RecordingViewController) -> () -> Set<String> {
    var seen: Set<String> = []
    controller.during = { [unowned controller] callback in
      guard callback != "didLoad" else { return }
      if controller.isBeingPresented { seen.insert("presented") }
      if controller.isBeingDismissed { seen.insert("dismissed") }
      if controller.isMovingToParent { seen.insert("to parent") }
      if controller.isMovingFromParent { seen.insert("from parent") }
    }
    return { seen }
  }

  @Test("A screen inside a modal is not being presented itself: its container is", .tags(.observed))
  func screenInside() async {
    let screen = Screen()
    let inside = journal.controller("inside")
    let navigation = UINavigationController(rootViewController: inside)
    var ofInside = false
    var ofContainer: [Bool] = []
    inside.during = { [unowned inside] callback in
      guard callback != "didLoad" else { return }
      ofInside = ofInside || inside.isBeingPresented || inside.isBeingDismissed
      let container = inside.navigationController
      ofContainer.append(container?.isBeingPresented == true || container?.isBeingDismissed == true)
    }
    screen.root.present(navigation, animated: false, completion: nil)
    await settle()
    screen.root.dismiss(animated: false, completion: nil)
    await settle()
    #expect(!ofInside)
    #expect(ofContainer == [true, true, true, true, true])
  }

  @Test("A presenter that is covered and uncovered is neither presented nor moving", .tags(.documented))
  func coveredPresenter() async {
    let base = journal.controller("base")
    let screen = Screen(base)
    await settle()
    let seen = states(of: base)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    base.present(cover, animated: false, completion: nil)
    await settle()
    base.dismiss(animated: false, completion: nil)
    await settle()
    #expect(seen().isEmpty)
    withExtendedLifetime(screen) {}
  }

  @Test("A modal that was covered appears again without being presented again", .tags(.documented))
  func coveredModal() async {
    let screen = Screen()
    let modal = journal.controller("modal")
    screen.root.present(modal, animated: false, completion: nil)
    await settle()
    let seen = states(of: modal)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    modal.present(cover, animated: false, completion: nil)
    await settle()
    modal.dismiss(animated: false, completion: nil)
    await settle()
    #expect(journal.take().suffix(2) == ["modal willAppear", "modal didAppear"])
    #expect(seen().isEmpty)
  }

  @Test("A tab that is selected is not moving to its parent, where it was before", .tags(.observed))
  func selectedTab() async {
    let second = journal.controller("second")
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), second]
    let screen = Screen(tabs)
    await settle()
    let seen = states(of: second)
    tabs.selectedIndex = 1
    await settle()
    tabs.selectedIndex = 0
    await settle()
    #expect(journal.take().contains("second didDisappear"))
    #expect(seen().isEmpty)
    withExtendedLifetime(screen) {}
  }

  @Test("In a new list of a stack the new top moves in and the old top out", .tags(.documented))
  func newList() async {
    let old = journal.controller("old")
    let new = journal.controller("new")
    let navigation = UINavigationController(rootViewController: old)
    let screen = Screen(navigation)
    await settle()
    let ofOld = states(of: old)
    let ofNew = states(of: new)
    navigation.setViewControllers([new], animated: false)
    await settle()
    #expect(ofOld() == ["from parent"])
    #expect(ofNew() == ["to parent"])
    #expect(!old.isMovingFromParent)
    #expect(!new.isMovingToParent)
    withExtendedLifetime(screen) {}
  }
}
