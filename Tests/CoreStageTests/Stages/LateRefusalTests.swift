import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("A controller that comes, or changes its mind, while a navigation is under way", .everyCompletion, .limited)
struct LateRefusalTests {
  private let editor = EditorViewController()

  /// Expects that the navigation is refused because of the editor.
  private func refused<ViewController: UIViewController>(
    _ step: DestinationStep<ViewController, Any?>, in app: App, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let before = app.state
    let error = await #expect(throws: RoutingError.self, sourceLocation: sourceLocation) {
      try await app.router.navigate(to: step, animated: false)
    }
    #expect(error?.code == .notDismissible, sourceLocation: sourceLocation)
    #expect(app.state == before, sourceLocation: sourceLocation)
  }

  /// The controller of home, found, with a context task.
  private func home(
    _ task: @escaping @MainActor (HomeViewController) -> Void
  ) -> DestinationStep<HomeViewController, Any?> {
    find(HomeViewController.self).adding(InlineContextTask<HomeViewController, Any?> { home, _ in task(home) })
      .from(.root)
  }

  @Test(
    "A controller that begins to refuse is asked before the modal leaves over which a context task has presented it")
  func presented() async {
    let app = App(root: HomeViewController())
    let modal = app.present(InfoViewController())
    let step = home { [editor] _ in app.atOnce { modal.present(editor, animated: false) } }
    await refused(step, in: app)
    #expect(modal.presentingViewController != nil)
  }

  @Test(
    "A controller that begins to refuse is asked before the screen is shown onto which a context task has pushed it")
  func pushed() async {
    let navigation = stack(HomeViewController(), InfoViewController())
    let app = App(root: navigation)
    let step = home { [editor] _ in app.atOnce { navigation.pushViewController(editor, animated: false) } }
    await refused(step, in: app)
  }

  @Test(
    "A controller that comes late is met before the commit begins, after a factory that took its time",
    arguments: [true, false])
  func metBeforeCommit(isAlert: Bool) async {
    editor.canBeDismissed = true
    let app = App(root: HomeViewController())
    app.present(editor)
    var hasBegun = false
    let slow = SlowFactory { [editor] in
      if isAlert {
        app.present(UIAlertController(title: "Rate us", message: nil, preferredStyle: .alert))
      } else {
        editor.canBeDismissed = false
      }
    }
    let step = StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: slow)
      .using(.present).from(home { _ in hasBegun = true }).assemble()
    let error = await #expect(throws: RoutingError.self) { try await app.router.navigate(to: step, animated: false) }
    #expect(error?.code == .notDismissible)
    #expect(!hasBegun)
  }

  @Test("A controller that changes its mind is asked again before it is replaced, after a factory that took its time")
  func changedMind() async {
    editor.canBeDismissed = true
    let app = App(root: stack(HomeViewController(), editor))
    let replaced = build(InfoViewController.self)
      .using(UINavigationController.pushAsRoot()).from(GeneralStep.current().expectingContainer())
    let slow = SlowFactory { [editor] in editor.canBeDismissed = false }
    let step = StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: slow)
      .using(.present).from(replaced).assemble()
    await refused(step, in: app)
  }
}

/// A factory that waits, and calls a closure before it builds.
private struct SlowFactory: AsyncFactory {
  let change: @MainActor () -> Void

  func build(with context: Any?) async throws -> BagViewController {
    await Task.yield()
    change()
    return BagViewController()
  }
}
