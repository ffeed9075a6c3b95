/// A window without a root that has a placeholder while restorations run in it.
///
/// A guard may present a login over the placeholder, before the root is known. Several restorations may run at
/// once. The last one removes the placeholder, if none has set another root.
@MainActor
final class FreshWindow {
  private weak var window: UIWindow?
  private let placeholder = UIViewController()
  private var restorations = 1

  private init(_ window: UIWindow) {
    self.window = window
    window.rootViewController = placeholder
  }

  /// Enters a window for a restoration; the restoration must ``leave()`` it.
  ///
  /// - Returns: The fresh window, or `nil` if the window has a root of its own.
  static func enter(_ window: UIWindow) -> FreshWindow? {
    let state = WindowState.of(window)
    if let entered = state.restoration as? FreshWindow, entered.isFresh {
      entered.restorations += 1
      return entered
    }
    guard window.rootViewController == nil else { return nil }
    let fresh = FreshWindow(window)
    state.restoration = fresh
    return fresh
  }

  /// Leaves the window after a restoration, whatever its result.
  func leave() {
    restorations -= 1
    guard restorations == 0, let window else { return }
    let state = WindowState.of(window)
    if state.restoration === self { state.restoration = nil }
    if isFresh { window.rootViewController = nil }
  }

  private var isFresh: Bool { window?.rootViewController === placeholder }
}
