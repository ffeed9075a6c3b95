extension UIView {
  /// Applies the settings that any view may have.
  func apply(_ settings: ViewSettings) {
    if let isHidden = settings.isHidden { self.isHidden = isHidden }
    if let isEnabled = settings.isUserInteractionEnabled { isUserInteractionEnabled = isEnabled }
    if let alpha = settings.alpha { self.alpha = alpha }
    if accessibilityLabel == nil { accessibilityLabel = settings.accessibilityLabel }
    if let control = self as? UIControl {
      if settings.isEnabled == false { control.isEnabled = false }
      if settings.isSelected == true { control.isSelected = true }
    } else if let label = self as? UILabel, settings.isEnabled == false {
      label.isEnabled = false
    }
  }

  /// Applies the content of the view's kind, except for values that the class's own initialiser has set.
  func apply(_ content: ViewContent) {
    switch (content, self) {
    case (.label(let text), let label as UILabel):
      if label.text == nil { label.text = text }
    case (.button(let model), let button as UIButton):
      button.apply(model)
    case (.textField(let model), let field as UITextField):
      if !field.hasText { field.text = model.text }
      if field.placeholder == nil { field.placeholder = model.placeholder }
      if model.isSecure { field.isSecureTextEntry = true }
    case (.toggle(let isOn), let toggle as UISwitch):
      if isOn { toggle.isOn = true }
    case (.image(let model), let imageView as UIImageView):
      if imageView.image == nil { imageView.image = model?.image }
    case (.stack(let isVertical), let stack as UIStackView):
      if isVertical { stack.axis = .vertical }
    case (.segments(let titles), let control as UISegmentedControl) where control.numberOfSegments == 0:
      for (index, title) in titles.enumerated() { control.insertSegment(withTitle: title, at: index, animated: false) }
      if !titles.isEmpty { control.selectedSegmentIndex = 0 }
    case (.text(let text), let view as UITextView):
      if let text, view.text?.isEmpty ?? true { view.text = text }
    default:
      break
    }
  }
}

extension UIButton {
  fileprivate func apply(_ model: ButtonModel) {
    if model.type == "system", buttonType == .custom { buttonType = .system }
    for (name, appearance) in model.states {
      guard let state = UIControl.State(document: name) else { continue }
      if let title = appearance.title { setTitle(title, for: state) }
      if let image = appearance.image?.image { setImage(image, for: state) }
    }
    guard let appearance = model.configuration, configuration == nil else { return }
    var configuration = Configuration.plain()
    configuration.title = appearance.title
    configuration.subtitle = appearance.subtitle
    configuration.image = appearance.image?.image
    self.configuration = configuration
  }
}

extension UIControl.State {
  /// Creates the state that a document names.
  fileprivate init?(document name: String) {
    switch name {
    case "normal": self = .normal
    case "highlighted": self = .highlighted
    case "disabled": self = .disabled
    case "selected": self = .selected
    default: return nil
    }
  }
}
