import Portolan
import Testing

@MainActor
@Suite("Dismissing", .limited)
struct DismissingTests {
  let screen = Screen()

  /// Presents controllers, each over the previous one.
  private func present(_ controllers: UIViewController...) async {
    var presenter = screen.root
    for controller in controllers {
      presenter.present(controller, animated: false, completion: nil)
      await settle()
      presenter = controller
    }
  }

  @Test(
    "The presenter dismisses its modal, and all above, with one completion", .rule(.dismissal),
    .tags(.documented))
  func dismissesAllAbove() async {
    let first = UIViewController()
    let second = UIViewController()
    let third = UIViewController()
    await present(first, second, third)
    var completions = 0
    first.dismiss(animated: false) { completions += 1 }
    await settle()
    #expect(screen.root.presentedViewController === first)
    #expect(first.presentedViewController == nil)
    #expect(second.presentedViewController == nil)
    #expect(third.presentingViewController == nil)
    #expect(completions == 1)
  }

  @Test("A controller that presents nothing asks its presenter", .rule(.dismissal), .tags(.documented))
  func forwardsToPresenter() async {
    let first = UIViewController()
    let second = UIViewController()
    await present(first, second)
    second.dismiss(animated: false, completion: nil)
    await settle()
    #expect(first.presentedViewController == nil)
    #expect(screen.root.presentedViewController === first)
  }

  @Test("A screen inside a presented container dismisses the container", .rule(.dismissal), .tags(.documented))
  func screenDismissesItsContainer() async {
    let inside = UIViewController()
    await present(UINavigationController(rootViewController: inside))
    inside.dismiss(animated: false, completion: nil)
    await settle()
    #expect(screen.root.presentedViewController == nil)
  }

  @Test(
    "A screen inside a container that presents dismisses the modal of the container", .rule(.dismissal),
    .tags(.documented))
  func screenDismissesWhatItsContainerPresents() async {
    let inside = UIViewController()
    let navigation = UINavigationController(rootViewController: inside)
    await present(navigation, UIViewController())
    inside.dismiss(animated: false, completion: nil)
    await settle()
    #expect(navigation.presentedViewController == nil)
    #expect(screen.root.presentedViewController === navigation)
  }

  @Test("With nothing to dismiss nothing happens", .rule(.dismissal), .tags(.documented))
  func nothingToDismiss() async {
    screen.root.dismiss(animated: false, completion: nil)
    await settle()
    #expect(screen.root.presentedViewController == nil)
    #expect(screen.window.rootViewController === screen.root)
  }

  // Source: `testPresents_Dismissal` of github.com/pointfreeco/swift-navigation, which ran against UIKit: the completion of a
  // dismissal right after another one of the same controller is called.
  @Test("With nothing to dismiss the completion is called all the same", .rule(.dismissal), .tags(.observed))
  func nothingToDismissCompletion() async {
    var completions = 0
    screen.root.dismiss(animated: false) { completions += 1 }
    UIViewController().dismiss(animated: true) { completions += 1 }
    await settle()
    #expect(completions == 2)
  }

  @Test(
    "A second dismissal that finds nothing left is completed after the first", .rule(.dismissal), .tags(.observed),
    arguments: [true, false])
  func secondDismissalOfSame(isAnimated: Bool) async {
    let modal = UIViewController()
    await present(modal)
    var completions: [String] = []
    modal.dismiss(animated: isAnimated) { completions.append("first") }
    modal.dismiss(animated: isAnimated) { completions.append("second") }
    await settle()
    #expect(screen.root.presentedViewController == nil)
    #expect(completions == ["first", "second"])
  }

  @Test(
    "Being dismissed is true in the callbacks and false in the completion", .rule(.transitionState), .tags(.documented))
  func beingDismissed() async {
    let modal = Journal().controller("modal")
    await present(modal)
    var inCallbacks: [Bool] = []
    modal.during = { [unowned modal] _ in inCallbacks.append(modal.isBeingDismissed) }
    var inCompletion: Bool?
    screen.root.dismiss(animated: false) { inCompletion = modal.isBeingDismissed }
    await settle()
    #expect(inCallbacks == [true, true])
    #expect(inCompletion == false)
  }

  @Test(
    "A dismissed controller may be presented again, with a new presentation controller", .rule(.dismissal),
    .tags(.observed)
  )
  func presentsAgain() async {
    let modal = UIViewController()
    await present(modal)
    let old = modal.presentationController
    modal.dismiss(animated: false, completion: nil)
    await settle()
    await present(modal)
    #expect(screen.root.presentedViewController === modal)
    #expect(modal.presentationController !== old)
  }

  @Test("A presenter that was covered may present again from its didAppear", .rule(.transitionState), .tags(.observed))
  func presentsFromDidAppearAfterDismissal() async {
    let journal = Journal()
    let base = journal.controller("base")
    let screen = Screen(base)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    base.present(cover, animated: false, completion: nil)
    await settle()
    let next = UIViewController()
    base.during = { [unowned base] callback in
      if callback == "didAppear" { base.present(next, animated: false, completion: nil) }
    }
    base.dismiss(animated: false, completion: nil)
    await settle()
    #expect(base.presentedViewController === next)
    withExtendedLifetime(screen) {}
  }

  @Test("From the bottom all modals go, and none knows another", .rule(.dismissal), .tags(.documented))
  func dismissesAll() async {
    let first = UIViewController()
    let second = UIViewController()
    let third = UIViewController()
    await present(first, second, third)
    screen.root.dismiss(animated: false, completion: nil)
    await settle()
    #expect(screen.root.presentedViewController == nil)
    for modal in [first, second, third] {
      #expect(modal.presentedViewController == nil)
      #expect(modal.presentingViewController == nil)
      #expect(modal.viewIfLoaded?.window == nil)
      #expect(!modal.isBeingDismissed)
    }
  }

  @Test("The completion comes after the last appearance callback", .rule(.completions), .tags(.documented))
  func completionAfterDisappearance() async {
    let journal = Journal()
    await present(journal.controller("modal"))
    _ = journal.take()
    screen.root.dismiss(animated: false) { journal.note("completion") }
    await settle()
    #expect(journal.take() == ["modal willDisappear", "modal didDisappear", "completion"])
  }

  @Test(
    "A child that an app's own container holds dismisses the container's modal", .rule(.dismissal), .tags(.documented))
  func childOfOwnContainer() async {
    let container = UIViewController()
    let child = UIViewController()
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    await present(container)
    child.dismiss(animated: false, completion: nil)
    await settle()
    #expect(screen.root.presentedViewController == nil)
  }

  @Test("The screen that asked for the presentation dismisses it", .rule(.dismissal), .tags(.documented))
  func screenDismissesWhatItPresented() async {
    let leaf = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: leaf)]
    screen.window.rootViewController = tabs
    await settle()
    leaf.present(UIViewController(), animated: false, completion: nil)
    await settle()
    #expect(tabs.presentedViewController != nil)
    leaf.dismiss(animated: false, completion: nil)
    await settle()
    #expect(tabs.presentedViewController == nil)
    #expect(tabs.viewControllers?.count == 1)
  }
}
