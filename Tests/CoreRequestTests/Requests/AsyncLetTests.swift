import Portolan
import Testing

@MainActor
@Suite("A request of an async let", .limited)
struct AsyncLetTests {
  private let app = App(root: stack(CatalogueViewController()))

  // The task of an async let lives in the memory of the function that it stands in.
  @available(iOS 26, macOS 26, *)
  @Test(
    "A request of an async let leaves the memory of its task alone once that is over, although a request of its guard goes on"
  )
  func outlivedByGuard() async throws {
    let gate = Gate()
    let router = app.router
    let later = build(BagViewController.self).adding(InlineInterceptor<Any?>(checking: { _ in await gate.pass() }))
      .using(.present).from(.current)
    let info = build(InfoViewController.self)
      .adding(
        InlineInterceptor<Any?> { _ in
          Task { try await router.navigate(to: later) }
          return .proceed
        }
      )
      .using(.present).from(.current)
    try await navigate(router, to: info)
    #expect(await wordsChanged(while: gate) == 0)
    #expect(app.top is BagViewController)
  }

  private func navigate(_ router: DefaultRouter, to step: DestinationStep<InfoViewController, Any?>) async throws {
    async let name = router.navigate(to: step).destination.name
    _ = try await name
  }

  /// Opens a gate while a frame stands in the place of the previous function's, and returns how many of its words have changed.
  @available(iOS 26, macOS 26, *)
  private func wordsChanged(while gate: Gate) async -> Int {
    let word: UInt64 = 8 << 33 | 3
    var frame = InlineArray<96, UInt64>(repeating: word)
    await gate.arrivals(1)
    gate.open()
    await settle()
    var changed = 0
    for index in frame.indices where frame[index] != word { changed += 1 }
    frame[0] = 0
    return changed
  }
}
