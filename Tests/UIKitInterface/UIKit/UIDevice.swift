// swift-format-ignore-file
public enum UIAccessibility {
  public static var voiceOverStatusDidChangeNotification: NSNotification.Name { _stub() }  // UIAccessibilityVoiceOverStatusDidChangeNotification
  public static var reduceMotionStatusDidChangeNotification: NSNotification.Name { _stub() }  // UIAccessibilityReduceMotionStatusDidChangeNotification
  @MainActor public static var isVoiceOverRunning: Bool { _stub() }  // UIAccessibilityIsVoiceOverRunning
  @MainActor public static var isReduceMotionEnabled: Bool { _stub() }  // UIAccessibilityIsReduceMotionEnabled
  @MainActor public static var isReduceTransparencyEnabled: Bool { _stub() }  // UIAccessibilityIsReduceTransparencyEnabled
  @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) { _stub() }  // +postWithNotification:argument:

  public struct Notification: Hashable, RawRepresentable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var screenChanged: UIAccessibility.Notification { _stub() }  // UIAccessibilityNotificationScreenChanged
    public static var layoutChanged: UIAccessibility.Notification { _stub() }  // UIAccessibilityNotificationLayoutChanged
    public static var announcement: UIAccessibility.Notification { _stub() }  // UIAccessibilityNotificationAnnouncement
  }
}

@preconcurrency @MainActor open class UIDevice: NSObject {
  public static var current: UIDevice { _stub() }  // +current
  public nonisolated static var orientationDidChangeNotification: NSNotification.Name { _stub() }  // +orientationDidChangeNotification
  open var model: String { _stub() }  // model
  open var name: String { _stub() }  // name
  open var systemName: String { _stub() }  // systemName
  open var systemVersion: String { _stub() }  // systemVersion
  open var identifierForVendor: UUID? { _stub() }  // identifierForVendor
  open var orientation: UIDeviceOrientation { _stub() }  // orientation
  open var userInterfaceIdiom: UIUserInterfaceIdiom { _stub() }  // userInterfaceIdiom
}

