import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("A route that is built again, because the window has changed meanwhile", .everyCompletion, .limited)
struct BuiltAgainTests {
  @Test("A route that is built again finds a container that the app keeps as it was before the first build")
  func keptContainer() async throws {
    let kept = UINavigationController()
    let app = App(root: HomeViewController())
    let gate = Gate()
    let container = reusing(kept)
      .adding(InlineContextTask<UINavigationController, Any?> { _, _ in await gate.pass() })
    let step = build(BagViewController.self)
      .using(UINavigationController.push()).from(container).using(.present).from(.current)
    let request = Task { try await app.router.navigate(to: step) }
    await gate.arrivals(1)
    #expect(kept.viewControllers.count == 1)
    app.present(InfoViewController())
    gate.open()
    let bag = try await request.value.viewController
    #expect(kept.viewControllers == [bag])
    #expect(kept.presentingViewController is InfoViewController)
  }
}
