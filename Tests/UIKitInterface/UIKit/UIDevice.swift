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

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static var none: UIAccessibilityTraits { _stub() }  // UIAccessibilityTraitsNone
  public static var button: UIAccessibilityTraits { _stub() }  // UIAccessibilityTraitsButton
  public static var link: UIAccessibilityTraits { _stub() }  // UIAccessibilityTraitsLink
  public static var image: UIAccessibilityTraits { _stub() }  // UIAccessibilityTraitsImage
  public static var selected: UIAccessibilityTraits { _stub() }  // UIAccessibilityTraitsSelected
  public static var staticText: UIAccessibilityTraits { _stub() }  // UIAccessibilityTraitsStaticText
  public static var notEnabled: UIAccessibilityTraits { _stub() }  // UIAccessibilityTraitsNotEnabled
  public static var updatesFrequently: UIAccessibilityTraits { _stub() }  // UIAccessibilityTraitsUpdatesFrequently
  public static var adjustable: UIAccessibilityTraits { _stub() }  // UIAccessibilityTraitsAdjustable
  public static var header: UIAccessibilityTraits { _stub() }  // UIAccessibilityTraitsHeader
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
  open func beginGeneratingDeviceOrientationNotifications() { _stub() }  // -beginGeneratingDeviceOrientationNotifications
  open func endGeneratingDeviceOrientationNotifications() { _stub() }  // -endGeneratingDeviceOrientationNotifications
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6
  public var isPortrait: Bool { _stub() }  // portrait
  public var isLandscape: Bool { _stub() }  // landscape
  public var isFlat: Bool { _stub() }  // flat
  public var isValidInterfaceOrientation: Bool { _stub() }  // validInterfaceOrientation
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 4
  case landscapeRight = 3
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var portrait: UIInterfaceOrientationMask { _stub() }  // UIInterfaceOrientationMaskPortrait
  public static var portraitUpsideDown: UIInterfaceOrientationMask { _stub() }  // UIInterfaceOrientationMaskPortraitUpsideDown
  public static var landscapeRight: UIInterfaceOrientationMask { _stub() }  // UIInterfaceOrientationMaskLandscapeRight
  public static var landscapeLeft: UIInterfaceOrientationMask { _stub() }  // UIInterfaceOrientationMaskLandscapeLeft
  public static var landscape: UIInterfaceOrientationMask { _stub() }  // UIInterfaceOrientationMaskLandscape
  public static var all: UIInterfaceOrientationMask { _stub() }  // UIInterfaceOrientationMaskAll
  public static var allButUpsideDown: UIInterfaceOrientationMask { _stub() }  // UIInterfaceOrientationMaskAllButUpsideDown
}

public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
