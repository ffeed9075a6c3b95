extension UIViewController {
  /// The outermost controller that contains this controller: the root of the window, or a presented controller.
  package var level: UIViewController { parent?.level ?? self }

  /// The controller that this very controller presents.
  ///
  /// UIKit's `presentedViewController` also returns the controller that an ancestor presents.
  package var ownPresented: UIViewController? {
    guard let presented = presentedViewController, presented.presentingViewController === self else { return nil }
    return presented
  }

  /// The controller presented over this controller or over its visible children, unless it is being dismissed.
  package var presentedOnTop: UIViewController? {
    // UIKit's getter answers for the containers around a controller too, and usually none of them presents.
    let innermost = innermostShown
    guard innermost.presentedViewController != nil else { return innermost.firstVisibleChild { $0.presentedOnTop } }
    guard let presented = presentedViewController else { return shownChild?.presentedOnTop }
    return presented.isBeingDismissed ? nil : presented
  }

  /// The controller that this controller or its visible children present, even if it is being dismissed.
  var presentedByShown: UIViewController? {
    let innermost = innermostShown
    guard innermost.presentedViewController != nil else { return innermost.firstVisibleChild { $0.presentedByShown } }
    return presentedViewController ?? shownChild?.presentedByShown
  }

  /// The controller at the end of the stacks and tabs that begin with this controller: itself, if it is neither.
  var innermostShown: UIViewController {
    var innermost = self
    while let child = innermost.shownChild { innermost = child }
    return innermost
  }

  /// The top of a stack or the selected tab, or `nil` for any other controller.
  ///
  /// These are by far the most common containers. They need no adapter, and a walk that follows one child needs no recursion,
  /// since the compiler would unroll it in every caller.
  var shownChild: UIViewController? {
    if let navigation = self as? UINavigationController { return navigation.topViewController }
    if let tabs = self as? UITabBarController { return tabs.shownChildOfTabs }
    return nil
  }

  /// Returns the first result of a search in the visible children, beginning where the user is.
  ///
  /// - Parameter search: A closure that searches one child.
  /// - Returns: The first result, or `nil` if there is none.
  @inline(never)  // Recursive searches would be unrolled: each unrolled search is 10 KB of code.
  func firstVisibleChild<Found>(_ search: (UIViewController) -> Found?) -> Found? {
    guard !children.isEmpty, let container else { return nil }
    for child in container.visibleFromTop {
      if let found = search(child) { return found }
    }
    return nil
  }

  /// The level under this one, or `nil` for the root of the window.
  var levelBelow: UIViewController? { presentingViewController?.level }

  /// Returns a controller of a class: this controller, or the nearest controller that contains it.
  func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
    self as? Container ?? parent?.nearest(type)
  }

  /// The window that this controller belongs to, even if its view is not in the window.
  ///
  /// UIKit removes the view of a presenter from the window while a full-screen presentation covers it, and adds the view of
  /// a presented controller in a later turn.
  @inline(never) package var windowOfHierarchy: UIWindow? { level.windowAbove ?? levelBelow?.windowBelow }

  /// The window of this level, or of the nearest level over it that has a window.
  private var windowAbove: UIWindow? { viewIfLoaded?.window ?? presentedViewController?.windowAbove }

  /// The window of this level, or of the nearest level under it that has a window.
  private var windowBelow: UIWindow? { viewIfLoaded?.window ?? levelBelow?.windowBelow }

  /// Returns a Boolean value that indicates whether this controller is in the hierarchy of a window, visible or not.
  package func isInHierarchy(of window: UIWindow) -> Bool {
    guard let around = parent ?? presentingViewController else { return self === window.rootViewController }
    return around.isInHierarchy(of: window)
  }

  /// A Boolean value that indicates whether the user has reached this controller.
  ///
  /// The controller is in the window and shown, or an action has put it into another window. Alerts and sheets that a
  /// screen presents as soon as it appears may cover it.
  func isReached(in window: UIWindow) -> Bool {
    if isInHierarchy(of: window) {
      return isShownByContainers && !level.isBeingDismissed && !isMovingFromParent
    }
    // The view of a root that was replaced while it appeared may have stayed in the window.
    return viewIfLoaded?.window.map { $0 !== window } ?? false
  }

  /// A Boolean value that indicates whether all containers around this controller show it.
  ///
  /// A presented controller is shown if its presenter is: a tab that is not selected hides the modals in its context.
  package var isShownByContainers: Bool {
    guard let parent else { return presentingViewController?.isShownByContainers ?? true }
    return parent.isShowing(self) && parent.isShownByContainers
  }

  /// Returns a Boolean value that indicates whether this controller shows a child.
  ///
  /// It is `true` if this is not a container that chooses among its children.
  func isShowing(_ child: UIViewController) -> Bool {
    // These are by far the most common containers, and they need no adapter.
    if let navigation = self as? UINavigationController { return navigation.topViewController === child }
    if let tabs = self as? UITabBarController { return tabs.shownChildOfTabs === child }
    return container.map { $0.isVisible($0.child(in: child)) } ?? true
  }

  /// Returns a Boolean value that indicates whether this controller is one of those that leave, in one, or over one.
  package func leaves(with leaving: [UIViewController]) -> Bool {
    !leaving.isEmpty
      && (leaving.containsInstance(self) || (parent ?? presentingViewController)?.leaves(with: leaving) == true)
  }

  /// The position of this controller on the stack that it can leave, or `nil` if it is the lowest one or on no stack.
  var positionOnStack: Int? {
    guard let container = parentWithAdapter?.container, container.isStack,
      let index = container.containedViewControllers.indexOfInstance(self), index > 0
    else { return nil }
    return index
  }

  /// The controllers that leave if this one must: the ones above it on its stack, and modals over it.
  ///
  /// A controller that cannot leave its container leaves together with the container. There are none if that is the root of a
  /// window.
  package var departure: [UIViewController] {
    var lowest = self
    while let parent = lowest.parent {
      if let index = lowest.positionOnStack, let stack = lowest.parentWithAdapter?.container?.containedViewControllers {
        return stack[index...] + (parent.isShownByContainers ? parent.modalsOver() : [])
      }
      lowest = parent
    }
    return lowest.presentingViewController == nil ? [] : [lowest]
  }

  /// Calls a closure with this controller, its children, and all controllers presented over any of them.
  package func forEachInSubtree(_ body: (UIViewController) throws -> Void) rethrows {
    try body(self)
    for child in children { try child.forEachInSubtree(body) }
    // An app's own container may have stored children that it contains only once its view is loaded.
    if builtInContainer == nil, let stored = knownContainer?.containedViewControllers {
      for child in stored where !child.isInside(self) { try child.forEachInSubtree(body) }
    }
    if let presented = ownPresented { try presented.forEachInSubtree(body) }
  }

  fileprivate var withVisibleChildren: [UIViewController] {
    [self] + (container?.visibleViewControllers ?? []).flatMap(\.withVisibleChildren)
  }

  /// A Boolean value that indicates whether this is an alert or an open menu; no navigation starts over it.
  ///
  /// UIKit closes a menu by a dismissal of its own, in its own time. A screen that a navigation presented over the menu would be
  /// dismissed instead of it (stleamist/BetterSafariView, pull request 52). A navigation therefore starts below the menu, and dismisses it
  /// before it presents a screen from there.
  package var isPassedOver: Bool { self is UIAlertController || Platform.isMenu(self) }
}

