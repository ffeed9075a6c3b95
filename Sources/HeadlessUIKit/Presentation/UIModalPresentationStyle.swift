/// How a presented controller covers the one below it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers everything; the presenter disappears.
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A smaller sheet.
  case formSheet = 2
  /// Covers the controller that defines the presentation context, which disappears.
  case currentContext = 3
  /// As the transitioning delegate's presentation controller has it.
  case custom = 4
  /// Covers everything and leaves the presenter on screen.
  case overFullScreen = 5
  /// Covers the controller that defines the presentation context and leaves it on screen.
  case overCurrentContext = 6
  /// A popover.
  case popover = 7
  /// None; only adaptation answers it.
  case none = -1
  /// What the system chooses, a sheet; a controller never answers it.
  case automatic = -2
}
