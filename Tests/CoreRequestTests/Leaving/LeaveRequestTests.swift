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
    _ step: DestinationStep<ViewController, Any?>, in other: App? = nil
  ) -> Task<Void, any Error> {
    Task { try await (other ?? app).router.navigate(to: step, animated: false) }
  }

  /// Expects that a request has reached its screen, or that it failed because the asked screen must stay.
  private func expect(
    _ result: Result<Void, any Error>, isReached: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    switch result {
    case .success: #expect(isReached, sourceLocation: sourceLocation)
    case .failure(let error):
      #expect(!isReached && (error as? RoutingError)?.code == .leaveDenied, sourceLocation: sourceLocation)
    }
  }

  @Test(
    "Requests while a screen is asked whether it may leave share one question, whose answer decides all of them",
    arguments: [true, false])
  func shared(mayLeave: Bool) async throws {
    var reached: [String] = []
    app.router.add(ClosureObserver { if case .reached = $0.what { reached.append($0.destination) } })
    draft.answer = .success(mayLeave)
    let requests = [
      request(replacing(with: InfoViewController.self)), request(replacing(with: BagViewController.self)),
    ]
    await gate.arrivals(1)
    await settle()
    let before = app.state
    gate.open()
    for request in requests { expect(await request.result, isReached: mayLeave) }
    #expect(draft.questions == 1)
    // Both tasks resume with the answer, in any order, and the later one replaces the root last.
    #expect(reached.sorted() == (mayLeave ? ["BagViewController", "InfoViewController"] : []))
    #expect(mayLeave ? reached.last == app.top.map { "\(type(of: $0))" } : app.state == before)
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

  @Test(
    "Requests of a question that would remove its screen fail, instead of waiting for themselves, for the same destination too",
    arguments: [true, false])
  func selfRemoval(isEqual: Bool) async throws {
    gate.open()
    let step = replacing(with: InfoViewController.self)
    let other = replacing(with: BagViewController.self)
    draft.whenAsked = { [app] in
      if isEqual { try await app.router.navigate(to: step) } else { try await app.router.navigate(to: other) }
    }
    await app.expectRefused(as: .waitsForItself) { try await $0.navigate(to: step) }
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
    let step = buildLater(InfoViewController.self) { await building.pass() }.using(.present).from(.root)
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
    let step = buildLater(InfoViewController.self) { [draft] in
      await Task.yield()
      draft.hasUnsavedChanges = true
    }
    .using(.replaceRoot).from(.root)
    let before = app.state
    expect(await request(step).result, isReached: mayLeave)
    #expect(draft.questions == 1)
    #expect(mayLeave ? app.top is InfoViewController : app.state == before)
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
    expect(await request(step, in: app).result, isReached: mayLeave)
    #expect(draft.questions == 1)
    #expect(mayLeave ? app.top is HomeViewController : app.state == before)
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
    expect(await request(step, in: app).result, isReached: mayLeave)
    #expect(trace.lines == ["asked while presented"])
    #expect(mayLeave ? app.top is HomeViewController : app.top === draft)
  }
}
