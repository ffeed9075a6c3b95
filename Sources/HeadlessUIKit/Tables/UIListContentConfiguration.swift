/// The texts and the image that most rows of tables have.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The image.
  public var image: UIImage?
  /// The primary text.
  public var text: String?
  /// The primary text with attributes that is shown in place of the other.
  public var attributedText: NSAttributedString?
  /// The secondary text.
  public var secondaryText: String?
  /// The secondary text with attributes that is shown in place of the other.
  public var secondaryAttributedText: NSAttributedString?
  /// The looks of the primary text.
  public var textProperties = TextProperties()
  /// The looks of the secondary text.
  public var secondaryTextProperties = TextProperties()
  /// The looks of the image.
  public var imageProperties = ImageProperties()
  /// The distances of the content from the edges.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// A Boolean value that indicates whether the texts are beside each other if there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the texts.
  public var imageToTextPadding: CGFloat = 0
  /// The distance between texts that are beside each other.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0
  /// The distance between texts that are one below the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  /// Returns the content of a row with a secondary text below the primary text.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the content of a row with a subtitle.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the content of a row with a secondary text at the end.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns a new view with the image and the texts.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the configuration itself, the same in all states.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  var shownText: String? { (attributedText?.string ?? text).map(textProperties.transform.applied(to:)) }
  var shownSecondaryText: String? {
    (secondaryAttributedText?.string ?? secondaryText).map(secondaryTextProperties.transform.applied(to:))
  }

  /// The looks of a text; only the transformation is shown.
  public struct TextProperties: Hashable, Sendable {
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
