/// A view that shows a text.
open class UILabel: InertUILabel {
  /// The text of the label.
  ///
  /// Setting it removes the attributes.
  open var text: String? {
    get { shownText }
    set {
      plain = newValue
      attributed = nil
    }
  }
  /// The text with its attributes, kept but not drawn.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue
      plain = newValue?.string
    }
  }
  /// A Boolean value that indicates whether the text is drawn as enabled.
  open var isEnabled = true
  /// A Boolean value that indicates whether the text is drawn as highlighted.
  open var isHighlighted = false
  /// The greatest number of lines, or 0 for no limit.
  ///
  /// No text is truncated here.
  open var numberOfLines = 1
  /// The font of the text.
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  /// The colour of the text.
  open var textColor: UIColor! = UIColor.label
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The way to break lines.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// A Boolean value that indicates whether the font becomes smaller so that the text fits.
  open var adjustsFontSizeToFitWidth = false
  /// A Boolean value that indicates whether the font follows the size of text that the user prefers.
  open var adjustsFontForContentSizeCategory = false
  /// The least scale of the font.
  open var minimumScaleFactor: CGFloat = 0

  /// A closure that returns the text of a label that follows another object.
  package final var source: (@MainActor () -> String?)?
  /// The text that is drawn, whatever a subclass answers.
  package final var shownText: String? { source.map { $0() } ?? attributed?.string ?? plain }

  private var plain: String?
  private var attributed: NSAttributedString?

  override func prepare() { isUserInteractionEnabled = false }

  override func fill(_ element: inout ElementDescription) {
    element.role = .label
    element.label = shownText
    element.note = { [self] in textColor == .secondaryLabel ? shownText : nil }
  }
}
