import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Cancelling a request", .everyCompletion, .limited)
struct CancellationTests {
  private let app = App(root: stack(CatalogueViewController()))
  private let trace = Trace()

  @Test("The cancellation of the first caller hands the request even to a caller that has not begun to wait")
  func handedOverEarly() async throws {
    let trace = trace
    let router = app.router
    let again = Again()
    let step = StepAssembly(
      finder: NilFinder(),
      factory: ClassFactory<BagViewController, Any?>(configuration: { _ in
        guard let step = again.step else { return }
        again.step = nil
        // Registered at once, while its task has yet to begin.
        router.navigate(to: step) { result in
          trace.note((try? result.get()) == nil ? "failed" : "reached")
        }
        withUnsafeCurrentTask { $0?.cancel() }
      })
    )
    .using(.present).from(.current).assemble()
    again.step = step
    let first = Task { try await router.navigate(to: step) }
    await #expect(throws: CancellationError.self) { try await first.value }
    await until { !trace.lines.isEmpty }
    #expect(trace.lines == ["reached"])
    #expect(app.top is BagViewController)
  }

  @MainActor
  private final class Again {
    var step: DestinationStep<BagViewController, Any?>?
  }

  @Test("A request that a factory cancels has no other factory build anything")
  func inFactory() async {
    let trace = trace
    let first = StepAssembly(
      finder: NilFinder(),
      factory: ClassFactory<InfoViewController, Any?>(configuration: { _ in
        trace.note("first")
        withUnsafeCurrentTask { $0?.cancel() }
      })
    )
    .using(.present).from(.current).assemble()
    let second = StepAssembly(
      finder: NilFinder(), factory: ClassFactory<BagViewController, Any?>(configuration: { _ in trace.note("second") })
    )
    .using(.present).from(first).assemble()
    let before = app.state
    let router = app.router
    let task = Task { try await router.navigate(to: second) }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(trace.lines == ["first"])
    #expect(app.state == before)
  }
}
