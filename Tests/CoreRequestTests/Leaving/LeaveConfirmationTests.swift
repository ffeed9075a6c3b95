import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("A screen with unsaved changes", .everyCompletion, .limited)
struct LeaveConfirmationTests {
  private let draft = DraftViewController()
  private let replacingRoot = build(InfoViewController.self).using(.replaceRoot).from(.root)

  @Test("A screen with unsaved changes asks by the back button of the controller that contains it in a stack")
  func insideAnElement() {
    let box = UIViewController()
    box.addChild(draft)
    let app = App(root: stack(HomeViewController(), box))
    draft.loadViewIfNeeded()
    draft.setNeedsUpdateOfLeaveConfirmation()
    #expect(box.navigationController === app.window.rootViewController)
    #expect(box.navigationItem.backAction != nil)
    #expect(draft.navigationItem.backAction == nil)
  }

  @Test(
    "A screen with unsaved changes is not asked without unsaved changes, by a plan, by a change of tabs, or by a route that leaves it in place"
  )
  func notAsked() async throws {
    let app = App(root: tabs(stack(CatalogueViewController(), draft), HomeViewController()))
    _ = try app.router.plan(to: replacingRoot)
    try await app.router.navigate(to: Step.found(by: ClassFinder<HomeViewController, Any?>()))
    let push = build(InfoViewController.self).using(UINavigationController.push())
      .from(find(UINavigationController.self)).from(.current)
    try await app.router.navigate(to: push)
    #expect(draft.questions == 0)
    draft.hasUnsavedChanges = false
    try await app.router.navigate(to: replacingRoot)
    #expect(draft.questions == 0)
    #expect(app.top is InfoViewController)
  }

  @Test("A screen with unsaved changes is named by the plan, and asked after the guards, the topmost first")
  func order() async throws {
    let trace = Trace()
    let upper = DraftViewController()
    let app = App(root: stack(HomeViewController(), draft))
    app.present(upper)
    draft.whenAsked = { trace.note("draft") }
    upper.whenAsked = { trace.note("upper") }
    let step = build(InfoViewController.self).adding(trace.guarding("guard")).using(.replaceRoot).from(.root)
    let plan = try app.router.plan(to: step)
    #expect(plan.asked == ["DraftViewController", "DraftViewController"])
    #expect(plan.description.contains("\n  ask        DraftViewController may leave\n"))
    #expect(plan.summary.contains("asking DraftViewController, DraftViewController, "))
    try await app.router.navigate(to: step)
    #expect(trace.lines == ["guard", "upper", "draft"])
    #expect((draft.questions, upper.questions) == (1, 1))
  }

  @Test("The question of a screen with unsaved changes is reported to observers")
  func events() async throws {
    let app = App(root: stack(HomeViewController(), draft))
    let events = app.recordEvents()
    draft.answer = .success(false)
    await #expect(throws: RoutingError.self) { try await app.router.navigate(to: replacingRoot) }
    draft.answer = .success(true)
    try await app.router.navigate(to: replacingRoot)
    #expect(events.lines.contains("DraftViewController must stay"))
    #expect(events.lines.contains("DraftViewController may leave"))
  }

  @Test("A screen with unsaved changes that denies stops the questions after it")
  func firstDenial() async throws {
    let upper = DraftViewController()
    let app = App(root: stack(HomeViewController(), draft))
    app.present(upper)
    upper.answer = .success(false)
    await #expect(throws: RoutingError.self) { try await app.router.navigate(to: replacingRoot) }
    #expect(draft.questions == 0)
  }

  @Test("A screen with unsaved changes may refuse altogether, and is then not asked")
  func refuses() async throws {
    let app = App(root: stack(HomeViewController(), draft))
    app.present(EditorViewController())
    await app.expectRefused(as: .notDismissible) { try await $0.navigate(to: replacingRoot) }
    #expect(draft.questions == 0)
  }

  @Test("A screen with unsaved changes can ask with an alert, which the user answers", .headlessOnly)
  func alert() async throws {
    let app = App(root: stack(HomeViewController(), draft))
    draft.whenAsked = { [draft] in
      let question = Question<Bool>("Discard?").choice("Discard", true).choice("Keep", style: .cancel, false)
      draft.answer = .success(try await draft.ask(question) ?? false)
    }
    for (title, stays) in [("Keep", true), ("Discard", false)] {
      let request = Task { try await app.router.navigate(to: replacingRoot) }
      await until { app.top is UIAlertController && app.top?.isBeingPresented == false }
      try app.window.user.tap(alertAction: title)
      let result = await request.result
      #expect(((try? result.get()) == nil) == stays)
      await until { !(app.top is UIAlertController) }
    }
    #expect(app.top is InfoViewController)
  }
}
