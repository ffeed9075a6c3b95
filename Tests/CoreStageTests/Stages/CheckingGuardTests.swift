import Portolan
import Testing

@MainActor
@Suite("An inline guard that only checks", .everyCompletion, .limited)
struct CheckingGuardTests {
  @Test("An inline guard that only checks proceeds unless it throws, at once or later")
  func checks() async throws {
    let app = App(root: HomeViewController())
    let isOpen = Flag()
    let step = build(InfoViewController.self)
      .adding(InlineInterceptor<Any?>(checking: { _ in if !isOpen.value { throw Failure() } }))
      .adding(
        InlineInterceptor<Any?>(checking: { _ in
          await Task.yield()
          if !isOpen.value { throw Failure() }
        })
      )
      .using(.present).from(.current)
    await #expect(throws: Failure.self) { try await app.router.navigate(to: step) }
    isOpen.value = true
    try await app.router.navigate(to: step)
    #expect(app.top is InfoViewController)
  }

  @Test("An inline guard that only checks can be written in the route of a screen")
  func inRoute() async throws {
    let app = App(root: HomeViewController())
    await #expect(throws: Failure.self) { try await app.router.navigate(to: Place.closed) }
    try await app.router.navigate(to: Place.open)
    #expect(app.top is InfoViewController)
  }

  private final class Flag {
    var value = false
  }

  private enum Place: Screen {
    case open, closed
    var assembly: any Assembly { InlineAssembly { InfoViewController() } }
    var route: Route<Self> { .present.guarded { screen in if screen == .closed { throw Failure() } } }
  }
}
