import Portolan
import Testing

@MainActor
@Suite("Transitions that a commit waits for", .everyCompletion, .limited)
struct AwaitedTransitionTests {
  private let trace = Trace()

  @Test("A dismissal that UIKit drops during a presentation is asked for again when that is over", .headlessOnly)
  func droppedDismissal() async throws {
    let home = HomeViewController()
    let app = App(root: home)
    let sheet = app.present(InfoViewController())
    let clock = app.stepByHand()
    let screen = find(HomeViewController.self)
      .adding(
        InlineContextTask<HomeViewController, Any?> { _, _ in sheet.present(BagViewController(), animated: true) }
      )
      .from(.root)
    let trace = trace
    app.router.navigate(to: screen, animated: false) { _ in trace.note("reached") }
    await until { sheet.presentedViewController is BagViewController }
    await settle()
    #expect(home.presentedViewController === sheet)
    clock.runToEnd()
    await until {
      clock.runToEnd()
      return !trace.lines.isEmpty
    }
    #expect(trace.lines == ["reached"])
    #expect(home.presentedViewController == nil)
  }

  @Test("The end of a transition is awaited for an app's own action that does not wait", arguments: [true, false])
  func hastyAction(animated: Bool) async throws {
    let navigation = stack(HomeViewController())
    let app = App(root: navigation)
    let push = ClosureAction<UINavigationController> { screen, stack, animated in
      stack.pushViewController(screen, animated: animated)
      return nil
    }
    let step = build(BagViewController.self).using(push).from(existing(navigation))
    let bag = try await app.router.navigate(to: step, animated: animated).viewController
    #expect(bag.viewIfLoaded?.window === app.window)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("The end of a transition beside the new screen is awaited, too")
  func besideNewcomer() async throws {
    let (left, right) = (stack(HomeViewController()), stack(CatalogueViewController()))
    let app = App(root: columns(left, right))
    let pushBoth = ClosureAction<UINavigationController> { screen, stack, _ in
      stack.pushViewController(screen, animated: false)
      right.pushViewController(InfoViewController(), animated: true)
      return nil
    }
    let step = build(BagViewController.self).using(pushBoth).from(existing(left))
    try await app.router.navigate(to: step)
    #expect(left.topViewController is BagViewController)
    #expect(right.topViewController is InfoViewController)
    #expect(right.transitionCoordinator == nil)
  }
}
