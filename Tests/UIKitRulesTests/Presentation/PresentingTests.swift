import Portolan
import Testing

@MainActor
@Suite("Presenting", .limited)
struct PresentingTests {
  @Test("The root-most ancestor presents, whichever descendant is asked", .rule(.presenter), .tags(.documented))
  func rootmostAncestorPresents() async {
    let leaf = UIViewController()
    let navigation = UINavigationController(rootViewController: leaf)
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

  @Test(
    "A current-context style is presented by the nearest controller that defines the context", .rule(.presenter),
    .tags(.documented),
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext]
  )
  func currentContext(style: UIModalPresentationStyle) async {
    let leaf = UIViewController()
    let navigation = UINavigationController(rootViewController: leaf)
    navigation.definesPresentationContext = true
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let screen = Screen(tabs)
    let modal = UIViewController()
    modal.modalPresentationStyle = style
    leaf.present(modal, animated: false, completion: nil)
    await settle()
    #expect(modal.presentingViewController === navigation)
    #expect(tabs.presentedViewController == nil)
    withExtendedLifetime(screen) {}
  }

  @Test("A context that is defined does not matter to other styles", .rule(.presenter), .tags(.documented))
  func contextIsForItsStylesOnly() async {
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
    withExtendedLifetime(screen) {}
  }

  @Test("Who presents and is presented is answered for ancestors too", .rule(.relations), .tags(.documented))
  func answersForAncestors() async {
    let below = UIViewController()
    let base = UINavigationController(rootViewController: below)
    let screen = Screen(base)
    let inside = UIViewController()
    let modal = UINavigationController(rootViewController: inside)
    base.present(modal, animated: false, completion: nil)
    await settle()
    #expect(inside.presentingViewController === base)
    #expect(below.presentedViewController === modal)
    #expect(inside.presentedViewController == nil)
    #expect(below.presentingViewController == nil)
    withExtendedLifetime(screen) {}
  }

  @Test("The presented controller is known as soon as the call returns", .rule(.transitionState), .tags(.documented))
  func presentedIsSetAtOnce() {
    let screen = Screen()
    let modal = UIViewController()
    screen.root.present(modal, animated: true, completion: nil)
    #expect(screen.root.presentedViewController === modal)
    #expect(modal.presentingViewController === screen.root)
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

  @Test("A controller that is not told otherwise is presented as a sheet", .rule(.covering), .tags(.documented))
  func automaticIsSheet() {
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .formSheet)
    #expect(controller.sheetPresentationController != nil)
    #expect(controller.popoverPresentationController == nil)
  }

  @Test("The async form returns when the completion would be called", .rule(.completions), .tags(.documented))
  func asyncForm() async {
    let screen = Screen()
    let modal = UIViewController()
    await screen.root.presentToEnd(modal, animated: false)
    #expect(!modal.isBeingPresented)
    #expect(screen.root.presentedViewController === modal)
    await screen.root.dismissToEnd(animated: false)
    #expect(screen.root.presentedViewController == nil)
  }
}
