import Portolan
import Testing

@Suite("Requests whose task is cancelled already", .everyCompletion, .limited)
@MainActor
struct CancelledRequestTests {
  @Test("A request whose task is cancelled already asks no guard")
  func guards() async {
    let app = App(root: UIViewController())
    var isAsked = false
    app.router.add(InlineInterceptor<Any?>(checking: { _ in isAsked = true }))
    let task = Task { try await app.router.navigate(to: .current) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!isAsked)
  }
}
