/// The members of a window that only HeadlessUIKit has.
@MainActor
public struct HeadlessWindow {
  /// A notification that the app has posted for assistive technologies.
  public struct AccessibilityPost {
    /// The kind of notification.
    public let notification: UIAccessibility.Notification
    /// The text to read aloud, if the argument was a text.
    public let text: String?
    /// The element to which the screen reader moves, unless it has been released.
    public private(set) weak var element: AnyObject?

    init(notification: UIAccessibility.Notification, argument: Any?) {
      self.notification = notification
      text = argument as? String
      if text == nil { element = argument as AnyObject? }
    }
  }

  let window: UIWindow

  /// The clock that determines when the transitions in the window begin and end.
  ///
  /// A new window has the clock of ``HeadlessSystem/transitionClock``. By default transitions begin in a later turn, as in UIKit: see
  /// ``TransitionClock``.
  public var transitionClock: any TransitionClock {
    get { window.transitionClock }
    nonmutating set { window.transitionClock = newValue }
  }

  /// The horizontal size class of the window, for containers to adapt to.
  ///
  /// The user changes it with ``WindowUser/resize(to:)``.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { window.horizontalSizeClass }

  /// The notifications for assistive technologies that were posted in the window, the oldest first.
  public var accessibilityPosts: [AccessibilityPost] { window.accessibilityPosts }

  /// The view to which the screen reader was moved last, or `nil` if there is none or it has left the window.
  public var accessibilityFocus: UIView? {
    (accessibilityPosts.last { $0.text == nil }?.element as? UIView).flatMap { $0.window === window ? $0 : nil }
  }

  /// The controllers that a replaced root presented, and that stay in the window without a presenter.
  public var strandedViewControllers: [UIViewController] { window.strandedViewControllers }
}