extension UITabBarController {
  /// The child that is on screen: the selected controller, or the navigation controller that has its screens.
  ///
  /// In a compact window with more than five tabs, UIKit moves the screens of a tab past the fourth onto the stack of
  /// `moreNavigationController`. The selected controller then has no parent, or that parent.
  var shownChildOfTabs: UIViewController? {
    let selected = selectedViewController
    if selected == nil || selected?.parent === self { return selected }
    return hasMore ? moreNavigationController : selected
  }

  /// The controllers in the tabs, without the controller whose screens are on the stack of `moreNavigationController`, and with
  /// that stack.
  var childrenOfTabs: [UIViewController] {
    let tabs = viewControllers ?? []
    return hasMore ? tabs.filter { $0.parent === self } + [moreNavigationController] : tabs
  }

  /// A Boolean value that indicates whether some tabs are reached through `moreNavigationController`.
  package var hasMore: Bool {
    guard let count = viewControllers?.count, count > 5 else { return false }
    return moreNavigationController.parent === self
  }
}

/// A window that navigations do not see.
package protocol CoveringWindow: UIWindow {
  /// The window where navigations happen instead.
  var windowBelow: UIWindow? { get }
}

extension UIWindow {
  /// The visible controllers of the topmost level, each container before its visible children.
  ///
  /// Alerts do not count as a level. A hidden window shows none.
  package var visibleControllers: [UIViewController] {
    isHidden ? [] : topmostViewController?.withVisibleChildren ?? []
  }

  /// The root, or the topmost presented controller, ignoring alerts, menus and controllers that are being dismissed.
  package var topmostViewController: UIViewController? { topmost { !$0.isPassedOver } }

  /// The key window that receives the user's input, in the foreground scene if there are several.
  ///
  /// If a window is key that navigations do not see, it is the window below.
  package static var key: UIWindow? {
    var key: UIWindow?
    for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
      guard let top = scene.windows.first(where: \.isKeyWindow),
        let window = (top as? any CoveringWindow).map(\.windowBelow) ?? top
      else { continue }
      if scene.activationState == .foregroundActive { return window }
      key = key ?? window
    }
    return key
  }

  /// The topmost visible controller: the innermost visible controller of the topmost level.
  var topmostLeaf: UIViewController? {
    guard var leaf = topmost(where: { _ in true }) else { return nil }
    while !leaf.children.isEmpty, let shown = leaf.container?.visibleFromTop.first { leaf = shown }
    return leaf
  }

  /// The controller from which navigations start: the topmost controller, ignoring modals that stay.
  var startOfNavigations: UIViewController? { topmost { !$0.isPassedOver && !$0.staysDuringNavigation } }

  /// Returns the topmost of the presented controllers that count, or the root.
  @inline(never) private func topmost(where counts: (UIViewController) -> Bool) -> UIViewController? {
    guard let root = rootViewController else { return nil }
    var topmost = root
    for level in sequence(first: root, next: \.presentedOnTop) where counts(level) { topmost = level }
    return topmost
  }

  /// A Boolean value that indicates whether no transition is under way and no navigation is changing the window.
  package var isAtRest: Bool { transitionUnderWay == nil && !WindowState.isCommitting(in: self) }
}

extension UIView {
  /// The view that the user is editing: this one, or one inside it.
  ///
  /// - Complexity: O(n) in the number of views inside this one.
  var editedView: UIView? {
    if isFirstResponder { return self }
    for view in subviews {
      if let edited = view.editedView { return edited }
    }
    return nil
  }
}
