import Portolan
import Testing

@MainActor
@Suite("Code that leaves a screen with unsaved changes", .everyCompletion, .limited)
struct LeavingInCodeTests {
  private let home = HomeViewController()
  private let draft = DraftViewController()

  /// The places of a screen that code closes.
  enum Place: CaseIterable { case pushed, presented, inHiddenTab }

  @Test("close() asks, and the screen stays if the user keeps it", arguments: Place.allCases)
  func close(place: Place) async throws {
    let root =
      switch place {
      case .pushed: stack(home, draft)
      case .presented: stack(home)
      case .inHiddenTab: tabs(BagViewController(), stack(home, draft))
      }
    let app = App(root: root)
    if place == .presented { app.present(draft) }
    draft.answer = .success(false)
    let before = app.state
    let error = await #expect(throws: RoutingError.self) { try await draft.close() }
    #expect(error?.code == .leaveDenied)
    #expect(app.state == before)
    draft.answer = .success(true)
    #expect(try await draft.close())
    #expect(home.navigationController?.viewControllers == [home])
    #expect(draft.presentingViewController == nil)
    if place != .inHiddenTab { #expect(app.top === home) }
    #expect(draft.questions == 2)
  }

  @Test("close() leaves the tab that the user selects while the screen is asked")
  func movedOnWhileAsked() async throws {
    let first = stack(home, draft)
    let bar = tabs(first, stack(BagViewController()))
    let app = App(root: bar)
    draft.whenAsked = { app.atOnce { bar.selectedIndex = 1 } }
    #expect(try await draft.close())
    #expect(bar.selectedIndex == 1)
    #expect(first.viewControllers == [home])
    _ = app
  }

  @Test("askToLeave() asks every screen, the topmost first, and stops at the first that stays")
  func askToLeave() async throws {
    let upper = DraftViewController()
    let app = App(root: stack(home, draft))
    app.present(upper)
    let root = try #require(app.window.rootViewController)
    #expect(root.hasUnsavedScreens)
    upper.answer = .success(false)
    #expect(try await !root.askToLeave())
    #expect((draft.questions, upper.questions) == (0, 1))
    upper.answer = .success(true)
    #expect(try await root.askToLeave())
    #expect((draft.questions, upper.questions) == (1, 2))
    #expect(try await home.askToLeave())
    draft.hasUnsavedChanges = false
    upper.hasUnsavedChanges = false
    #expect(!root.hasUnsavedScreens)
    #expect(try await root.askToLeave())
    #expect((draft.questions, upper.questions) == (1, 2))
  }

  @Test("askToLeave() inside a question about the same screen fails, instead of waiting for itself")
  func askInsideQuestion() async throws {
    let app = App(root: stack(home, draft))
    draft.whenAsked = { [draft] in _ = try await draft.askToLeave() }
    let error = await #expect(throws: RoutingError.self) { try await draft.askToLeave() }
    #expect(error?.code == .waitsForItself)
    _ = app
  }

  @Test("A flow that ends closes its screens without a question, because it has decided")
  func flow() async throws {
    let navigation = stack(home)
    let app = App(root: navigation)
    let flow = SurveyFlow(draft) { navigation.pushViewController($0, animated: false) }
    draft.answer = .success(false)
    let running = Task { try await run(flow) }
    await until { navigation.topViewController === draft }
    await app.rest()
    flow.finish(1)
    #expect(try await running.value == 1)
    #expect(navigation.viewControllers == [home])
    #expect(draft.questions == 0)
  }

  @Test("A flow goes on while its screen stays, and is cancelled when the user has left it", .headlessOnly)
  func flowLeftByUser() async throws {
    let navigation = stack(home)
    let app = App(root: navigation)
    let running = Running(SurveyFlow(draft) { navigation.pushViewController($0, animated: false) })
    await until { navigation.topViewController === draft }
    draft.setNeedsUpdateOfLeaveConfirmation()
    await app.rest()
    draft.answer = .success(false)
    try app.window.user.back()
    await until { draft.questions == 1 }
    await settle()
    #expect(!running.isOver)
    draft.answer = .success(true)
    try app.window.user.back()
    await until { running.isOver }
    #expect(running.wasCancelled)
    #expect(navigation.viewControllers == [home])
  }

  @Test("A link that arrives is answered by the question", arguments: [true, false])
  func link(mayLeave: Bool) async throws {
    let app = App(root: stack(home, draft))
    draft.answer = .success(mayLeave)
    let root = Step.found(by: InstanceFinder<UIViewController, Any?>(instance: home))
    let inbox = DeepLinkInbox<Int>(
      gate: ReadinessGate(closedFor: []), understand: { _ in 1 },
      carryOut: { _ in try await app.router.navigate(to: root) })
    let answer = await inbox.deliver(1)
    #expect(answer.isReached == mayLeave)
    if case .denied(let error) = answer { #expect((error as? RoutingError)?.code == .leaveDenied) }
    #expect(draft.questions == 1)
    #expect(app.top === (mayLeave ? home : draft))
  }
}
