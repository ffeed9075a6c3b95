/// The ways a presented controller covers the controller below it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// A presentation that covers everything and makes the presenter disappear.
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A smaller sheet.
  case formSheet = 2
  /// A presentation that covers the controller of the presentation context and makes it disappear.
  case currentContext = 3
  /// A presentation that the transitioning delegate's presentation controller defines.
  case custom = 4
  /// A presentation that covers everything and leaves the presenter on screen.
  case overFullScreen = 5
  /// A presentation that covers the controller of the presentation context and leaves it on screen.
  case overCurrentContext = 6
  /// A popover.
  case popover = 7
  /// No change of the style; only adaptation returns it.
  case none = -1
  /// The system's choice, a sheet; the property of a controller never returns it.
  case automatic = -2
}
