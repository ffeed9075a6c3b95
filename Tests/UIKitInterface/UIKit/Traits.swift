// swift-format-ignore-file
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { _stub() }  // +traitCollectionWithHorizontalSizeClass:
  open var horizontalSizeClass: UIUserInterfaceSizeClass { _stub() }  // horizontalSizeClass
  open var userInterfaceIdiom: UIUserInterfaceIdiom { _stub() }  // userInterfaceIdiom
  open var verticalSizeClass: UIUserInterfaceSizeClass { _stub() }  // verticalSizeClass
  open var userInterfaceStyle: UIUserInterfaceStyle { _stub() }  // userInterfaceStyle
  open var layoutDirection: UITraitEnvironmentLayoutDirection { _stub() }  // layoutDirection
  open var preferredContentSizeCategory: UIContentSizeCategory { _stub() }  // preferredContentSizeCategory
  open var displayScale: CGFloat { _stub() }  // displayScale
  public convenience override init() { _stub() }  // -init
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { _stub() }  // -initWithVerticalSizeClass:
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { _stub() }  // -initWithUserInterfaceStyle:
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { _stub() }  // -initWithUserInterfaceIdiom:
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool { _stub() }  // -hasDifferentColorAppearanceWithComparedTo:
  open override func isEqual(_ object: Any?) -> Bool { _stub() }  // -isEqual:
  open override var hash: Int { _stub() }  // hash
}

@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }  // traitCollection
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)  // -traitCollectionDidChange:
}

