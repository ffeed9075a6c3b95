import Portolan
import Testing

@MainActor
@Suite("A window over the app's", .limited, .headlessOnly, .serialized)
struct OverlayWindowTests {
  /// A scene of its own, in which no other test makes a window key.
  private let ownScene = UIWindowScene.ofOneTest()

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

  @Test("A window over the app's takes no navigation")
  func lock() async throws {
    let scene = try #require(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
    let window = makeWindow(in: scene)
    let overlay = OverlayWindow(in: scene)
    let lock = LoginViewController()
    overlay.show(lock)
    try await expectNavigation(in: window)
    #expect(lock.presentedViewController == nil)
    overlay.hide()
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

  @Test("A window over the app's may leave the input where it is")
  func banner() {
    let window = makeWindow(in: ownScene)
    let overlay = OverlayWindow(in: ownScene, level: .normal + 1)
    overlay.show(InfoViewController(), takingInput: false)
    #expect(overlay.isShown)
    #expect(window.isKeyWindow)
    overlay.hide()
    #expect(window.isKeyWindow)
  }

  @Test("A window over the app's that became key by a touch hides no app")
  func touched() async throws {
    let scene = try #require(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
    let window = makeWindow(in: scene)
    let overlay = OverlayWindow(in: scene, level: .normal + 1)
    overlay.show(InfoViewController(), takingInput: false)
    overlay.window.makeKey()
    try await expectNavigation(in: window)
    overlay.hide()
  }

  @Test("A window over the app's that became key by a touch gives the input back")
  func touchedInput() {
    let window = makeWindow(in: ownScene)
    let overlay = OverlayWindow(in: ownScene, level: .normal + 1)
    overlay.show(InfoViewController(), takingInput: false)
    overlay.window.makeKey()
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

  @Test("A window over another window is not navigated in, and nor is the window below")
  func twoOverlays() async throws {
    let scene = try #require(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
    let window = makeWindow(in: scene)
    let lower = OverlayWindow(in: scene)
    let upper = OverlayWindow(in: scene)
    lower.show(LoginViewController())
    upper.show(InfoViewController())
    try await expectNavigation(in: window)
    upper.hide()
    lower.hide()
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
