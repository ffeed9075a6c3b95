import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("A factory that checks the context", .everyCompletion, .limited)
struct ContextCheckTests {
  private struct Refusing: Factory {
    let trace: Trace

    func checkContext(_ context: Int) throws {
      trace.note("check \(context)")
      if context < 0 { throw Failure() }
    }

    func build(with context: Int) throws -> ProductViewController {
      trace.note("build")
      return ProductViewController(productID: context)
    }
  }

  private let trace = Trace()
  private var step: DestinationStep<ProductViewController, Int> {
    StepAssembly(finder: ClassWithContextFinder<ProductViewController, Int>(), factory: Refusing(trace: trace))
      .using(UINavigationController.push())
      .from(NavigationControllerStep<Int>()).using(.present).from(.current)
      .assemble()
  }

  @Test("A factory that refuses the context refuses it in a plan, and in a navigation before anything is built")
  func refused() async throws {
    let app = App(root: HomeViewController())
    let events = app.recordEvents()
    #expect(throws: Failure.self) { try app.router.plan(to: step, with: -1) }
    await app.expectUndone { try await $0.navigate(to: step, with: -1) }
    #expect(Set(trace.lines) == ["check -1"])
    #expect(events.built.isEmpty)
  }

  @Test("A factory that checks the context is asked before it builds, and not for a screen that is found")
  func asked() async throws {
    let app = App(root: HomeViewController())
    try await app.router.navigate(to: step, with: 1)
    #expect(trace.lines == ["check 1", "build"])
    try await app.router.navigate(to: step, with: 1)
    #expect(trace.lines == ["check 1", "build"])
  }
}
