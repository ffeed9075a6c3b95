/// The content of a view that depends on its kind.
package enum ViewContent: Hashable, Sendable {
  case label(String?)
  case button(ButtonModel)
  case textField(TextFieldModel)
  case toggle(isOn: Bool)
  case image(ImageModel?)
  case stack(isVertical: Bool)
  indirect case table(TableModel)
  case cell(CellModel)
  case segments([String?])
  case text(String?)

  /// Creates the content from an element.
  ///
  /// - Parameters:
  ///   - element: The element of the view.
  ///   - known: A set that receives the names of the children that were read.
  ///   - findings: The elements that are skipped.
  init?(reading element: DocumentElement, known: inout Set<String>, findings: inout DocumentFindings) {
    switch element.name {
    case "label":
      self = .label(element.string("text") ?? element.attributedString("attributedText"))
    case "button":
      known.formUnion(["state", "buttonConfiguration"])
      self = .button(ButtonModel(reading: element))
    case "textField":
      self = .textField(TextFieldModel(reading: element))
    case "switch":
      self = .toggle(isOn: element.flag("on") ?? false)
    case "imageView":
      known.insert("imageReference")
      self = .image(ImageModel(reading: element))
    case "stackView":
      self = .stack(isVertical: element["axis"] == "vertical")
    case "tableView":
      known.formUnion(["prototypes", "sections"])
      self = .table(TableModel(reading: element, known: &known, findings: &findings))
    case "tableViewCell":
      self = .cell(CellModel(reading: element))
    case "segmentedControl":
      known.insert("segments")
      self = .segments(element.children(of: "segments").map { $0.string("title") })
    case "textView":
      self = .text(element.string("text") ?? element.attributedString("attributedText"))
    default:
      return nil
    }
  }
}

extension DocumentElement {
  /// Returns the string of an attributed text, which is written as fragments.
  func attributedString(_ key: String) -> String? {
    guard let text = child(key: key), text.name == "attributedString" else { return nil }
    return text.children.filter { $0.name == "fragment" }.map { $0.string("content") ?? "" }.joined()
  }
}
