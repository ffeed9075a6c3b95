import Portolan
import Testing

@MainActor
@Suite("Presenting", .limited)
struct PresentingTests {
  @Test(
    "The root-most ancestor presents, whichever descendant is asked, even if one between them defines a context",
    .rule(.presenter), .tags(.documented))
  func rootmostAncestorPresents() async {
    let leaf = UIViewController()
    let navigation = UINavigationController(rootViewController: leaf)
    navigation.definesPresentationContext = true
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let screen = Screen(tabs)
    let modal = UIViewController()
    leaf.present(modal, animated: false, completion: nil)
    await settle()
    #expect(modal.presentingViewController === tabs)
    #expect(tabs.presentedViewController === modal)
    withExtendedLifetime(screen) {}
  }

  @Test("The completion comes after the last appearance callback", .rule(.completions), .tags(.documented))
  func completionAfterAppearance() async {
    let screen = Screen()
    let journal = Journal()
    let modal = journal.controller("modal")
    screen.root.present(modal, animated: false) { journal.note("completion") }
    await settle()
    #expect(journal.take() == ["modal didLoad", "modal willAppear", "modal didAppear", "completion"])
  }

  @Test(
    "Being presented is true in the appearance callbacks and false in the completion", .rule(.transitionState),
    .tags(.documented))
  func beingPresented() async {
    let screen = Screen()
    let modal = Journal().controller("modal")
    var inCallbacks: [Bool] = []
    modal.during = { [unowned modal] callback in
      if callback != "didLoad" { inCallbacks.append(modal.isBeingPresented) }
    }
    var inCompletion: Bool?
    screen.root.present(modal, animated: false) { inCompletion = modal.isBeingPresented }
    await settle()
    #expect(inCallbacks == [true, true, true])
    #expect(inCompletion == false)
    #expect(!modal.isBeingDismissed)
  }

  @Test("A controller may present again from its own didAppear", .rule(.transitionState), .tags(.observed))
  func presentsFromDidAppear() async {
    let screen = Screen()
    let first = Journal().controller("first")
    let second = UIViewController()
    first.during = { [unowned first] callback in
      if callback == "didAppear" { first.present(second, animated: false, completion: nil) }
    }
    screen.root.present(first, animated: false, completion: nil)
    await settle()
    #expect(first.presentedViewController === second)
  }
}
