import Portolan
import Testing

@MainActor
@Suite("A window over the app's", .limited, .headlessOnly, .serialized)
struct OverlayWindowTests {
  /// A scene of its own, in which no other test makes a window key.
  private let ownScene = UIWindowScene.ofOneTest()

  /// The windows that lie over the app's.
  enum Overlays: CaseIterable {
    case lock, touchedBanner, lockUnderAnother
  }

  private func makeWindow(in scene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = HomeViewController()
    window.makeKeyAndVisible()
    return window
  }

  /// Expects that a route presents its screen in a window of the app, whichever windows lie over it.
  private func expectNavigation(in window: UIWindow, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let step = build(BagViewController.self).using(.present).from(.current)
    try await DefaultRouter().navigate(to: step, animated: false)
    let presented = window.rootViewController?.presentedViewController
    #expect(presented is BagViewController, sourceLocation: sourceLocation)
  }

  @Test(
    "A window over the app's takes no navigation, also if it became key by a touch or lies under another window",
    arguments: Overlays.allCases)
  func takesNoNavigation(overlays: Overlays) async throws {
    let scene = try #require(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
    let window = makeWindow(in: scene)
    let lower = overlays == .touchedBanner ? OverlayWindow(in: scene, level: .normal + 1) : OverlayWindow(in: scene)
    let upper = overlays == .lockUnderAnother ? OverlayWindow(in: scene) : nil
    let lock = LoginViewController()
    lower.show(lock, takingInput: overlays != .touchedBanner)
    if overlays == .touchedBanner { lower.window.makeKey() }
    upper?.show(InfoViewController())
    try await expectNavigation(in: window)
    #expect(lock.presentedViewController == nil)
    upper?.hide()
    lower.hide()
  }

  @Test("A window over the app's takes the input, and gives it back")
  func input() {
    let window = makeWindow(in: ownScene)
    let overlay = OverlayWindow(in: ownScene)
    #expect(overlay.window.windowLevel > UIWindow.Level.alert)
    #expect(!overlay.isShown)
    let lock = LoginViewController()
    overlay.show(lock)
    #expect(overlay.isShown)
    #expect(overlay.window.isKeyWindow)
    #expect(overlay.window.rootViewController === lock)
    // Another controller in the same window.
    overlay.show(AccountViewController())
    overlay.hide()
    #expect(!overlay.isShown)
    #expect(overlay.window.rootViewController == nil)
    #expect(window.isKeyWindow)
  }

  @Test(
    "A window over the app's may leave the input where it is, and gives it back if it became key by a touch",
    arguments: [false, true])
  func banner(isTouched: Bool) {
    let window = makeWindow(in: ownScene)
    let overlay = OverlayWindow(in: ownScene, level: .normal + 1)
    overlay.show(InfoViewController(), takingInput: false)
    #expect(overlay.isShown)
    #expect(window.isKeyWindow)
    if isTouched { overlay.window.makeKey() }
    overlay.hide()
    #expect(window.isKeyWindow)
  }

  @Test(
    "A window over the app's that is released while it is shown goes, and the next search finds the app's window",
    arguments: [true, false])
  func released(isWindowHeld: Bool) async throws {
    let scene = try #require(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
    let window = makeWindow(in: scene)
    var overlay: OverlayWindow? = OverlayWindow(in: scene)
    weak let shown = overlay?.window
    let held = isWindowHeld ? shown : nil
    overlay?.show(LoginViewController())
    overlay = nil
    try await expectNavigation(in: window)
    await until { shown?.isHidden ?? true }
    #expect(held?.isHidden ?? true)
    #expect(isWindowHeld == (shown != nil))
  }

  @Test("A window over the app's that is released while it is shown gives the input back")
  func releasedInput() async {
    let window = makeWindow(in: ownScene)
    var overlay: OverlayWindow? = OverlayWindow(in: ownScene)
    overlay?.show(LoginViewController())
    #expect(!window.isKeyWindow)
    overlay = nil
    await until { window.isKeyWindow }
    #expect(window.isKeyWindow)
  }

  @Test("A window over another window gives the input back to the window below")
  func twoOverlaysInput() {
    let window = makeWindow(in: ownScene)
    let lower = OverlayWindow(in: ownScene)
    let upper = OverlayWindow(in: ownScene)
    lower.show(LoginViewController())
    upper.show(InfoViewController())
    upper.hide()
    #expect(lower.window.isKeyWindow)
    // Another scene has received the last touch.
    let other = UIWindow()
    other.makeKeyAndVisible()
    upper.show(InfoViewController())
    lower.hide()
    upper.hide()
    #expect(window.isKeyWindow)
  }
}
