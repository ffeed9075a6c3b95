/// A view that shows a text.
open class UILabel: InertUILabel {
  /// The colour of the text; `nil` stands for the default.
  open var textColor: UIColor! = UIColor.label {
    didSet { if textColor == nil { textColor = .label } }
  }

  override func prepare() { isUserInteractionEnabled = false }

  override func fill(_ element: inout ElementDescription) {
    element.role = .label
    element.label = shownText
    element.note = { [self] in textColor == .secondaryLabel ? shownText : nil }
  }
}
