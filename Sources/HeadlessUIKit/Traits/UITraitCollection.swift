/// The traits of an interface: its size classes, its appearance and the device.
public final class UITraitCollection: NSObject, Sendable {
  /// The kind of the device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The size class of the width.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The size class of the height.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The light or the dark appearance.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The direction of the language.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The size of text that the user prefers.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The number of pixels a point.
  public let displayScale: CGFloat

  init(
    idiom: UIUserInterfaceIdiom = .unspecified, width: UIUserInterfaceSizeClass = .unspecified,
    height: UIUserInterfaceSizeClass = .unspecified, style: UIUserInterfaceStyle = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified, textSize: UIContentSizeCategory = .unspecified,
    scale: CGFloat = 0
  ) {
    userInterfaceIdiom = idiom
    horizontalSizeClass = width
    verticalSizeClass = height
    userInterfaceStyle = style
    layoutDirection = direction
    preferredContentSizeCategory = textSize
    displayScale = scale
  }

  /// Creates traits without values.
  public override convenience init() {
    self.init(idiom: .unspecified)
  }

  /// Creates traits with a size class of the width.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(width: horizontalSizeClass)
  }

  /// Creates traits with a size class of the height.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(height: verticalSizeClass)
  }

  /// Creates traits with an appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Creates traits with a kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom: idiom)
  }

  /// Returns a Boolean value that indicates whether colours are different in other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceIdiom == other.userInterfaceIdiom && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && userInterfaceStyle == other.userInterfaceStyle
      && layoutDirection == other.layoutDirection && displayScale == other.displayScale
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  public override var hash: Int { horizontalSizeClass.rawValue * 3 + verticalSizeClass.rawValue }
}
