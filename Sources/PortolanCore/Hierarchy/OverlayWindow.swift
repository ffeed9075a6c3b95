/// A window over those of the app, such as a lock screen or a banner.
///
/// Navigations do not see it: a router without a window of its own navigates in the window below, even while the overlay
/// receives the user's input. So a link that arrives while the app is locked is performed below the lock screen, or waits
/// if the app closes the gate of its ``DeepLinkInbox``.
///
/// ```swift
/// let lock = OverlayWindow(in: windowScene)
/// lock.show(LockViewController())
/// // later, when the user has unlocked the app
/// lock.hide()
/// ```
///
/// The object retains the window. When it is released, the window disappears.
@MainActor
public final class OverlayWindow {
  /// The window, for settings such as its tint.
  public let window: UIWindow
  /// The window that receives the user's input again when this one is hidden.
  private weak var covered: UIWindow?

  private struct Weak {
    weak var overlay: OverlayWindow?
  }
  private static var all: [Weak] = []

  /// Creates a hidden window.
  ///
  /// - Parameters:
  ///   - scene: The scene of the windows that it covers.
  ///   - level: The level of the window. By default it is above alerts.
  public init(in scene: UIWindowScene, level: UIWindow.Level = .alert + 1) {
    window = UIWindow(windowScene: scene)
    window.windowLevel = level
    Self.all.removeAll { $0.overlay == nil }
    Self.all.append(Weak(overlay: self))
  }

  /// A Boolean value that indicates whether the window is visible.
  public var isShown: Bool { !window.isHidden }

  /// Shows a controller in the window.
  ///
  /// - Parameters:
  ///   - viewController: The controller, which replaces the one that is shown.
  ///   - takesInput: `true` to make the window key, so that it receives the keyboard, as a passcode needs.
  public func show(_ viewController: UIViewController, takingInput takesInput: Bool = true) {
    window.rootViewController = viewController
    if takesInput, !window.isKeyWindow { covered = UIWindow.key }
    if takesInput { window.makeKeyAndVisible() } else { window.isHidden = false }
  }

  /// Hides the window and releases its controller.
  ///
  /// If the window was key, the one that was key before becomes key again.
  public func hide() {
    let next = window.isKeyWindow ? windowBelow : nil
    window.isHidden = true
    window.rootViewController = nil
    next?.makeKey()
    covered = nil
  }

  /// Returns the window in which navigations happen while a window is key.
  static func windowOfNavigations(below key: UIWindow) -> UIWindow? {
    guard !all.isEmpty, let overlay = all.lazy.compactMap(\.overlay).first(where: { $0.window === key }) else {
      return key
    }
    return overlay.windowBelow
  }

  /// The window that was key before, or the frontmost of the app's windows if this one became key by a touch.
  private var windowBelow: UIWindow? {
    if let covered { return covered }
    let overlays = Self.all.compactMap(\.overlay?.window)
    return window.windowScene?.windows.last { !$0.isHidden && !overlays.contains($0) }
  }
}
