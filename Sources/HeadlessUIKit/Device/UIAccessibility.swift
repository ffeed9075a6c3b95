/// The settings of assistive technologies; all are off.
public enum UIAccessibility {
  // Source: developer.apple.com/documentation/uikit/uiaccessibility/notification/screenchanged: the argument is the element for
  // VoiceOver to move to.
  /// Notifies assistive technologies.
  ///
  /// There are none: the window of the view, or else the key window, records it in
  /// ``HeadlessWindow/accessibilityPosts``.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    let window = (argument as? UIView)?.window ?? UIApplication.shared.keyWindow
    window?.accessibilityPosts.append(HeadlessWindow.AccessibilityPost(notification: notification, argument: argument))
  }
}
