import Portolan
import Testing

@MainActor
@Suite("Transitions that a commit waits for", .everyCompletion, .limited)
struct AwaitedTransitionTests {
  private let trace = Trace()

  @Test("A transition that the user has under way is awaited first", .headlessOnly)
  func awaitsTransition() async throws {
    let app = App(root: stack(HomeViewController(), InfoViewController()))
    let clock = ManualTransitionClock()
    app.window.headless.transitionClock = clock
    let navigation = app.window.rootViewController as? UINavigationController
    navigation?.popViewController(animated: true)
    let trace = trace
    app.router.navigate(to: .current, animated: false) { _ in trace.note("reached") }
    await settle()
    #expect(trace.lines == [])
    clock.runToEnd()
    await until { !trace.lines.isEmpty }
    #expect(trace.lines == ["reached"])
  }

  @Test("A dismissal that UIKit drops during a presentation is asked for again when that is over", .headlessOnly)
  func droppedDismissal() async throws {
    let home = HomeViewController()
    let app = App(root: home)
    let sheet = app.present(InfoViewController())
    let clock = ManualTransitionClock()
    app.window.headless.transitionClock = clock
    let screen = find(HomeViewController.self).adding(PresentingTask(presenter: sheet)).from(.root)
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
    let step = build(BagViewController.self).using(HastyPush()).from(existing(navigation))
    let bag = try await app.router.navigate(to: step, animated: animated).viewController
    #expect(bag.viewIfLoaded?.window === app.window)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("The end of a transition beside the new screen is awaited, too")
  func besideNewcomer() async throws {
    let (left, right) = (stack(HomeViewController()), stack(CatalogueViewController()))
    let split = UISplitViewController()
    split.viewControllers = [left, right]
    let app = App(root: split)
    let step = build(BagViewController.self).using(PushBeside(other: right)).from(existing(left))
    try await app.router.navigate(to: step)
    #expect(left.topViewController is BagViewController)
    #expect(right.topViewController is InfoViewController)
    #expect(right.transitionCoordinator == nil)
  }
}

/// An action that puts the screen onto its stack at once, and begins a push on another one.
private struct PushBeside: Action {
  let other: UINavigationController

  func perform(
    with viewController: UIViewController, on existingController: UINavigationController, animated: Bool
  ) async throws -> Undo? {
    existingController.pushViewController(viewController, animated: false)
    other.pushViewController(InfoViewController(), animated: true)
    return nil
  }
}

/// An action that begins a push and returns.
private struct HastyPush: Action {
  func perform(
    with viewController: UIViewController, on existingController: UINavigationController, animated: Bool
  ) async throws -> Undo? {
    existingController.pushViewController(viewController, animated: animated)
    return nil
  }
}

/// A context task that presents over a sheet, and does not wait for the presentation.
private struct PresentingTask: ContextTask {
  let presenter: UIViewController

  func perform(on viewController: HomeViewController, with context: Any?) async throws {
    presenter.present(BagViewController(), animated: true)
  }
}
