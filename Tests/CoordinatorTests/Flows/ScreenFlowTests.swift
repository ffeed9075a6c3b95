import Portolan
import Testing

/// A login screen that reports by callbacks, as many apps have one.
private final class CallbackViewController: UIViewController {
  var onResult: ((Result<String, any Error>) -> Void)?
  var onCancel: (() -> Void)?
}

@MainActor
@Suite("A flow of one screen that reports by callbacks", .everyCompletion, .limited)
struct ScreenFlowTests {
  private let home = HomeViewController()

  private func login(in app: App) -> ScreenFlow<String> {
    ScreenFlow<String>(by: app.router, as: .fullScreen) { result in
      let login = CallbackViewController()
      login.onResult = { result($0) }
      login.onCancel = { result.cancel() }
      return login
    }
  }

  /// Returns the screen once it is presented.
  private func screen(in app: App) async throws -> CallbackViewController {
    await until { home.presentedViewController is CallbackViewController }
    await app.rest()
    await settle()
    return try #require(home.presentedViewController as? CallbackViewController)
  }

  @Test("A flow of one screen ends with the value, and the screen is dismissed")
  func value() async throws {
    let app = App(root: home)
    let running = Running(login(in: app))
    let screen = try await screen(in: app)
    #expect(screen.modalPresentationStyle == .fullScreen)
    screen.onResult?(.success("Ada"))
    screen.onResult?(.failure(Failure()))
    await until { running.isOver }
    #expect(try running.results.first?.get() == "Ada")
    #expect(home.presentedViewController == nil)
  }

  @Test("A flow of one screen ends with the error")
  func failure() async throws {
    let app = App(root: home)
    let running = Running(login(in: app))
    try await screen(in: app).onResult?(.failure(Failure()))
    await until { running.isOver }
    #expect(throws: Failure.self) { try running.results.first?.get() }
    #expect(home.presentedViewController == nil)
  }

  @Test("A flow of one screen is cancelled by its callback, and if the screen is dismissed", arguments: [true, false])
  func cancelled(isDismissed: Bool) async throws {
    let app = App(root: home)
    let running = Running(login(in: app))
    let screen = try await screen(in: app)
    if isDismissed { app.atOnce { dismiss(home) } } else { screen.onCancel?() }
    await until { running.isOver }
    #expect(running.wasCancelled)
    #expect(home.presentedViewController == nil)
  }

  @Test("A flow of one screen lets a guard wait for a login")
  func inGuard() async throws {
    let app = App(root: home)
    let login = login
    let step = build(InfoViewController.self)
      .adding(InlineInterceptor<Any?>(checking: { _ in _ = try await run(login(app)) }))
      .using(.present).from(.current)
    let request = Task { try await app.router.navigate(to: step, animated: false) }
    try await screen(in: app).onResult?(.success("Ada"))
    _ = try await request.value
    #expect(home.presentedViewController is InfoViewController)
  }

  @Test("The screen of a flow of one screen does not keep the flow")
  func released() async throws {
    let app = App(root: home)
    let running = Running(login(in: app))
    let screen = try await screen(in: app)
    screen.onCancel?()
    await until { running.isOver && running.flow == nil }
    #expect(running.flow == nil)
    screen.onResult?(.success("late"))
  }
}
