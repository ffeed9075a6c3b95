/// A view that shows a text.
open class UILabel: UIView {
  /// The text; setting it drops the attributes.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      plain = newValue
      attributed = nil
    }
  }
  /// The text with its attributes, which are kept for the caller.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue
      plain = newValue?.string
    }
  }
  /// Whether the text is drawn as one that counts.
  open var isEnabled = true
  /// Whether the text is drawn highlighted.
  open var isHighlighted = false
  /// How many lines the text may have; 0 is without a bound. Nothing is cut off here.
  open var numberOfLines = 1

  private var plain: String?
  private var attributed: NSAttributedString?

  /// Creates a label without a text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label without a text from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
