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
