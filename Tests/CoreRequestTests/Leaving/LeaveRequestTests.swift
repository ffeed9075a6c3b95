import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Requests while a screen is asked whether it may leave", .everyCompletion, .limited)
struct LeaveRequestTests {
  private let draft = DraftViewController()
  private let gate = Gate()
  private let app: App

  init() {
    app = App(root: stack(HomeViewController(), draft))
    draft.gate = gate
  }

  private func replacing<ViewController: UIViewController>(
    with type: ViewController.Type
  ) -> DestinationStep<ViewController, Any?> {
    build(ViewController.self).using(.replaceRoot).from(.root)
  }

  private func request<ViewController: UIViewController>(
    _ step: DestinationStep<ViewController, Any?>
  ) -> Task<Void, any Error> {
    Task { try await app.router.navigate(to: step, animated: false) }
  }

  private final class Recorder: RouterObserver {
    private(set) var reached: [String] = []

    func router(did event: NavigationEvent) {
      if case .reached = event.what { reached.append(event.destination) }
    }
  }

  @Test(
    "Requests while a screen is asked whether it may leave share one question, whose answer decides all of them",
    arguments: [true, false])
  func shared(mayLeave: Bool) async throws {
    let recorder = Recorder()
    app.router.add(recorder)
    draft.answer = .success(mayLeave)
    let requests = [
      request(replacing(with: InfoViewController.self)), request(replacing(with: BagViewController.self)),
    ]
    await gate.arrivals(1)
    await settle()
    let before = app.state
    gate.open()
    for request in requests {
      switch await request.result {
      case .success: #expect(mayLeave)
      case .failure(let error): #expect(!mayLeave && (error as? RoutingError)?.code == .leaveDenied)
      }
    }
    #expect(draft.questions == 1)
    // Both tasks resume with the answer, in any order, and the later one replaces the root last.
    #expect(recorder.reached.sorted() == (mayLeave ? ["BagViewController", "InfoViewController"] : []))
    #expect(mayLeave ? recorder.reached.last == app.top.map { "\(type(of: $0))" } : app.state == before)
  }

  @Test(
    "Requests that are cancelled during a question leave everything as it is, and cancel the question with the last of them"
  )
  func cancelled() async throws {
    let before = app.state
    let first = request(replacing(with: InfoViewController.self))
    let second = request(replacing(with: BagViewController.self))
    await gate.arrivals(1)
    await settle()
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    await settle()
    #expect(draft.cancellations == 0)
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    await until { draft.cancellations == 1 }
    #expect(draft.cancellations == 1)
    #expect(draft.questions == 1)
    #expect(app.state == before)
    // The next request asks again.
    draft.gate = nil
    try await app.router.navigate(to: replacing(with: InfoViewController.self))
    #expect(draft.questions == 2)
  }

  @Test("Equal requests during a question are one, and another task takes it over with its question")
  func takenOver() async throws {
    let step = replacing(with: InfoViewController.self)
    let first = request(step)
    await gate.arrivals(1)
    let second = request(step)
    await settle()
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    gate.open()
    try await second.value
    #expect((draft.questions, draft.cancellations) == (1, 0))
    #expect(app.top is InfoViewController)
  }

  @Test("Newer requests during a question supersede those that wait for the answer")
  func superseded() async throws {
    app.router.policy = .latest
    let first = request(replacing(with: InfoViewController.self))
    await gate.arrivals(1)
    let second = request(replacing(with: BagViewController.self))
    let error = await #expect(throws: RoutingError.self) { try await first.value }
    #expect(error?.code == .superseded)
    await settle()
    gate.open()
    try await second.value
    #expect(app.top is BagViewController)
    #expect(draft.cancellations <= 1)
  }

  @Test("Requests go on if the asked screen has left meanwhile, whatever it answers")
  func left() async throws {
    draft.answer = .success(false)
    let request = request(replacing(with: InfoViewController.self))
    await gate.arrivals(1)
    app.atOnce { _ = draft.navigationController?.popViewController(animated: false) }
    try await request.value
    #expect(app.top is InfoViewController)
    #expect(draft.cancellations <= 1)
  }

  @Test("Requests do not retain a screen that has left and is asked no longer")
  func released() async throws {
    let navigation = try #require(app.window.rootViewController as? UINavigationController)
    weak var screen: DraftViewController?
    let own = Gate()
    do {
      let other = DraftViewController()
      other.gate = own
      screen = other
      app.atOnce { navigation.viewControllers = [HomeViewController(), other] }
    }
    let request = request(replacing(with: InfoViewController.self))
    await own.arrivals(1)
    app.atOnce { _ = navigation.popViewController(animated: false) }
    try await request.value
    await until { screen == nil }
    #expect(screen == nil)
  }

  @Test("Requests resolve their route anew if the question has changed the hierarchy")
  func changed() async throws {
    gate.open()
    let navigation = try #require(app.window.rootViewController as? UINavigationController)
    let upper = DraftViewController()
    draft.whenAsked = { [app] in app.atOnce { navigation.pushViewController(upper, animated: false) } }
    try await app.router.navigate(to: replacing(with: InfoViewController.self))
    #expect((draft.questions, upper.questions) == (1, 1))
    #expect(app.top is InfoViewController)
  }

