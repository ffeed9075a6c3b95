// Labels, images and controls.
extension ScreenRenderer {
  /// Returns the element for a view that has content of its own, or `nil` for a view that only contains others.
  func element(for view: UIView) -> PageNode? {
    switch view {
    case let label as UILabel: return self.label(label)
    case let field as UITextField: return self.field(field)
    case let toggle as UISwitch: return self.toggle(toggle)
    case let segments as UISegmentedControl: return self.segments(segments)
    case let slider as UISlider:
      return note("Slider: \(slider.value) of \(slider.minimumValue) to \(slider.maximumValue)")
    case let stepper as UIStepper: return note("Stepper: \(stepper.value)")
    case let picker as UIDatePicker: return note("Date: \(picker.renderedDate)")
    case let wheels as UIPickerView: return note("Wheels: \(wheels.selectedTitles.joined(separator: ", "))")
    case let pages as UIPageControl:
      return note("Page \(pages.currentPage + 1) of \(pages.numberOfPages)")
    case let button as UIButton: return self.button(button)
    case let control as UIControl: return self.control(control)
    case let picture as UIImageView: return image(picture)
    case let text as UITextView: return text.text.map { PageNode("p", ["class": "long"], text: $0) }
    case let progress as UIProgressView:
      return note("\(Int((progress.progress * 100).rounded())) %")
    case let indicator as UIActivityIndicatorView:
      return indicator.isAnimating ? PageNode("p", ["class": "note", "role": "status"], text: "Loading…") : nil
    default:
      guard view.isTappable else { return nil }
      return PageNode("button", touch(view).merging(["class": "plain"]) { $1 }, inside(view))
    }
  }

  private func label(_ label: UILabel) -> PageNode? {
    guard let text = label.shownText, !text.isEmpty else { return nil }
    return label.textColor == .secondaryLabel ? note(text) : PageNode("p", text: text)
  }

  private func touch(_ view: UIView, isEnabled: Bool = true) -> [String: String] {
    touch(.view(ObjectIdentifier(view)), isEnabled: isEnabled)
  }

  private func inside(_ view: UIView) -> [PageNode] {
    let content = view.shownInOrder.flatMap(contents)
    return content.isEmpty ? [.text(view.accessibilityLabel ?? "Button")] : content
  }

  private func button(_ button: UIButton) -> PageNode {
    let title = [button.currentTitle, button.configuration?.subtitle].compactMap { $0 }.joined(separator: " ")
    let name = title.isEmpty ? button.accessibilityLabel ?? button.currentImage?.name ?? "Button" : title
    var attributes = touch(button, isEnabled: button.isEnabled)
    if button.isSelected { attributes["aria-pressed"] = "true" }
    return PageNode("button", attributes, text: name)
  }

  private func control(_ control: UIControl) -> PageNode? {
    PageNode(
      "button", touch(control, isEnabled: control.isEnabled).merging(["class": "plain"]) { $1 }, inside(control))
  }

  private func toggle(_ toggle: UISwitch) -> PageNode {
    var attributes = touch(toggle, isEnabled: toggle.isEnabled)
    attributes["role"] = "switch"
    attributes["aria-checked"] = "\(toggle.isOn)"
    attributes["class"] = "switch"
    let name = toggle.accessibilityLabel ?? toggle.title
    attributes["aria-label"] = name ?? attributes["data-step"].map { String($0.dropFirst(4)) } ?? "Switch"
    return PageNode("button", attributes)
  }

  private func field(_ field: UITextField) -> PageNode {
    let touchable = touchables[.view(ObjectIdentifier(field))]
    var attributes = [
      "type": field.isSecureTextEntry ? "password" : "text", "value": field.text ?? "",
      "placeholder": field.placeholder ?? "", "autocomplete": "off",
    ]
    attributes["aria-label"] = field.accessibilityLabel ?? field.placeholder ?? touchable?.name ?? "Text"
    if let name = touchable?.name, touchable?.obstacle == nil, field.isEnabled {
      attributes["data-field"] = name
    } else {
      attributes["disabled"] = ""
    }
    return PageNode("input", attributes)
  }

  private func segments(_ segments: UISegmentedControl) -> PageNode {
    let buttons = (0..<segments.numberOfSegments).map { index in
      let title = segments.titleForSegment(at: index) ?? "Segment \(index + 1)"
      let subject = Touchable.Subject.segment(ObjectIdentifier(segments), title: title)
      var attributes = touch(subject, isEnabled: segments.isEnabledForSegment(at: index))
      attributes["aria-pressed"] = "\(segments.selectedSegmentIndex == index)"
      return PageNode("button", attributes, text: title)
    }
    return PageNode("div", ["class": "segments", "role": "group"], buttons)
  }

  func note(_ text: String) -> PageNode { PageNode("p", ["class": "note"], text: text) }

  private func image(_ view: UIImageView) -> PageNode? {
    guard let name = view.nameOfImage else { return nil }
    return PageNode("div", ["class": "image", "role": "img", "aria-label": name], text: name)
  }
}
