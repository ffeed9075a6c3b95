import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("replaceRoot", .everyCompletion, .limited)
struct ReplaceRootTests {
  @Test("The action replaceRoot replaces the root, and the old root is gone")
  func plain() async throws {
    weak var old: UIViewController?
    let app = App(root: nil)
    do {
      let root = InfoViewController()
      old = root
      app.window.rootViewController = root
    }
    try await app.router.navigate(to: home(GeneralAction.replaceRoot()))
    #expect(app.tree == "UIWindow\n└─ HomeViewController  ← top")
    #expect(old == nil)
  }

  @Test("With animation options, replaceRoot is over when the transition is", .headlessOnly)
  func animated() async throws {
    let app = App(root: InfoViewController())
    let clock = app.stepByHand()
    let action = GeneralAction.replaceRoot(animationOptions: .transitionCrossDissolve, duration: 0.5)
    let trace = app.trace
    app.router.navigate(to: home(action)) { result in
      trace.note((try? result.get().viewController) is HomeViewController ? "reached" : "failed")
    }
    await until { !clock.isIdle }
    #expect(app.window.rootViewController is HomeViewController)
    #expect(trace.lines.isEmpty)
    clock.runToEnd()
    await until { !trace.lines.isEmpty }
    #expect(trace.lines == ["reached"])
  }

  @Test("Without an animation or without options, replaceRoot waits for nothing", .headlessOnly)
  func notAnimated() async throws {
    for (options, animated): (UIView.AnimationOptions?, Bool) in [(nil, true), (.transitionCrossDissolve, false)] {
      let app = App(root: InfoViewController())
      app.window.headless.transitionClock = ManualTransitionClock()
      try await app.router.navigate(
        to: home(GeneralAction.replaceRoot(animationOptions: options)),
        animated: animated
      )
      #expect(app.window.rootViewController is HomeViewController)
    }
  }

  @Test("A sheet that a context task presents is not left behind over another root")
  func sheetOfContextTask() async throws {
    let root = InfoViewController()
    let app = App(root: root)
    let sheet = BagViewController()
    let origin = find(InfoViewController.self)
      .adding(
        InlineContextTask<InfoViewController, Any?> { root, _ in
          app.atOnce { root.present(sheet, animated: false, completion: nil) }
        }
      )
      .from(.root)
    let step = build(HomeViewController.self).using(.replaceRoot).from(origin)
    try await app.router.navigate(to: step, animated: false)
    #expect(app.window.rootViewController is HomeViewController)
    #expect(sheet.presentingViewController == nil)
    #expect(app.window.headless.strandedViewControllers.isEmpty)
  }

  @Test("An alert that a modal presents as it leaves is not left behind over another root")
  func alertOfLeavingModal() async throws {
    let root = InfoViewController()
    let app = App(root: root)
    let modal = LeavingViewController()
    modal.modalPresentationStyle = .fullScreen
    let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    modal.onLeft = { root.present(alert, animated: false, completion: nil) }
    app.present(modal)
    await app.expectRefused(as: .notDismissible) {
      try await $0.navigate(to: home(GeneralAction.replaceRoot()), animated: false)
    }
    #expect(app.window.rootViewController === root)
  }

  private func home(_ action: ReplaceRootAction) -> DestinationStep<HomeViewController, Any?> {
    findOrBuild(HomeViewController.self).using(action).from(.root)
  }
}
