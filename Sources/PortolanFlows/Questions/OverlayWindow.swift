/// A window over the app's windows, such as a lock screen or a banner.
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
/// The object retains the window. When it is released, the window is hidden as by ``hide()``.
@MainActor
public final class OverlayWindow {
  /// A window that remembers the windows below.
  private final class Cover: UIWindow, CoveringWindow {
    /// The window that receives the user's input again when this one is hidden.
    weak var former: UIWindow?
    /// The window where navigations happen.
    weak var covered: UIWindow?

    /// The window of navigations, or the frontmost of the app's windows if this one became key by a touch.
    var windowBelow: UIWindow? {
      covered ?? windowScene?.windows.last { !$0.isHidden && !($0 is Cover) }
    }

    func close() {
      let next = isKeyWindow ? former.flatMap { $0.isHidden ? nil : $0 } ?? windowBelow : nil
      isHidden = true
      rootViewController = nil
      next?.makeKey()
      covered = nil
    }
  }

  private let cover: Cover

  /// Creates a hidden window.
  ///
  /// - Parameters:
  ///   - scene: The scene of the windows that it covers.
  ///   - level: The level of the window. By default it is above alerts.
  public init(in scene: UIWindowScene, level: UIWindow.Level = .alert + 1) {
    cover = Cover(windowScene: scene)
    cover.windowLevel = level
  }

  deinit {
    // Until then the window is key, and navigations happen in the window below.
    Task { @MainActor [cover] in cover.close() }
  }

  /// The window, for settings such as its tint.
  public var window: UIWindow { cover }

  /// A Boolean value that indicates whether the window is visible.
  public var isShown: Bool { !cover.isHidden }

  /// Shows a controller in the window.
  ///
  /// ```swift
  /// let banner = OverlayWindow(in: windowScene, level: .statusBar)
  /// banner.show(HelpViewController(), takingInput: false)
  /// ```
  ///
  /// - Parameters:
  ///   - viewController: The controller. It replaces the one that is shown.
  ///   - takesInput: `true` to make the window key, so that it receives the keyboard, as a passcode needs.
  public func show(_ viewController: UIViewController, takingInput takesInput: Bool = true) {
    cover.rootViewController = viewController
    if takesInput, !cover.isKeyWindow {
      cover.former = cover.windowScene?.windows.first(where: \.isKeyWindow)
      // In the scene of the overlay, as another one may have received the last touch.
      cover.covered = (cover.former as? Cover)?.windowBelow ?? cover.former ?? UIWindow.key
    }
    if takesInput { cover.makeKeyAndVisible() } else { cover.isHidden = false }
  }

  /// Hides the window and releases its controller.
  ///
  /// If the window was key, the one that was key before becomes key again.
  public func hide() {
    cover.close()
  }
}
