/// A scene with windows, which it does not retain.
open class UIWindowScene: InertUIWindowScene {
  private final var windowReferences: [WeakWindow] = []
  /// The number of references at which those to released windows are removed, so that a new window does not look at all.
  private final var crowd = 16

  /// The windows of the scene, in the order they were added.
  open var windows: [UIWindow] { windowReferences.compactMap(\.window) }

  /// Adds a window that is in no scene.
  final func add(new window: UIWindow) {
    if windowReferences.count >= crowd {
      windowReferences.removeAll { $0.window == nil }
      crowd = max(16, 2 * windowReferences.count)
    }
    window.verticalSizeClass = heightClass
    windowReferences.append(WeakWindow(window: window))
  }

  /// Adds a window, or puts it in front of the others.
  final func add(_ window: UIWindow) {
    forget(window)
    add(new: window)
  }

  final func remove(_ window: UIWindow) {
    forget(window)
    if keyWindowReference === window { keyWindowReference = nil }
  }

  private func forget(_ window: UIWindow) {
    // A window that becomes visible was usually made just before.
    if let index = windowReferences.lastIndex(where: { $0.window === window }) { windowReferences.remove(at: index) }
  }
}

/// A weak reference to a window.
struct WeakWindow {
  weak var window: UIWindow?
}
