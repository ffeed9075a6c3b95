/// A font; only the name, the size and the weight are kept.
public final class UIFont: NSObject, Sendable {
  /// The thickness of a font, with UIKit's values.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The thickness, where 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight from its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// A weight below light.
    public static let thin = Weight(rawValue: -0.6)
    /// A weight below regular.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of running text.
    public static let regular = Weight(rawValue: 0)
    /// A weight above regular.
    public static let medium = Weight(rawValue: 0.23)
    /// A weight below bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of emphasised text.
    public static let bold = Weight(rawValue: 0.4)
    /// A weight above bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The thickest weight.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The purpose of a text that determines the size of its font.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The text of the style in UIKit.
    public let rawValue: String

    /// Creates a style from its text in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style of large titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style of titles of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style of titles of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style of titles of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style of headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of subheadings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of text that explains other text.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style of footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style of captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style of smaller captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The name of the font.
  public let fontName: String
  /// The size, in points.
  public let pointSize: CGFloat
  /// The thickness.
  package let weight: Weight

  /// The sizes of the styles at the default size of text.
  private static let sizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15, .body: 17, .callout: 16,
    .footnote: 13, .caption1: 12, .caption2: 11,
  ]

  init(_ fontName: String, size: CGFloat, weight: Weight) {
    self.fontName = fontName
    pointSize = size
    self.weight = weight
  }

  /// Creates the font with a name, even if the system does not have it.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(fontName, size: fontSize, weight: .regular)
  }

  /// Returns the font for a style, at the default size of text.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(".SFUI", size: sizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
  }

  /// Returns the system's font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(".SFUI", size: fontSize, weight: .regular)
  }

  /// Returns the system's font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFUI", size: fontSize, weight: weight)
  }

  /// Returns the system's bold font.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(".SFUI", size: fontSize, weight: .bold)
  }

  /// Returns the system's italic font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(".SFUI-Italic", size: fontSize, weight: .regular)
  }

  /// Returns the system's font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFUI-Digits", size: fontSize, weight: weight)
  }

  /// Returns the system's font for code.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(".AppleSystemUIFontMonospaced", size: fontSize, weight: weight)
  }

  /// Returns the font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontName, size: fontSize, weight: weight)
  }

  /// The height of a line that is about a fifth above the size.
  public var lineHeight: CGFloat { pointSize * 1.2 }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
  }

  public override var hash: Int { fontName.hashValue }
}
