import Portolan
import Testing

@Suite("Flows as functions", .everyCompletion, .limited)
@MainActor
struct FlowTests {
  @Test("A flow that finishes returns its value, once its screen is gone")
  func value() async throws {
    let (navigation, app, running) = await pushedSurvey()
    await until { (running.flow as? SurveyFlow)?.form.viewIfLoaded?.window != nil }

    running.flow?.finish(42)
    running.flow?.finish(43)
    running.flow?.cancel()
    await running.task.value

    #expect(try running.results.map { try $0.get() } == [42])
    #expect(navigation.viewControllers.count == 1)
    #expect(running.flow == nil)
    _ = app
  }

  @Test("The caller goes on when the screen is gone, and can present the next screen at once", .headlessOnly)
  func nextAtOnce() async throws {
    let home = HomeViewController()
    let app = App(root: home, isManual: true)
    let flow = SurveyFlow { present($0, on: home) }
    let caller = Task { @MainActor in
      _ = try await run(flow)
      present(OtherViewController(), on: home)
    }
    await until { home.presentedViewController != nil }
    await app.rest()

    flow.finish(1)
    await until { !app.clock.isIdle }
    await settle()
    #expect(home.presentedViewController === flow.form, "it is still moving")
    app.clock.runToEnd()
    try await caller.value
    #expect(home.presentedViewController is OtherViewController)
  }

  /// The ends of a flow that has a sheet.
  enum End: CaseIterable {
    case finish, cancel, fail, failingWork, leave, cancelTask
  }

  @Test(
    "A flow ends once in every way to end, with its conclusion if it has come to any, and its sheet goes then",
    arguments: End.allCases, [true, false])
  func ends(by end: End, isConcluded: Bool) async {
    let (home, app, running) = await survey()
    if isConcluded {
      running.flow?.conclude(with: 42)
      running.flow?.conclude(with: 43)
    }
    await settle()
    #expect(home.presentedViewController != nil)
    #expect(!running.isOver)

    switch end {
    case .finish: running.flow?.finish(44)
    case .cancel: running.flow?.cancel()
    case .fail: running.flow?.fail(Failure())
    case .failingWork: running.flow?.task { throw Failure() }
    case .leave: home.dismiss(animated: false, completion: nil)
    case .cancelTask: running.task.cancel()
    }
    // A conclusion comes too late when the flow has ended.
    if [.finish, .cancel, .fail].contains(end) { running.flow?.conclude(with: 45) }
    await running.task.value

    #expect(running.results.count == 1)
    switch (end, running.results.first) {
    case (_, .success(let value)): #expect(value == (isConcluded ? 42 : 44) && (isConcluded || end == .finish))
    case (.fail, .failure(let error)), (.failingWork, .failure(let error)): #expect(!isConcluded && error is Failure)
    case (_, .failure(let error)): #expect(!isConcluded && error is CancellationError && end != .finish)
    case (_, nil): break
    }
    #expect(home.presentedViewController == nil)
    await until { running.flow == nil }
    #expect(running.flow == nil)
    _ = app
  }

  @Test("Work of a flow is cancelled when the flow ends, and none is begun after that")
  func work() async throws {
    let home = HomeViewController()
    let app = App(root: home)
    let flow = SurveyFlow { present($0, on: home) }
    let running = Running(flow)
    await until { home.presentedViewController != nil }
    let (done, cancelled) = (Counter(), Counter())
    flow.task { done.add() }
    flow.task {
      do { try await Task.sleep(for: .seconds(600)) } catch { cancelled.add() }
      try Task.checkCancellation()
    }
    await until { done.count == 1 }
    #expect(!running.isOver)
    flow.finish(1)
    await running.task.value
    await until { cancelled.count == 1 }
    #expect(cancelled.count == 1)
    flow.task { done.add() }
    await settle()
    #expect(done.count == 1)
    #expect(try running.results[0].get() == 1)
    _ = app
  }

  @Test("A task that is cancelled already shows nothing of a flow")
  func cancelledBefore() async throws {
    let shown = Counter()
    let running = Running(SurveyFlow { _ in shown.add() })
    running.task.cancel()
    await running.task.value
    #expect(running.wasCancelled)
    #expect(shown.count == 0)
  }

  @Test(
    "When a flow ends, so do the flows inside it, and all are released with their screens", arguments: [true, false])
  func nested(isLeft: Bool) async {
    let navigation = stack(HomeViewController())
    let app = App(root: navigation)
    let outer = Running(NestingFlow(navigation: navigation))
    await until { navigation.viewControllers.count == 3 }
    weak let inner = (outer.flow as? NestingFlow)?.inner
    #expect(inner != nil)

    if isLeft { navigation.popToRootViewController(animated: true) } else { outer.flow?.cancel() }
    await outer.task.value
    await until { inner == nil && outer.flow == nil }

    #expect(outer.wasCancelled)
    #expect(navigation.viewControllers.count == 1)
    #expect(inner == nil)
    #expect(outer.flow == nil)
    _ = app
  }

  @Test("Leaving the inner flow leaves the outer flow where it was", .headlessOnly)
  func innerOnly() async throws {
    let navigation = stack(HomeViewController())
    let app = App(root: navigation)
    let outer = Running(NestingFlow(navigation: navigation))
    await until { navigation.viewControllers.count == 3 }
    await app.rest()

    try app.window.user.back()
    await until { (outer.flow as? NestingFlow)?.innerEnded.count == 1 }

    #expect((outer.flow as? NestingFlow)?.innerEnded.count == 1)
    #expect((outer.flow as? NestingFlow)?.inner == nil)
    #expect(!outer.isOver)
    await app.rest()
    try app.window.user.back()
    await outer.task.value
    #expect(outer.wasCancelled)
  }

