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
  /// The colour of the text; `nil` stands for the default.
  open var textColor: UIColor! = UIColor.label {
    didSet { if textColor == nil { textColor = .label } }
  }

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
