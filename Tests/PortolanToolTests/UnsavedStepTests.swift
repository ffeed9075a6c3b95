import PortolanHierarchy

#if !canImport(UIKit)
  import Portolan
  import PortolanTestSupport
  import PortolanTool
  import Testing

  @Suite("Steps from a screen with unsaved changes", .limited)
  @MainActor
  struct UnsavedStepTests {
    private let draft = DraftViewController()

    /// Returns a run of the app with the draft on a stack, which asks with an alert.
    private func run() async throws -> ToolRun<HarbourUnderTool> {
      let run = ToolRun(try await HarbourUnderTool(options: .parse([])))
      let quay = UIViewController()
      quay.title = "Quay"
      run.app.window.rootViewController = stack(quay, draft)
      draft.whenAsked = { [draft] in
        let question = Question<Bool>("Discard?").choice("Discard", true).choice("Keep", style: .cancel, false)
        draft.answer = .success(try await draft.ask(question) ?? false)
      }
      draft.setNeedsUpdateOfLeaveConfirmation()
      return run
    }

    @Test("A back that is refused is a step that changes nothing, and the swipe back is no step")
    func back() async throws {
      let run = try await run()
      #expect(run.possibleSteps.contains("back"))
      #expect(!run.possibleSteps.contains("swipe back"))
      let before = WindowInstances(of: run.app.window)
      try await run.perform(["back"])
      #expect(run.app.window.renderedText.contains("Discard?"))
      try await run.perform(["tap Keep"])
      #expect(WindowInstances(of: run.app.window) == before)
      #expect(draft.questions == 1)
      try await run.perform(["back", "tap Discard"])
      #expect(run.app.window.visibleScreens.last?.title == "Quay")
    }

    @Test("A plan prints the screens that would be asked")
    func plan() async throws {
      let run = try await run()
      let plan = try run.app.router.plan(to: Step.found(by: ClassFinder<UIViewController, Any?>()))
      #expect(plan.asked.isEmpty)
      let root = StepAssembly(finder: NilFinder<InfoViewController, Any?>(), factory: ClassFactory())
        .using(.replaceRoot).from(.root).assemble()
      #expect(try run.app.router.plan(to: root).description.contains("ask        DraftViewController may leave"))
      #expect(draft.questions == 0)
    }
  }
#endif
