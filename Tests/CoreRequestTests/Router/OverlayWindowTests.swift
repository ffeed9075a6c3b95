import Portolan
import Testing

@MainActor
@Suite("A window over the app's", .limited, .headlessOnly, .serialized)
struct OverlayWindowTests {
  @Test("A window over the app's takes no navigation")
  func lock() async throws {
    let scene = try #require(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = HomeViewController()
    window.makeKeyAndVisible()
    let overlay = OverlayWindow(in: scene)
    let lock = LoginViewController()
    overlay.show(lock)
    let router = DefaultRouter()
    let step = build(InfoViewController.self).using(.present).from(.current)
    try await router.navigate(to: step, animated: false)
    #expect(window.rootViewController?.presentedViewController is InfoViewController)
    #expect(lock.presentedViewController == nil)
    overlay.hide()
  }

  // In a scene of its own no other test makes a window key.

  @Test("A window over the app's takes the input, and gives it back")
  func input() {
    let scene = UIWindowScene.ofOneTest()
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    let overlay = OverlayWindow(in: scene)
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
    let scene = UIWindowScene.ofOneTest()
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    let overlay = OverlayWindow(in: scene, level: .normal + 1)
    overlay.show(InfoViewController(), takingInput: false)
    #expect(overlay.isShown)
    #expect(window.isKeyWindow)
    overlay.hide()
    #expect(window.isKeyWindow)
  }

  @Test("A window over the app's that became key by a touch hides no app")
  func touched() async throws {
    let scene = try #require(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = HomeViewController()
    window.makeKeyAndVisible()
    let overlay = OverlayWindow(in: scene, level: .normal + 1)
    overlay.show(InfoViewController(), takingInput: false)
    overlay.window.makeKey()
    let step = build(BagViewController.self).using(.present).from(.current)
    try await DefaultRouter().navigate(to: step, animated: false)
    #expect(window.rootViewController?.presentedViewController is BagViewController)
    overlay.hide()
  }

  @Test("A window over the app's that became key by a touch gives the input back")
  func touchedInput() {
    let scene = UIWindowScene.ofOneTest()
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    let overlay = OverlayWindow(in: scene, level: .normal + 1)
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
    let window = UIWindow(windowScene: scene)
    window.rootViewController = HomeViewController()
    window.makeKeyAndVisible()
    var overlay: OverlayWindow? = OverlayWindow(in: scene)
    weak let shown = overlay?.window
    let held = isWindowHeld ? shown : nil
    overlay?.show(LoginViewController())
    overlay = nil
    let step = build(BagViewController.self).using(.present).from(.current)
    try await DefaultRouter().navigate(to: step, animated: false)
    #expect(window.rootViewController?.presentedViewController is BagViewController)
    await until { shown?.isHidden ?? true }
    #expect(held?.isHidden ?? true)
    #expect(isWindowHeld == (shown != nil))
  }

  @Test("A window over the app's that is released while it is shown gives the input back")
  func releasedInput() async {
    let scene = UIWindowScene.ofOneTest()
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    var overlay: OverlayWindow? = OverlayWindow(in: scene)
    overlay?.show(LoginViewController())
    #expect(!window.isKeyWindow)
    overlay = nil
    await until { window.isKeyWindow }
    #expect(window.isKeyWindow)
  }

  @Test("A window over another window is not navigated in, and nor is the window below")
  func twoOverlays() async throws {
    let scene = try #require(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = HomeViewController()
    window.makeKeyAndVisible()
    let lower = OverlayWindow(in: scene)
    let upper = OverlayWindow(in: scene)
    lower.show(LoginViewController())
    upper.show(InfoViewController())
    let step = build(BagViewController.self).using(.present).from(.current)
    try await DefaultRouter().navigate(to: step, animated: false)
    #expect(window.rootViewController?.presentedViewController is BagViewController)
    upper.hide()
    lower.hide()
  }

  @Test("A window over another window gives the input back to the window below")
  func twoOverlaysInput() {
    let scene = UIWindowScene.ofOneTest()
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    let lower = OverlayWindow(in: scene)
    let upper = OverlayWindow(in: scene)
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
