import Portolan
import Testing

/// A stack that does not pop when it is first asked to.
private final class HesitantStack: UINavigationController {
  private(set) var refusals = 0

  override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard refusals > 0 else {
      refusals += 1
      return nil
    }
    return super.popToViewController(viewController, animated: animated)
  }
}

@Suite("The end of a flow that no single moment tells of", .patient, .limited)
@MainActor
struct UnsignalledEndTests {
  @Test("A flow ends with its screen even if the transition ends some turns after the callbacks", .headlessOnly)
  func lateCompletion() async throws {
    let (navigation, app, running) = await pushedSurvey()
    await settle()
    let clock = ManualTransitionClock(completions: .later)
    app.window.headless.transitionClock = clock
    navigation.popViewController(animated: true)
    for _ in 0..<6 {
      await settle()
      clock.step()
    }
    #expect(await until { running.isOver })
    #expect(running.wasCancelled)
  }

  @Test("A flow ends with its sheet whose presenter is no longer in the window, even if that is kept")
  func presenterReplaced() async throws {
    let (home, app, running) = await survey()
    await settle()
    app.window.rootViewController = OtherViewController()
    #expect(await until { running.isOver })
    #expect(running.wasCancelled)
    withExtendedLifetime(home) {}
  }

  @Test("A caller goes on after a flow when the transitions of the window have come to their end", .headlessOnly)
  func presenterReplacedWhileMoving() async throws {
    let (home, app, running) = await survey()
    await settle()
    let clock = ManualTransitionClock(beginning: .inCall)
    let root = OtherViewController()
    app.window.rootViewController = root
    app.window.headless.transitionClock = clock
    present(DetailViewController(), on: root, animated: true)
    await settle()
    #expect(!running.isOver)
    clock.runToEnd()
    #expect(await until { running.isOver })
    #expect(running.wasCancelled)
    withExtendedLifetime(home) {}
  }

  @Test("A screen that a navigation has taken away when its flow ends leaves when the navigation has put it back")
  func putBack() async throws {
    let (navigation, app, running) = await pushedSurvey()
    let home = navigation.viewControllers[0]
    let gate = Gate()
    let replaced = build(OtherViewController.self).using(.replaceRoot).from(.root)
    let step = build(DetailViewController.self).using(WaitingAction(barrier: gate)).from(replaced)
    let request = Task { try await app.router.navigate(to: step, animated: false) }
    await gate.arrivals(1)
    #expect(app.window.rootViewController is OtherViewController)
    running.flow?.finish(1)
    await settle()
    gate.open()
    await #expect(throws: Failure.self) { try await request.value }
    #expect(await until { running.isOver })
    #expect(await until { navigation.viewControllers == [home] })
    #expect(app.window.rootViewController === navigation)
  }

  @Test(
    "A caller goes on after a flow although a navigation begins while the end of the flow waits for a transition",
    .headlessOnly)
  func putBackAfterTransition() async throws {
    let (home, app, running) = await survey()
    let sheet = try #require(home.presentedViewController)
    await settle()
    let clock = ManualTransitionClock(beginning: .inCall)
    app.window.headless.transitionClock = clock
    present(DetailViewController(), on: sheet, animated: true)
    let gate = Gate()
    let step = build(OtherViewController.self).using(WaitingAction(barrier: gate)).from(.root)
    let request = Task { try await app.router.navigate(to: step, animated: false) }
    await settle()
    running.flow?.finish(1)
    await settle()
    await until {
      clock.runToEnd()
      return gate.arrivals == 1
    }
    #expect(home.presentedViewController == nil)
    await settle()
    gate.open()
    await #expect(throws: Failure.self) { try await request.value }
    #expect(
      await until {
        clock.runToEnd()
        return running.isOver && home.presentedViewController == nil
      })
  }

  @Test("A stack that does not pop the screen of a flow at first is asked again")
  func askedAgain() async throws {
    let home = HomeViewController()
    let navigation = HesitantStack(rootViewController: home)
    let app = App(root: navigation)
    let flow = SurveyFlow { navigation.pushViewController($0, animated: false) }
    let running = Running(flow)
    await until { navigation.viewControllers.count == 2 }
    flow.finish(1)
    #expect(await until { running.isOver })
    #expect(navigation.viewControllers == [home])
    #expect(navigation.refusals == 1)
    withExtendedLifetime(app) {}
  }
}