open class UIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { _stub() }  // -initWithRed:green:blue:alpha:
  open class var white: UIColor { _stub() }  // +whiteColor
  open class var red: UIColor { _stub() }  // +redColor
  open class var systemBackground: UIColor { _stub() }  // +systemBackgroundColor
  public static var black: UIColor { _stub() }  // +blackColor
  public static var gray: UIColor { _stub() }  // +grayColor
  public static var darkGray: UIColor { _stub() }  // +darkGrayColor
  public static var lightGray: UIColor { _stub() }  // +lightGrayColor
  public static var green: UIColor { _stub() }  // +greenColor
  public static var blue: UIColor { _stub() }  // +blueColor
  public static var cyan: UIColor { _stub() }  // +cyanColor
  public static var yellow: UIColor { _stub() }  // +yellowColor
  public static var magenta: UIColor { _stub() }  // +magentaColor
  public static var orange: UIColor { _stub() }  // +orangeColor
  public static var purple: UIColor { _stub() }  // +purpleColor
  public static var brown: UIColor { _stub() }  // +brownColor
  public static var clear: UIColor { _stub() }  // +clearColor
  public static var systemRed: UIColor { _stub() }  // +systemRedColor
  public static var systemGreen: UIColor { _stub() }  // +systemGreenColor
  public static var systemBlue: UIColor { _stub() }  // +systemBlueColor
  public static var systemOrange: UIColor { _stub() }  // +systemOrangeColor
  public static var systemYellow: UIColor { _stub() }  // +systemYellowColor
  public static var systemPink: UIColor { _stub() }  // +systemPinkColor
  public static var systemPurple: UIColor { _stub() }  // +systemPurpleColor
  public static var systemTeal: UIColor { _stub() }  // +systemTealColor
  public static var systemIndigo: UIColor { _stub() }  // +systemIndigoColor
  public static var systemBrown: UIColor { _stub() }  // +systemBrownColor
  public static var systemMint: UIColor { _stub() }  // +systemMintColor
  public static var systemCyan: UIColor { _stub() }  // +systemCyanColor
  public static var systemGray: UIColor { _stub() }  // +systemGrayColor
  public static var systemGray2: UIColor { _stub() }  // +systemGray2Color
  public static var systemGray3: UIColor { _stub() }  // +systemGray3Color
  public static var systemGray4: UIColor { _stub() }  // +systemGray4Color
  public static var systemGray5: UIColor { _stub() }  // +systemGray5Color
  public static var systemGray6: UIColor { _stub() }  // +systemGray6Color
  public static var tintColor: UIColor { _stub() }  // +tintColorColor
  public static var label: UIColor { _stub() }  // +labelColor
  public static var secondaryLabel: UIColor { _stub() }  // +secondaryLabelColor
  public static var tertiaryLabel: UIColor { _stub() }  // +tertiaryLabelColor
  public static var quaternaryLabel: UIColor { _stub() }  // +quaternaryLabelColor
  public static var link: UIColor { _stub() }  // +linkColor
  public static var placeholderText: UIColor { _stub() }  // +placeholderTextColor
  public static var separator: UIColor { _stub() }  // +separatorColor
  public static var opaqueSeparator: UIColor { _stub() }  // +opaqueSeparatorColor
  public static var secondarySystemBackground: UIColor { _stub() }  // +secondarySystemBackgroundColor
  public static var tertiarySystemBackground: UIColor { _stub() }  // +tertiarySystemBackgroundColor
  public static var systemGroupedBackground: UIColor { _stub() }  // +systemGroupedBackgroundColor
  public static var secondarySystemGroupedBackground: UIColor { _stub() }  // +secondarySystemGroupedBackgroundColor
  public static var tertiarySystemGroupedBackground: UIColor { _stub() }  // +tertiarySystemGroupedBackgroundColor
  public static var systemFill: UIColor { _stub() }  // +systemFillColor
  public static var secondarySystemFill: UIColor { _stub() }  // +secondarySystemFillColor
  public static var tertiarySystemFill: UIColor { _stub() }  // +tertiarySystemFillColor
  public static var quaternarySystemFill: UIColor { _stub() }  // +quaternarySystemFillColor
  public static var lightText: UIColor { _stub() }  // +lightTextColor
  public static var darkText: UIColor { _stub() }  // +darkTextColor
  public convenience init(white: CGFloat, alpha: CGFloat) { _stub() }  // -initWithWhite:alpha:
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) { _stub() }  // -initWithHue:saturation:brightness:alpha:
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { _stub() }  // -initWithDynamicProvider:
  public convenience init?(named name: String) { _stub() }  // -initWithNamed:
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { _stub() }  // -withAlphaComponent:
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { _stub() }  // -resolvedColorWith:
  open var cgColor: CGColor { _stub() }  // cgColor
  open override func isEqual(_ object: Any?) -> Bool { _stub() }  // -isEqual:
  open override var hash: Int { _stub() }  // hash
}

open class UIImage: NSObject, @unchecked Sendable {
  public convenience init?(named name: String) { _stub() }  // +imageNamed:
  public convenience init?(systemName name: String) { _stub() }  // +systemImageNamed:
  open var isSymbolImage: Bool { _stub() }  // symbolImage
  open var size: CGSize { _stub() }  // size
  open var renderingMode: UIImage.RenderingMode { _stub() }  // renderingMode
  open var scale: CGFloat { _stub() }  // scale
  public convenience override init() { _stub() }  // -init
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) { _stub() }  // -initWithNamed:in:compatibleWith:
  public convenience init?(contentsOfFile path: String) { _stub() }  // -initWithContentsOfFile:
  public convenience init?(data: Data) { _stub() }  // -initWithData:
  public convenience init?(data: Data, scale: CGFloat) { _stub() }  // -initWithData:scale:
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { _stub() }  // -withRenderingMode:
  open func withTintColor(_ color: UIColor) -> UIImage { _stub() }  // -withTintColor:
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage { _stub() }  // -withTintColor:renderingMode:
}

@preconcurrency @MainActor open class UIScreen: NSObject {
  @available(*, deprecated) open class var main: UIScreen { _stub() }  // +mainScreen
  open var bounds: CGRect { _stub() }  // bounds
  open var scale: CGFloat { _stub() }  // scale
}
