extension UIViewController {
  /// The outermost controller around this one: the root of the window, or what was presented.
  var level: UIViewController {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }

  /// What this very controller presents. UIKit answers `presentedViewController` for the ancestors too.
  var ownPresented: UIViewController? {
    guard let presented = presentedViewController, presented.presentingViewController === self else { return nil }
    return presented
  }

  /// What is presented over this controller or over what it shows, unless that is just leaving.
  var presentedOnTop: UIViewController? {
    if let presented = presentedViewController { return presented.isBeingDismissed ? nil : presented }
    return firstVisibleChild { $0.presentedOnTop }
  }

  /// What is first to be found in the children that the user sees.
  ///
  /// - Parameter search: Looks in one child.
  func firstVisibleChild<Found>(_ search: @MainActor (UIViewController) -> Found?) -> Found? {
    guard !children.isEmpty else { return nil }
    // The most common container by far, and one child needs no list.
    if let navigation = self as? UINavigationController {
      guard let top = navigation.topViewController else { return nil }
      return search(top)
    }
    guard let container else { return nil }
    for child in container.visibleViewControllers {
      if let found = search(child) { return found }
    }
    return nil
  }

  /// The level under this one; `nil` for the root of the window.
  var levelBelow: UIViewController? {
    presentingViewController?.level
  }

  /// This controller, or the nearest one around it, that is of a certain class.
  func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var candidate: UIViewController? = self
    while let viewController = candidate {
      if let container = viewController as? Container { return container }
      candidate = viewController.parent
    }
    return nil
  }

  /// The window that this controller belongs to, even where its view is not in it: UIKit takes the view of a presenter
  /// out of the window while a full screen covers it, and puts that of what is presented there in a later turn.
  var windowOfHierarchy: UIWindow? {
    var candidate: UIViewController? = level
    while let level = candidate {
      if let window = level.viewIfLoaded?.window { return window }
      candidate = level.presentedViewController
    }
    return levelBelow?.windowBelow
  }

  /// The window of this level, or of the nearest level under it that has one.
  private var windowBelow: UIWindow? {
    var candidate: UIViewController? = self
    while let level = candidate {
      if let window = level.viewIfLoaded?.window { return window }
      candidate = level.levelBelow
    }
    return nil
  }

  /// Whether this controller is in the hierarchy of a window, on top or not.
  func isInHierarchy(of window: UIWindow) -> Bool {
    var level = self.level
    while level !== window.rootViewController {
      guard let below = level.levelBelow else { return false }
      level = below
    }
    return true
  }

  /// Whether this controller is what its containers show.
  var isShownByContainers: Bool {
    var child = self
    while let parent = child.parent {
      if !parent.isShowing(child) { return false }
      child = parent
    }
    return true
  }

  /// Whether the user sees a child of this controller, as far as it is a container that chooses among its children.
  func isShowing(_ child: UIViewController) -> Bool {
    // The most common container by far needs no adapter.
    if let navigation = self as? UINavigationController { return navigation.topViewController === child }
    return container?.isVisible(child) ?? true
  }

  /// This controller, its children, and everything presented over any of them.
  func forEachInSubtree(_ body: (UIViewController) throws -> Void) rethrows {
    try body(self)
    for child in children { try child.forEachInSubtree(body) }
    if let presented = ownPresented { try presented.forEachInSubtree(body) }
  }
}

extension UIWindow {
  /// The root, or what is presented on top of everything; controllers that are leaving and alerts are passed over.
  var topmostViewController: UIViewController? {
    guard let root = rootViewController else { return nil }
    var topmost = root
    var level = root
    while let next = level.presentedOnTop {
      if !(next is UIAlertController) { topmost = next }
      level = next
    }
    return topmost
  }

  /// The window that takes the user's input.
  static var key: UIWindow? {
    for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
      if let window = scene.windows.first(where: \.isKeyWindow) { return window }
    }
    return nil
  }
}