  @Test("A flow that some task of its screens runs inside another is cancelled with it")
  func nestedInTask() async throws {
    let (_, app, running) = await pushedSurvey()
    let outer = try #require(running.flow)
    // It has no screen whose departure could end it.
    let inner = Flow<Int>()
    let button = Task { try await outer.run(inner) }
    await settle()

    outer.finish(1)
    await running.task.value
    await #expect(throws: CancellationError.self) { try await button.value }

    let late = Counter()
    await #expect(throws: CancellationError.self) { try await outer.run(SurveyFlow { _ in late.add() }) }
    #expect(late.count == 0, "a flow that is over shows nothing more")
    _ = app
  }

  @Test("Flows in two tabs run side by side, and one that ends unseen does not select its tab", .headlessOnly)
  func parallel() async throws {
    let first = stack(HomeViewController())
    let second = stack(OtherViewController())
    let tabs = tabs(first, second)
    let app = App(root: tabs)
    let one = Running(SurveyFlow { first.pushViewController($0, animated: false) })
    let other = Running(SurveyFlow { second.pushViewController($0, animated: false) })
    await until { first.viewControllers.count == 2 && second.viewControllers.count == 2 }
    await app.rest()
    try app.window.user.tap(tab: "Tab 1")
    await settle()

    one.flow?.finish(1)
    await one.task.value
    #expect(first.viewControllers.count == 1)
    #expect(tabs.selectedIndex == 1)
    #expect(!other.isOver)

    try app.window.user.back()
    await other.task.value
    #expect(other.wasCancelled)
    #expect(try one.results[0].get() == 1)
  }

  @Test("A flow may replace the root of the window, which stays after the flow")
  func root() async throws {
    let app = App(root: HomeViewController())
    let running = Running(SurveyFlow { [weak window = app.window] in window?.rootViewController = $0 })
    await until { app.window.rootViewController is FormViewController }
    running.flow?.finish(7)
    await running.task.value
    #expect(try running.results[0].get() == 7)
    #expect(app.window.rootViewController is FormViewController)
    #expect(running.flow == nil)
  }

  @Test("A flow goes on where its own navigation replaces all its screens")
  func replacedByItself() async throws {
    let app = App(root: HomeViewController())
    app.router.add(SlowTask())
    let running = Running(ReplacingFlow(router: app.router))
    await until { app.window.rootViewController is DetailViewController }
    // Longer than the task takes that keeps the navigation from its end.
    await settle(turns: 1000)
    #expect(!running.isOver)
    app.window.rootViewController = HomeViewController()
    await running.task.value
    #expect(running.wasCancelled)
  }

  @Test("A screen that moves to another window has not left, and leaves from there")
  func otherWindow() async throws {
    let navigation = stack(HomeViewController())
    let elsewhere = stack(OtherViewController())
    let apps = [App(root: navigation), App(root: elsewhere)]
    let flow = SurveyFlow { navigation.pushViewController($0, animated: false) }
    let form = flow.form
    let running = Running(flow)
    await until { form.viewIfLoaded?.window != nil }

    // UIKit raises if a visible top moves to another stack in one turn, so the screen is covered first.
    navigation.pushViewController(OtherViewController(), animated: false)
    await settle()
    navigation.viewControllers = [HomeViewController()]
    elsewhere.pushViewController(form, animated: false)
    await settle()
    #expect(!running.isOver)

    elsewhere.popViewController(animated: false)
    await running.task.value
    #expect(running.wasCancelled)
    #expect(apps.count == 2)
  }

  @Test("A flow of two screens ends with the last of them", .headlessOnly)
  func twoScreens() async throws {
    let (navigation, app, running) = await pushedSurvey()
    let first = FormViewController()
    running.flow?.follow(first)
    let rest = [navigation.viewControllers[0], first]
    navigation.setViewControllers(rest, animated: false)
    await settle()
    #expect(!running.isOver)
    try app.window.user.back()
    await running.task.value
    #expect(running.wasCancelled)
  }
}

/// Takes its time after every navigation.
private struct SlowTask: PostRoutingTask {
  func perform(on viewController: UIViewController, with context: Any?, routingStack: [UIViewController]) async throws {
    await settle()
  }
}

/// Pushes a screen, and runs a flow inside that pushes another.
@MainActor
final class NestingFlow: Flow<Int> {
  let navigation: UINavigationController
  let innerEnded = Counter()
  private(set) weak var inner: SurveyFlow?

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  override func start() async throws {
    let form = FormViewController()
    follow(form)
    navigation.pushViewController(form, animated: false)
    await runInner()
    innerEnded.add()
  }

  private func runInner() async {
    let flow = SurveyFlow { [navigation] in navigation.pushViewController($0, animated: false) }
    inner = flow
    _ = try? await run(flow)
  }
}

/// Shows two roots, one after the other.
private final class ReplacingFlow: Flow<Int> {
  let router: DefaultRouter

  init(router: DefaultRouter) {
    self.router = router
  }

  override func start() async throws {
    try await show(Destination(root(FormViewController.self), with: nil), by: router, animated: false)
    try await show(Destination(root(DetailViewController.self), with: nil), by: router, animated: false)
  }

  private func root<ViewController: UIViewController>(
    _ type: ViewController.Type
  ) -> DestinationStep<ViewController, Any?> {
    build(ViewController.self).using(.replaceRoot).from(.root)
  }
}
