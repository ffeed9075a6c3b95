import UIKit

/// Returns a window on screen.
@MainActor
func makeWindow(_ root: UIViewController) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  #if canImport(HeadlessUIKit)
    // Transitions begin in a later turn, as on a phone, and end without delay.
    window.headless.transitionClock = NextTurnTransitionClock.shared
  #endif
  window.rootViewController = root
  window.makeKeyAndVisible()
  return window
}
