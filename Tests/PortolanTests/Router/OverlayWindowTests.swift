import Portolan
import Testing

@MainActor
@Suite("A window over those of the app", .limited, .headlessOnly, .serialized)
struct OverlayWindowTests {
  /// A window that counts how often it became key, as a window of another test may be key by now.
  private final class CountingWindow: UIWindow {
    private(set) var times = 0

    override func becomeKey() {
      super.becomeKey()
      times += 1
    }
  }

  @Test("takes the input and no navigation, and gives the input back")
  func lock() async throws {
    let scene = try #require(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = HomeViewController()
    window.makeKeyAndVisible()
    let overlay = OverlayWindow(in: scene)
    #expect(overlay.window.windowLevel > .alert)
    #expect(!overlay.isShown)
    let lock = LoginViewController()
    overlay.show(lock)
    #expect(overlay.isShown)
    #expect(overlay.window.isKeyWindow)
    #expect(overlay.window.rootViewController === lock)

    let router = DefaultRouter()
    let step = StepAssembly(finder: NilFinder<InfoViewController, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    try await router.navigate(to: step, animated: false)
    #expect(window.rootViewController?.presentedViewController is InfoViewController)
    #expect(lock.presentedViewController == nil)

    // Another controller in the same window.
    overlay.show(AccountViewController())
    overlay.hide()
    #expect(!overlay.isShown)
    #expect(overlay.window.rootViewController == nil)
    #expect(window.isKeyWindow)
  }

  @Test("may leave the input where it is")
  func banner() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    let overlay = OverlayWindow(in: scene, level: .normal + 1)
    overlay.show(InfoViewController(), takingInput: false)
    #expect(overlay.isShown)
    #expect(window.isKeyWindow)
    overlay.hide()
    #expect(window.isKeyWindow)
  }

  @Test("that became key by a touch hides no app, and gives the input back")
  func touched() async throws {
    let scene = try #require(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = HomeViewController()
    window.makeKeyAndVisible()
    let overlay = OverlayWindow(in: scene, level: .normal + 1)
    overlay.show(InfoViewController(), takingInput: false)
    overlay.window.makeKey()
    let step = StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: ClassFactory())
      .using(.present).from(.current).assemble()
    try await DefaultRouter().navigate(to: step, animated: false)
    #expect(window.rootViewController?.presentedViewController is BagViewController)
    overlay.hide()
    #expect(window.isKeyWindow)
  }

  @Test(
    "that is released while it is shown goes, and what comes next finds the app's window", arguments: [true, false])
  func released(isWindowHeld: Bool) async throws {
    let scene = try #require(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
    let window = CountingWindow(windowScene: scene)
    window.rootViewController = HomeViewController()
    window.makeKeyAndVisible()
    var overlay: OverlayWindow? = OverlayWindow(in: scene)
    weak let shown = overlay?.window
    let held = isWindowHeld ? shown : nil
    overlay?.show(LoginViewController())
    #expect(shown?.isKeyWindow == true)
    let before = window.times
    overlay = nil
    let step = StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: ClassFactory())
      .using(.present).from(.current).assemble()
    try await DefaultRouter().navigate(to: step, animated: false)
    #expect(window.rootViewController?.presentedViewController is BagViewController)
    await until { shown?.isHidden ?? true }
    #expect(window.times > before)
    #expect(held?.isHidden ?? true)
    #expect(isWindowHeld == (shown != nil))
  }

  @Test("over another one that takes input gives it back to that one, and neither is navigated in")
  func twoOverlays() async throws {
    let scene = try #require(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = HomeViewController()
    window.makeKeyAndVisible()
    let lower = OverlayWindow(in: scene)
    let upper = OverlayWindow(in: scene)
    lower.show(LoginViewController())
    upper.show(InfoViewController())
    let step = StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: ClassFactory())
      .using(.present).from(.current).assemble()
    try await DefaultRouter().navigate(to: step, animated: false)
    #expect(window.rootViewController?.presentedViewController is BagViewController)
    upper.hide()
    #expect(lower.window.isKeyWindow)
    upper.show(InfoViewController())
    lower.hide()
    upper.hide()
    #expect(window.isKeyWindow)
  }
}
