extension UIView {
  /// Applies what a document defines for the view.
  ///
  /// In UIKit the class's own initialiser runs after the document's values are set, so its values stay.
  func apply(_ model: ViewModel) {
    let element = model.element
    if tag == 0 { tag = model.tag }
    if accessibilityIdentifier == nil { accessibilityIdentifier = model.accessibilityIdentifier }
    if accessibilityLabel == nil { accessibilityLabel = element.child("accessibility")?.string("label") }
    setFlags(of: element)
    if let alpha = element["alpha"].flatMap({ Double($0) }) { self.alpha = alpha }
    switch self {
    case let control as UIControl: control.applyContent(element)
    case let label as UILabel: if label.text == nil { label.text = element.words("text") }
    case let imageView as UIImageView: if imageView.image == nil { imageView.image = UIImage(in: element) }
    case let stack as UIStackView: if element["axis"] == "vertical" { stack.axis = .vertical }
    case let view as UITextView:
      if let text = element.words("text"), view.text?.isEmpty ?? true { view.text = text }
    default: break
    }
  }
}

extension UIControl {
  fileprivate func applyContent(_ element: DocumentElement) {
    switch self {
    case let button as UIButton: button.applyAppearances(element)
    case let field as UITextField:
      if !field.hasText { field.text = element.words("text") }
      if field.placeholder == nil { field.placeholder = element.words("placeholder") }
      if let typing = element.child("textInputTraits") { field.setFlags(of: typing) }
    case let control as UISegmentedControl where control.numberOfSegments == 0:
      for (index, segment) in element.children(of: "segments").enumerated() {
        control.insertSegment(withTitle: segment.string("title"), at: index, animated: false)
      }
      if control.numberOfSegments > 0 { control.selectedSegmentIndex = 0 }
    default: break
    }
  }
}

extension UIButton {
  private static let states: [String: State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]

  fileprivate func applyAppearances(_ element: DocumentElement) {
    if element["buttonType"] == "system", buttonType == .custom { buttonType = .system }
    for appearance in element.children where appearance.name == "state" {
      guard let state = appearance["key"].flatMap({ Self.states[$0] }) else { continue }
      if let title = appearance.words("title") { setTitle(title, for: state) }
      if let image = UIImage(in: appearance) { setImage(image, for: state) }
    }
    guard let appearance = element.child("buttonConfiguration"), configuration == nil else { return }
    var configuration = Configuration.plain()
    configuration.title = appearance.words("title")
    configuration.subtitle = appearance.words("subtitle")
    configuration.image = UIImage(in: appearance)
    self.configuration = configuration
  }
}
