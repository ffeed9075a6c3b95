import Portolan
import Testing

/// A screen that chooses another style for its next presentation as it leaves.
private final class RestylingViewController: UIViewController {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    modalPresentationStyle = .fullScreen
  }
}

@MainActor
@Suite("The undo of what is presented", .everyCompletion, .limited)
struct UndoOfPresentationsTests {
  /// Presents something on the root, in place of the modals, and then fails.
  private var failing: DestinationStep<InfoViewController, Any?> {
    StepAssembly(finder: NilFinder<InfoViewController, Any?>(), factory: ClassFactory())
      .using(FailingAction())
      .from(
        StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: ClassFactory())
          .using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble()
      )
      .assemble()
  }

  @Test("A modal that has chosen another style meanwhile has the style again in which it was presented")
  func style() async {
    let app = App(root: HomeViewController())
    let modal = RestylingViewController()
    modal.modalPresentationStyle = .formSheet
    app.present(modal)
    let before = app.state
    await #expect(throws: Failure()) { try await app.router.navigate(to: failing, animated: false) }
    #expect(modal.modalPresentationStyle == .formSheet)
    #expect(app.state == before)
  }

  @Test("A modal on which something was presented stays where it is while that is taken away")
  func modalThatStays() async {
    let app = App(root: HomeViewController())
    let trace = Trace()
    let modal = app.present(LeavingViewController())
    modal.onLeave = { trace.note("leaves") }
    let before = app.state
    let presented = StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let step = StepAssembly(finder: NilFinder<InfoViewController, Any?>(), factory: ClassFactory())
      .using(FailingAction()).from(presented).assemble()
    await #expect(throws: Failure()) { try await app.router.navigate(to: step, animated: false) }
    #expect(trace.lines.isEmpty)
    #expect(app.state == before)
  }

  @Test("What a child presented that defines the context is presented by that child again", arguments: [true, false])
  func childThatDefinesContext(isDeep: Bool) async {
    let home = HomeViewController()
    home.definesPresentationContext = true
    let app = App(root: isDeep ? tabs(stack(home)) : stack(home))
    let modal = LoginViewController()
    modal.modalPresentationStyle = .overCurrentContext
    app.atOnce { home.present(modal, animated: false) }
    #expect(modal.presentingViewController === home)
    let before = app.state
    await #expect(throws: Failure()) { try await app.router.navigate(to: failing, animated: false) }
    #expect(modal.presentingViewController === home)
    #expect(app.state == before)
  }
}
