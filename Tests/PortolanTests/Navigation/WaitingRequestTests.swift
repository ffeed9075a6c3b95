import Portolan
import Testing

@Suite("Requests that wait in a guard", .everyCompletion, .limited)
@MainActor
struct WaitingRequestTests {
  @Test("No controller is kept alive that leaves meanwhile")
  func lifetime() async throws {
    let app = App(root: HomeViewController())
    let (answers, answer) = AsyncStream<Void>.makeStream()
    let (questions, question) = AsyncStream<Void>.makeStream()
    let home = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory())
      .adding(
        InlineInterceptor<Any?> { _ in
          question.finish()
          for await _ in answers {}
          return .proceed
        }
      )
      .using(.replaceRoot)
      .from(.root)
      .assemble()
    // The route begins under a modal, which it would have to dismiss.
    weak let modal = app.present(BagViewController())
    let request = Task { try await app.router.navigate(to: home) }
    for await _ in questions {}
    app.atOnce { app.window.rootViewController?.dismiss(animated: false, completion: nil) }
    #expect(modal == nil)
    answer.finish()
    _ = try await request.value
    #expect(app.top is HomeViewController)
  }
}
