/// The settings of assistive technologies; all are off.
public enum UIAccessibility {
  /// A kind of notification for assistive technologies.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The number of the kind in UIKit.
    public let rawValue: UInt32
    /// Creates a kind from its number in UIKit.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen is visible.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Part of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A request to read a text aloud.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// The notification that the screen reader was turned on or off.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name("UIAccessibilityVoiceOverStatusChanged")
  /// The notification that the setting of movement changed.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// A Boolean value that indicates whether the screen reader is on.
  @MainActor public static var isVoiceOverRunning: Bool { false }
  /// A Boolean value that indicates whether movement is reduced.
  @MainActor public static var isReduceMotionEnabled: Bool { false }
  /// A Boolean value that indicates whether transparency is reduced.
  @MainActor public static var isReduceTransparencyEnabled: Bool { false }

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
