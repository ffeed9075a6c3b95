/// The visible windows, if ``HeadlessSystem/Contested/visibleWindowsStay`` is set.
@MainActor
enum KeptWindows {
  private static var windows: [UIWindow] = []

  /// Keeps a window that became visible, or releases one that was hidden.
  static func visibilityChanged(of window: UIWindow) {
    if window.hidden {
      windows.removeAll { $0 === window }
    } else if HeadlessSystem.contested.contains(.visibleWindowsStay) {
      windows.append(window)
      let shown = ObjectIdentifier(window)
      Task { @MainActor in warnIfUnheld(shown) }
    }
  }

  // Where there is Objective-C, every window counts as held, so that there is no warning.
  private static func warnIfUnheld(_ shown: ObjectIdentifier) {
    guard let index = windows.firstIndex(where: { ObjectIdentifier($0) == shown }),
      isKnownUniquelyReferenced(&windows[index])
    else { return }
    UIKitWarnings.warn(
      "\(describe(windows[index])) is visible, but nothing holds it. Hold it in a property, such as `window` of the scene's delegate."
    )
  }
}
