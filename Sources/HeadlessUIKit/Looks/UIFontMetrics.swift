/// The sizes of fonts in the sizes of text that the user prefers; only the default size exists here.
public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text's style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// Returns the font itself.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the font itself, but no larger than a size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// Returns the value itself.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
