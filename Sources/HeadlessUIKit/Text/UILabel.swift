/// A view that shows a text.
open class UILabel: InertUILabel {
  override func prepare() { isUserInteractionEnabled = false }

  override func fill(_ element: inout ElementDescription) {
    element.role = .label
    element.label = shownText
    element.note = { [self] in textColor == .secondaryLabel ? shownText : nil }
  }
}
