// swift-format-ignore-file
extension NSLayoutConstraint {
  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
    case notAnAttribute = 0
  }
}

extension NSLayoutConstraint {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }
}

extension UIApplication {
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var universalLinksOnly: UIApplication.OpenExternalURLOptionsKey { _stub() }  // UIApplicationOpenExternalURLOptionsKeyUniversalLinksOnly
  }
}

extension UIEvent {
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }
}

extension UIEvent {
}

extension UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
    public static var recognized: UIGestureRecognizer.State { _stub() }  // UIGestureRecognizerStateRecognized
  }
}

extension UIImage {
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }
}

extension UIMenu {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { _stub() }  // -initWith_:
  }
}

extension UIMenu {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var displayInline: UIMenu.Options { _stub() }  // UIMenuOptionsDisplayInline
    public static var destructive: UIMenu.Options { _stub() }  // UIMenuOptionsDestructive
    public static var singleSelection: UIMenu.Options { _stub() }  // UIMenuOptionsSingleSelection
  }
}

extension UINavigationItem {
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }
}

extension UIScrollView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }
}

extension UIScrollView {
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }
}

extension UISplitViewController {
}

extension UISplitViewController {
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never = 1
    case always = 2
  }
}

extension UISplitViewController {
}

extension UISplitViewController {
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }
}

extension UITabBar {
  public enum ItemPositioning: Int, Sendable {
    case automatic = 0
    case fill = 1
    case centered = 2
  }
}

extension UITabBarController {
  public enum Mode: Int, Sendable {
    case automatic = 0
    case tabBar = 1
    case tabSidebar = 2
  }
}

extension UITableViewCell {
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }
}

extension UITableViewCell {
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    case singleLineEtched = 2
  }
}

extension UITextField {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }
}

extension UITextField {
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }
}

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var flexibleLeftMargin: UIView.AutoresizingMask { _stub() }  // UIViewAutoresizingMaskFlexibleLeftMargin
    public static var flexibleWidth: UIView.AutoresizingMask { _stub() }  // UIViewAutoresizingMaskFlexibleWidth
    public static var flexibleRightMargin: UIView.AutoresizingMask { _stub() }  // UIViewAutoresizingMaskFlexibleRightMargin
    public static var flexibleTopMargin: UIView.AutoresizingMask { _stub() }  // UIViewAutoresizingMaskFlexibleTopMargin
    public static var flexibleHeight: UIView.AutoresizingMask { _stub() }  // UIViewAutoresizingMaskFlexibleHeight
    public static var flexibleBottomMargin: UIView.AutoresizingMask { _stub() }  // UIViewAutoresizingMaskFlexibleBottomMargin
  }
}

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }
}

extension UIView {
}
