/// A scene with windows, which it does not retain.
open class UIWindowScene: UIScene {
  final weak var keyWindowReference: UIWindow?
  private var windowReferences: [WeakWindow] = []

  /// The windows of the scene, in the order in which they were added.
  open var windows: [UIWindow] { windowReferences.compactMap(\.window) }

  /// The window that receives the scene's key presses.
  open var keyWindow: UIWindow? { keyWindowReference }

  final func add(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil || $0.window === window }
    windowReferences.append(WeakWindow(window: window))
  }

  final func remove(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil || $0.window === window }
    if keyWindowReference === window { keyWindowReference = nil }
  }
}

/// A weak reference to a window.
struct WeakWindow {
  weak var window: UIWindow?
}
