import Portolan
import Testing

@MainActor
@Suite("While a presentation or a dismissal is in flight", .limited)
struct InFlightTests {
  @Test(
    "The presenter of a modal in flight presents nothing else, and never calls back", .rule(.inFlight), .tags(.observed)
  )
  func secondPresentation() async {
    let screen = await Screen.inMotion()
    let modal = UIViewController()
    let refused = UIViewController()
    var completions: [String] = []
    screen.root.present(modal, animated: true) { completions.append("first") }
    screen.root.present(refused, animated: true) { completions.append("second") }
    await screen.rest()
    #expect(screen.root.presentedViewController === modal)
    #expect(refused.presentingViewController == nil)
    #expect(completions == ["first"])
  }

  @Test(
    "A controller that is being dismissed still is presented, until the end", .rule(.transitionState), .tags(.observed))
  func dismissal() async {
    let screen = await Screen.inMotion()
    let modal = UIViewController()
    screen.root.present(modal, animated: false, completion: nil)
    await screen.rest()
    screen.root.dismiss(animated: true, completion: nil)
    #expect(modal.isBeingDismissed)
    #expect(!modal.isBeingPresented)
    #expect(modal.presentingViewController === screen.root)
    await screen.rest()
    #expect(!modal.isBeingDismissed)
    #expect(modal.presentingViewController == nil)
    #expect(screen.root.presentedViewController == nil)
  }

  @Test("Both controllers have a coordinator, which tells of the end", .rule(.coordinators), .tags(.documented))
  func coordinator() async {
    let screen = await Screen.inMotion()
    let modal = UIViewController()
    #expect(screen.root.transitionCoordinator == nil)
    screen.root.present(modal, animated: true, completion: nil)
    #expect(modal.transitionCoordinator != nil)
    #expect(screen.root.transitionCoordinator != nil)
    var isCancelled: Bool?
    modal.transitionCoordinator?.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
    await screen.rest()
    #expect(isCancelled == false)
    #expect(modal.transitionCoordinator == nil)
    #expect(screen.root.transitionCoordinator == nil)
  }

  @Test("A push in flight has a coordinator, for all on the stack", .rule(.coordinators), .tags(.documented))
  func push() async {
    let bottom = UIViewController()
    let navigation = UINavigationController(rootViewController: bottom)
    let screen = await Screen.inMotion(navigation)
    let top = UIViewController()
    navigation.pushViewController(top, animated: true)
    #expect(navigation.viewControllers == [bottom, top])
    #expect(navigation.transitionCoordinator?.viewController(forKey: .from) === bottom)
    #expect(navigation.transitionCoordinator?.viewController(forKey: .to) === top)
    #expect(top.transitionCoordinator?.isAnimated == true)
    #expect(navigation.transitionCoordinator?.presentationStyle == UIModalPresentationStyle.none)
    await screen.rest()
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("A dismissal of several controllers is one transition, with one end", .rule(.dismissal), .tags(.documented))
  func dismissedTogether() async {
    let screen = await Screen.inMotion()
    let first = UIViewController()
    let second = UIViewController()
    screen.root.present(first, animated: false, completion: nil)
    await screen.rest()
    first.present(second, animated: false, completion: nil)
    await screen.rest()
    var completions = 0
    screen.root.dismiss(animated: true) { completions += 1 }
    #expect(first.isBeingDismissed)
    #expect(completions == 0)
    await screen.rest()
    #expect(completions == 1)
    #expect(first.presentedViewController == nil)
    #expect(screen.root.presentedViewController == nil)
  }
}
