import Portolan
import Testing

@MainActor
@Suite("The watch of a window looks right after the turn of a change", .headlessOnly, .limited)
struct WindowWatchTests {
  @MainActor
  private final class Appearances: ScreenObserver {
    private(set) var names: [String] = []

    func router(did event: NavigationEvent) {}
    func router(didShow appearance: ScreenAppearance) { names.append("\(type(of: appearance.viewController))") }
  }

  /// Notes that a controller has left.
  private final class Departure {
    private(set) var hasHappened = false

    @MainActor
    init(of viewController: UIViewController) {
      RemovalWatch(viewController) {
        self.hasHappened = true
        return nil
      }
    }
  }

  private let home = HomeViewController()

  /// Calls a closure in the next turn.
  private func next<Answer: Sendable>(_ body: @escaping @MainActor () -> Answer) async -> Answer {
    await Task { @MainActor in body() }.value
  }

  @Test("A screen that is shown for one turn has appeared")
  func shortAppearance() async {
    let app = App(root: home)
    let appearances = Appearances()
    app.router.add(appearances)
    await settle()
    home.present(InfoViewController(), animated: false)
    await next { home.dismiss(animated: false) }
    await settle()
    #expect(appearances.names == ["InfoViewController", "HomeViewController"])
  }

  @Test("An alert that is released has left")
  func releasedAlert() async throws {
    var alert: UIAlertController? = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let departure = Departure(of: try #require(alert))
    await settle()
    #expect(!departure.hasHappened)
    alert = nil
    #expect(await next { departure.hasHappened })
  }

  @Test(
    "After a swipe back that is given up the screen is still there, and changes that came meanwhile disable the next one"
  )
  func givenUpSwipe() async throws {
    let draft = DraftViewController()
    draft.hasUnsavedChanges = false
    let navigation = stack(home, draft)
    let app = App(root: navigation)
    let departure = Departure(of: draft)
    await app.rest()
    let clock = ManualTransitionClock(beginning: .inCall)
    app.window.headless.transitionClock = clock
    try app.window.user.swipeBack(completing: false)
    draft.hasUnsavedChanges = true
    await settle()
    #expect(navigation.interactivePopGestureRecognizer?.isEnabled == true)
    clock.runToEnd()
    #expect(await next { navigation.interactivePopGestureRecognizer?.isEnabled } == false)
    #expect(!departure.hasHappened)
  }

  @Test("The screen of an overlay that is released while it is shown has left")
  func releasedOverlay() async throws {
    let app = App(root: home)
    let lock = InfoViewController()
    var overlay: OverlayWindow? = OverlayWindow(in: try #require(app.window.windowScene))
    overlay?.show(lock)
    let departure = Departure(of: lock)
    await settle()
    #expect(!departure.hasHappened)
    overlay = nil
    // The window is hidden in the next turn.
    await next {}
    #expect(departure.hasHappened)
  }

  @Test("The screen of a window that is released has left, even if other code retains it")
  func releasedWindow() async {
    var window: UIWindow? = UIWindow()
    window?.rootViewController = home
    window?.makeKeyAndVisible()
    #if !canImport(UIKit)
      if let window { HeadlessSystem.stopKeeping(window) }
    #endif
    let departure = Departure(of: home)
    await settle()
    #expect(!departure.hasHappened)
    window = nil
    #expect(await next { departure.hasHappened })
  }

  @Test("A listener that is released is not called")
  func releasedListener() async {
    let app = App(root: home)
    var calls = 0
    var listener: WindowWatch.Listener? = WindowWatch.of(app.window).add { calls += 1 }
    home.present(InfoViewController(), animated: false)
    await settle()
    #expect(calls > 0)
    listener = nil
    let before = calls
    home.dismiss(animated: false)
    await settle()
    #expect(calls == before)
    #expect(listener == nil)
  }

  @Test("Changes that listeners find in one turn are received together, and once")
  func findings() async {
    let app = App(root: home)
    let watch = WindowWatch.of(app.window)
    var received: [Int] = []
    let listeners = (1...2).map { _ in
      var hasFound = false
      return watch.add {
        if !hasFound { watch.report(UIView()) { received.append($0.count) } }
        hasFound = true
      }
    }
    home.present(InfoViewController(), animated: false)
    await settle()
    home.dismiss(animated: false)
    await settle()
    #expect(received == [2])
    withExtendedLifetime(listeners) {}
  }
}
