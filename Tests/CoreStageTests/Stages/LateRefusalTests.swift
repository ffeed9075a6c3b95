import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("A controller that comes, or changes its mind, while a navigation is under way", .everyCompletion, .limited)
struct LateRefusalTests {
  private let editor = EditorViewController()

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
    await app.expectRefused(as: .notDismissible) { try await $0.navigate(to: step, animated: false) }
    #expect(modal.presentingViewController != nil)
  }

  @Test(
    "A controller that begins to refuse is asked before the screen is shown onto which a context task has pushed it")
  func pushed() async {
    let navigation = stack(HomeViewController(), InfoViewController())
    let app = App(root: navigation)
    let step = home { [editor] _ in app.atOnce { navigation.pushViewController(editor, animated: false) } }
    await app.expectRefused(as: .notDismissible) { try await $0.navigate(to: step, animated: false) }
  }

  @Test(
    "A controller that comes late is met before the commit begins, after a factory that took its time",
    arguments: [true, false])
  func metBeforeCommit(isAlert: Bool) async {
    editor.canBeDismissed = true
    let app = App(root: HomeViewController())
    app.present(editor)
    var hasBegun = false
    let step = buildLater(BagViewController.self) { [editor] in
      await Task.yield()
      if isAlert {
        app.present(UIAlertController(title: "Rate us", message: nil, preferredStyle: .alert))
      } else {
        editor.canBeDismissed = false
      }
    }
    .using(.present).from(home { _ in hasBegun = true })
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
    let step = buildLater(BagViewController.self) { [editor] in
      await Task.yield()
      editor.canBeDismissed = false
    }
    .using(.present).from(replaced)
    await app.expectRefused(as: .notDismissible) { try await $0.navigate(to: step, animated: false) }
  }
}
