import Portolan
import Testing

// Sources: the pages of UIWindow and UIApplication at developer.apple.com/documentation/uikit, "the documentation" below, with the name of
// the page.
@MainActor
@Suite("The messages and the order of windows", .rule(.windows), .limited)
struct WindowMessageTests {
  private final class Window: UIWindow {
    var heard: [String] = []

    override func becomeKey() {
      super.becomeKey()
      heard.append("become")
    }
    override func resignKey() {
      super.resignKey()
      heard.append("resign")
    }
  }

  private func window(_ level: UIWindow.Level = .normal) -> Window {
    let window = Window(frame: .zero)
    window.windowLevel = level
    window.rootViewController = UIViewController()
    return window
  }

  /// Returns the notifications of windows that a closure causes, with the numbers of the windows in the list.
  private func notifications(of windows: [UIWindow], during body: () -> Void) -> [String] {
    let names = [
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification, UIWindow.didBecomeVisibleNotification,
      UIWindow.didBecomeHiddenNotification,
    ]
    let own = windows.map(ObjectIdentifier.init)
    var heard: [String] = []
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        guard let window = note.object as? UIWindow else { return }
        let (identity, event) = (ObjectIdentifier(window), note.name.rawValue)
        // The code of the test posts the notifications on the main actor.
        MainActor.assumeIsolated {
          guard let index = own.firstIndex(of: identity) else { return }
          heard.append("\(index) \(event.dropFirst("UIWindow".count).dropLast("Notification".count))")
        }
      }
    }
    body()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    return heard
  }

  // Sources: the documentation, didBecomeVisibleNotification and didBecomeHiddenNotification.
  @Test("A window posts once that it was shown or hidden", .tags(.documented))
  func visibility() {
    let window = window()
    let heard = notifications(of: [window]) {
      window.isHidden = false
      window.isHidden = false
      window.isHidden = true
    }
    #expect(heard.filter { !$0.hasSuffix("Key") } == ["0 DidBecomeVisible", "0 DidBecomeHidden"])
  }

  // Source: the documentation, didBecomeKeyNotification.
  @Test("A window that becomes key says so, once", .tags(.documented))
  func becomingKey() {
    let windows = [window(), window()]
    let heard = notifications(of: windows) { for index in [0, 1, 1, 0] { windows[index].makeKeyAndVisible() } }
    #expect(heard.filter { $0.hasSuffix("BecomeKey") } == ["0 DidBecomeKey", "1 DidBecomeKey", "0 DidBecomeKey"])
  }

  // Source: the documentation, didResignKeyNotification: "Posted when the window is no longer the key window".
  @Test("The former key window posts that it resigns before the new one posts that it is key", .tags(.observed))
  func resigning() {
    let windows = [window(), window()]
    windows[0].makeKeyAndVisible()
    let heard = notifications(of: windows) { windows[1].makeKey() }
    #expect(heard == ["0 DidResignKey", "1 DidBecomeKey"])
  }

  // Sources: the documentation, becomeKey() and resignKey(): "The system calls this method and posts a notification".
  @Test("A window is told that it becomes key and that it resigns", .tags(.documented))
  func told() {
    let windows = [window(), window()]
    windows[0].makeKeyAndVisible()
    windows[0].makeKey()
    #expect(windows[0].heard == ["become"])
    windows[1].makeKey()
    #expect(windows[0].heard == ["become", "resign"])
    #expect(windows[1].heard == ["become"])
  }

  // Source: the documentation, makeKeyAndVisible(): "If you only want to show the window, change its isHidden property to false".
  @Test("A window that is only shown is not key", .tags(.documented))
  func shown() {
    let (first, second) = (window(), window())
    first.makeKeyAndVisible()
    second.isHidden = false
    #expect(first.isKeyWindow)
    #expect(!second.isKeyWindow)
    #expect(second.rootViewController?.viewIfLoaded?.window === second)
  }

  // UIKit deprecates the list of all windows in favour of a scene's, whose order is not documented.
  #if !canImport(UIKit)
    // Source: the documentation, makeKeyAndVisible(): it positions the window "in front of all other windows at the same level or lower".
    @Test("A window that is made key and visible is in front of its level", .headlessOnly, .tags(.documented))
    func front() {
      let windows = [window(), window()]
      for window in windows { window.makeKeyAndVisible() }
      windows[0].makeKeyAndVisible()
      let order = UIApplication.shared.windows.filter { window in windows.contains { $0 === window } }
      #expect(order.last === windows[0])
    }

    // Source: the documentation, UIApplication.windows: "ordered from back to front by window level; thus, the last window in the array is
    // on top of all other app windows".
    @Test("The windows of the application are ordered by their level", .headlessOnly, .tags(.documented))
    func levels() {
      let windows = [window(.alert), window(), window(.statusBar)]
      for window in windows { window.isHidden = false }
      let order = UIApplication.shared.windows.compactMap { window in windows.firstIndex { $0 === window } }
      #expect(order == [1, 2, 0])
    }
  #endif

  // Source: the documentation, UIWindow.Level: "Windows at a given level are above those of lower levels".
  @Test("Alerts are above the status bar, which is above the app's windows", .tags(.documented))
  func levelValues() {
    #expect(UIWindow.Level.normal < .statusBar)
    #expect(UIWindow.Level.statusBar < .alert)
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.alert + 1 > .alert)
  }
}
