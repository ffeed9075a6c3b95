// Labels, images and controls.
extension ScreenRenderer {
  /// Returns the element for a view that has content of its own, or `nil` for a view that only contains others.
  func element(for view: UIView) -> PageNode? {
    let element = view.elementDescription
    if let note = element.note(), !note.isEmpty {
      return PageNode(
        "p", element.role == .status ? ["class": "note", "role": "status"] : ["class": "note"], text: note)
    }
    switch element.role {
    case .label: return element.label.flatMap { $0.isEmpty ? nil : PageNode("p", text: $0) }
    case .text: return PageNode("p", ["class": "long"], text: element.value() ?? "")
    case .image: return element.image.map { image(view.accessibilityLabel ?? $0) }
    case .field: return field(view, element)
    case .toggle: return toggle(view, element)
    case .segments: return segments(view, element)
    case .button: return button(view, element)
    case .control, .value: return plainButton(view, isEnabled: element.isEnabled)
    case .group, .row, .list, .status: return view.isTappable ? plainButton(view) : nil
    }
  }

  private func plainButton(_ view: UIView, isEnabled: Bool = true) -> PageNode {
    PageNode("button", touch(view, isEnabled: isEnabled).merging(["class": "plain"]) { $1 }, inside(view))
  }

  private func touch(_ view: UIView, isEnabled: Bool = true) -> [String: String] {
    touch(.view(ObjectIdentifier(view)), isEnabled: isEnabled)
  }

  private func inside(_ view: UIView) -> [PageNode] {
    let content = view.shownInOrder.flatMap(contents)
    return content.isEmpty ? [.text(view.accessibilityLabel ?? "Button")] : content
  }

  private func button(_ view: UIView, _ element: ElementDescription) -> PageNode {
    var attributes = touch(view, isEnabled: element.isEnabled)
    if element.isSelected { attributes["aria-pressed"] = "true" }
    return PageNode("button", attributes, text: element.words(orSpoken: view.accessibilityLabel) ?? "Button")
  }

  private func toggle(_ view: UIView, _ element: ElementDescription) -> PageNode {
    var attributes = touch(view, isEnabled: element.isEnabled)
    attributes["role"] = "switch"
    attributes["aria-checked"] = "\(element.value() == "on")"
    attributes["class"] = "switch"
    let name = view.accessibilityLabel ?? element.label
    attributes["aria-label"] = name ?? attributes["data-step"].map { String($0.dropFirst(4)) } ?? "Switch"
    return PageNode("button", attributes)
  }

  private func field(_ view: UIView, _ element: ElementDescription) -> PageNode {
    let touchable = touchables[.view(ObjectIdentifier(view))]
    var attributes = [
      "type": element.isSecure ? "password" : "text", "value": element.value() ?? "",
      "placeholder": element.label ?? "", "autocomplete": "off",
    ]
    attributes["aria-label"] = view.accessibilityLabel ?? element.label ?? touchable?.name ?? "Text"
    if let name = touchable?.name, touchable?.obstacle == nil, element.isEnabled {
      attributes["data-field"] = name
    } else {
      attributes["disabled"] = ""
    }
    return PageNode("input", attributes)
  }

  private func segments(_ view: UIView, _ element: ElementDescription) -> PageNode {
    let buttons = element.parts.enumerated().map { index, part in
      let title = part.label ?? "Segment \(index + 1)"
      let subject = Touchable.Subject.segment(ObjectIdentifier(view), title: title.onOneLine)
      var attributes = touch(subject, isEnabled: part.isEnabled)
      attributes["aria-pressed"] = "\(part.isSelected)"
      return PageNode("button", attributes, text: title)
    }
    return PageNode("div", ["class": "segments", "role": "group"], buttons)
  }

  func note(_ text: String) -> PageNode { PageNode("p", ["class": "note"], text: text) }

  private func image(_ name: String) -> PageNode {
    PageNode("div", ["class": "image", "role": "img", "aria-label": name], text: name)
  }
}
