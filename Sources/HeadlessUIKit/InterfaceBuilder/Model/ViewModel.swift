/// A view of a document with the views inside it.
package struct ViewModel: Hashable, Sendable {
  /// The object identifier, empty where the document gives none.
  package let id: String
  /// The name of its element, such as `label`.
  package let kind: String
  /// The class to make it of.
  package let customClass: CustomClass?
  /// The name by which tests find the view.
  package let accessibilityIdentifier: String?
  /// The number by which code finds the view.
  package let tag: Int
  /// The properties set by name.
  package let runtimeAttributes: [RuntimeAttribute]
  /// The outlets and actions of the view.
  package let connections: [ConnectionModel]
  /// The views inside it, from back to front.
  package let subviews: [ViewModel]

  /// How the element is named in errors and warnings.
  package var label: String { "<\(kind) id=\"\(id)\">" }

  init(reading element: DocumentElement, findings: inout DocumentFindings) {
    id = element.id ?? ""
    kind = element.name
    customClass = CustomClass(reading: element)
    accessibilityIdentifier = element.child("accessibility")?.string("identifier")
    tag = element["tag"].flatMap { Int($0) } ?? 0
    runtimeAttributes = RuntimeAttribute.list(in: element)
    connections = ConnectionModel.list(in: element)
    // An effect view keeps its subviews in a content view; the others hold theirs directly.
    let content = element.child(key: "contentView")
    var subviews: [ViewModel] = []
    for child in element.children(of: "subviews") {
      subviews.append(ViewModel(reading: child, findings: &findings))
    }
    if let content { subviews.append(ViewModel(reading: content, findings: &findings)) }
    self.subviews = subviews
    var known: Set = ["subviews", "accessibility", "userDefinedRuntimeAttributes", "connections"]
    if let content { known.insert(content.name) }
    findings.note(childrenOf: element, except: known)
  }
}
