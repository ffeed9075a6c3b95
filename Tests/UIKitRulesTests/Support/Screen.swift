import Portolan

/// A visible window with a root.
@MainActor
struct Screen {
  let window: UIWindow
  let root: UIViewController

  init(_ root: UIViewController = UIViewController()) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    #if !canImport(UIKit)
      HeadlessSystem.stopKeeping(window)
      window.headless.transitionClock = Turn.current.clock
    #endif
    self.root = root
    RuleRecording.current?.record(window)
  }

  /// Returns a screen on which animated changes take time, as on a phone.
  static func inMotion(_ root: UIViewController = UIViewController()) async -> Screen {
    let screen = Screen(root)
    await settle()
    #if !canImport(UIKit)
      let isImmediate = Turn.current == .immediate
      screen.window.headless.transitionClock = ManualTransitionClock(beginning: isImmediate ? .inCall : .later)
    #endif
    return screen
  }

  /// Waits until no transition is running on a screen in motion.
  func rest() async {
    #if canImport(UIKit)
      try? await Task.sleep(for: .seconds(1))
    #else
      (window.headless.transitionClock as? ManualTransitionClock)?.runToEnd()
    #endif
    await settle()
  }
}

/// Waits until UIKit has performed the work that it delays.
@MainActor
func settle() async {
  #if canImport(UIKit)
    for _ in 0..<10 {
      await withCheckedContinuation { continuation in
        RunLoop.main.perform { continuation.resume() }
      }
    }
    try? await Task.sleep(for: .milliseconds(100))
  #else
    await NextTurnTransitionClock.shared.waitUntilIdle()
  #endif
}

extension UIViewController {
  /// Presents a controller and waits for the completion, since UIKit's own method has no asynchronous form.
  func presentToEnd(_ viewController: UIViewController, animated: Bool) async {
    await withCheckedContinuation { continuation in
      present(viewController, animated: animated) { continuation.resume() }
    }
  }

  /// Dismisses the presented controller and waits for the completion.
  func dismissToEnd(animated: Bool) async {
    await withCheckedContinuation { continuation in
      dismiss(animated: animated) { continuation.resume() }
    }
  }
}
