/// The visible windows that stay until they are hidden even if nothing else holds them.
@MainActor
enum KeptWindows {
  private static var windows: [ObjectIdentifier: UIWindow] = [:]

  /// Keeps a window that became visible, or releases one that was hidden.
  static func visibilityChanged(of window: UIWindow) {
    if window.hidden || HeadlessSystem.contested.contains(.visibleWindowsVanish) {
      release(window)
    } else {
      windows[ObjectIdentifier(window)] = window
    }
  }

  static func release(_ window: UIWindow) { windows[ObjectIdentifier(window)] = nil }
}