  @Test("Requests of a question that would remove its screen fail, instead of waiting for themselves")
  func selfRemoval() async throws {
    gate.open()
    let step = replacing(with: BagViewController.self)
    draft.whenAsked = { [app] in try await app.router.navigate(to: step) }
    let error = await #expect(throws: RoutingError.self) {
      try await app.router.navigate(to: replacing(with: InfoViewController.self))
    }
    #expect(error?.code == .waitsForItself)
    #expect(app.top === draft)
  }

  @Test("Requests of a question for the same destination are told that the two would wait for each other")
  func equalFromQuestion() async throws {
    gate.open()
    let step = replacing(with: InfoViewController.self)
    draft.whenAsked = { [app] in try await app.router.navigate(to: step) }
    let error = await #expect(throws: RoutingError.self) { try await app.router.navigate(to: step) }
    #expect(error?.code == .waitsForItself)
    #expect(app.top === draft)
  }

  @Test("Requests of a question may show another screen")
  func selfPresenting() async throws {
    gate.open()
    let help = build(AccountViewController.self).using(.present).from(.current)
    draft.whenAsked = { [app] in try await app.router.navigate(to: help) }
    try await app.router.navigate(to: replacing(with: InfoViewController.self))
    #expect(app.top is InfoViewController)
  }

  @Test("Requests of close() end with the navigation that removed the screen meanwhile")
  func closedMeanwhile() async throws {
    let app = App(root: HomeViewController())
    let sheet = app.present(BagViewController())
    let building = Gate()
    let factory = InlineAsyncFactory {
      await building.pass()
      return InfoViewController()
    }
    let step = StepAssembly(finder: NilFinder<InfoViewController, Any?>(), factory: factory)
      .using(.present).from(.root).assemble()
    let other = Task { try await app.router.navigate(to: step, animated: false) }
    await building.arrivals(1)
    let closing = Task { try await sheet.close(animated: false) }
    await settle()
    building.open()
    _ = try await other.value
    #expect(try await closing.value)
    #expect(app.top is InfoViewController)
  }

  @Test(
    "Requests ask a screen whose changes came while a factory worked, before anything moves", arguments: [true, false])
  func whileBuilding(mayLeave: Bool) async throws {
    gate.open()
    draft.hasUnsavedChanges = false
    draft.answer = .success(mayLeave)
    let factory = InlineAsyncFactory { [draft] in
      await Task.yield()
      draft.hasUnsavedChanges = true
      return InfoViewController()
    }
    let step = StepAssembly(finder: NilFinder<InfoViewController, Any?>(), factory: factory)
      .using(.replaceRoot).from(.root).assemble()
    let before = app.state
    let result = await request(step).result
    #expect(draft.questions == 1)
    switch result {
    case .success: #expect(mayLeave && app.top is InfoViewController)
    case .failure(let error):
      #expect(!mayLeave && (error as? RoutingError)?.code == .leaveDenied)
      #expect(app.state == before)
    }
  }

  @Test("Requests ask a screen whose changes came during the commit, which is undone before", arguments: [true, false])
  func whileCommitting(mayLeave: Bool) async throws {
    let draft = DraftViewController()
    draft.hasUnsavedChanges = false
    draft.answer = .success(mayLeave)
    let app = App(root: HomeViewController())
    app.present(draft)
    let before = app.state
    let step = find(HomeViewController.self)
      .adding(InlineContextTask<HomeViewController, Any?> { _, _ in draft.hasUnsavedChanges = true }).from(.root)
    let result = await Task { try await app.router.navigate(to: step, animated: false) }.result
    #expect(draft.questions == 1)
    switch result {
    case .success: #expect(mayLeave && app.top is HomeViewController)
    case .failure(let error):
      #expect(!mayLeave && (error as? RoutingError)?.code == .leaveDenied)
      #expect(app.state == before)
    }
  }

  @Test("Requests leave a screen that came during the commit until it is asked", arguments: [true, false])
  func cameWhileCommitting(mayLeave: Bool) async throws {
    let trace = Trace()
    let draft = DraftViewController()
    draft.answer = .success(mayLeave)
    let app = App(root: HomeViewController())
    let sheet = app.present(BagViewController())
    draft.whenAsked = { [weak draft] in
      trace.note(draft?.presentingViewController === sheet ? "asked while presented" : "asked after it left")
    }
    let step = find(HomeViewController.self)
      .adding(
        InlineContextTask<HomeViewController, Any?> { _, _ in
          if draft.presentingViewController == nil { sheet.present(draft, animated: false) }
        }
      ).from(.root)
    let result = await Task { try await app.router.navigate(to: step, animated: false) }.result
    #expect(trace.lines == ["asked while presented"])
    switch result {
    case .success: #expect(mayLeave && app.top is HomeViewController)
    case .failure(let error):
      #expect(!mayLeave && (error as? RoutingError)?.code == .leaveDenied)
      #expect(app.top === draft)
    }
  }
}

/// A factory whose work is a closure that may wait.
private struct InlineAsyncFactory: AsyncFactory {
  let work: @MainActor () async throws -> InfoViewController

  func build(with context: Any?) async throws -> InfoViewController { try await work() }
}
