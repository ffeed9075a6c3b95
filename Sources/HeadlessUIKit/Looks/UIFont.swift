/// A font; only the name, the size and the weight are kept.
public final class UIFont: NSObject, Sendable {
  /// The thickness of a font, with UIKit's values.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The thickness, where 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight from its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
  }

  /// The purpose of a text that determines the size of its font.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The text of the style in UIKit.
    public let rawValue: String

    /// Creates a style from its text in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
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
