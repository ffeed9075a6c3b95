extension UIListContentConfiguration {
  /// The looks of a text, of which only the transformation is shown.
  public struct TextProperties: Hashable, Sendable {
    /// The positions of a text.
    public enum TextAlignment: Int, Sendable {
      /// A position of UIKit.
      case natural = 0
      /// A position of UIKit.
      case center, justified
    }

    /// The changes of letters that are shown.
    public enum TextTransform: Int, Sendable {
      /// No change.
      case none = 0
      /// Capital letters.
      case uppercase, lowercase, capitalized

      func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }

    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour.
    public var color = UIColor.label
    /// The position of the text.
    public var alignment = TextAlignment.natural
    /// The way to break lines.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines, or 0 for any number.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether the font becomes smaller to fit the width.
    public var adjustsFontSizeToFitWidth = false
    /// The least fraction of the size to which the font becomes smaller.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that indicates whether the font follows the size of text that the user prefers.
    public var adjustsFontForContentSizeCategory = true
    /// The change of letters that are shown.
    public var transform = TextTransform.none
  }

  /// The looks of an image.
  public struct ImageProperties: Hashable, Sendable {
    /// The looks of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a template.
    public var tintColor: UIColor?
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, or zero for any size.
    public var maximumSize = CGSize.zero
    /// The size of the space for the image, or zero for the image's own size.
    public var reservedLayoutSize = CGSize.zero
  }
}
