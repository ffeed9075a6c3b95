/// A font; only the name, the size and the weight are kept.
public final class UIFont: NSObject, Sendable {
  /// The name of the font.
  public let fontName: String
  /// The size, in points.
  public let pointSize: CGFloat
  /// The thickness.
  package let weight: Weight

  /// The sizes of the styles at the default size of text.
  static let sizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15, .body: 17, .callout: 16,
    .footnote: 13, .caption1: 12, .caption2: 11,
  ]

  init(_ fontName: String, size: CGFloat, weight: Weight) {
    self.fontName = fontName
    pointSize = size
    self.weight = weight
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
  }

  public override var hash: Int { fontName.hashValue }
}
