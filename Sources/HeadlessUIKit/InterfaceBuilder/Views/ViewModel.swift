/// A view of a document with the views inside it.
package struct ViewModel: Hashable, Sendable {
  /// The object identifier, which is empty if the document gives none.
  package let id: String
  /// The name of the view's element, such as `label`.
  package let kind: String
  /// The class of the view.
  package let customClass: CustomClass?
  /// The identifier by which tests find the view.
  package let accessibilityIdentifier: String?
  /// The number by which code finds the view.
  package let tag: Int
  /// The settings that any view may have.
  package let settings: ViewSettings
  /// The content that depends on the view's kind.
  package let content: ViewContent?
  /// The properties that are set by name.
  package let runtimeAttributes: [RuntimeAttribute]
  /// The outlets and actions of the view.
  package let connections: [ConnectionModel]
  /// The views inside this one, from back to front.
  package let subviews: [ViewModel]
  /// The identifiers of the inner views that are installed only for certain sizes of the screen.
  package let excluded: Set<String>

  /// The text that identifies the element in errors and warnings.
  package var label: String { "<\(kind) id=\"\(id)\">" }

  /// The identifiers of the view and of all objects that are created with it.
  package var allIDs: Set<String> {
    var ids: Set = [id]
    for subview in subviews { ids.formUnion(subview.allIDs) }
    guard case .table(let table) = content else { return ids }
    for view in [table.header, table.footer] { ids.formUnion(view?.allIDs ?? []) }
    for cell in (table.sections ?? []).flatMap(\.cells) { ids.formUnion(cell.allIDs) }
    return ids
  }
}

extension ViewModel {
  init(reading element: DocumentElement, findings: inout DocumentFindings) {
    id = element.id ?? ""
    kind = element.name
    customClass = CustomClass(reading: element)
    accessibilityIdentifier = element.child("accessibility")?.string("identifier")
    tag = element["tag"].flatMap { Int($0) } ?? 0
    settings = ViewSettings(reading: element)
    runtimeAttributes = RuntimeAttribute.list(in: element)
    connections = ConnectionModel.list(in: element)
    var known: Set = ["subviews", "accessibility", "userDefinedRuntimeAttributes", "connections"]
    content = ViewContent(reading: element, known: &known, findings: &findings)
    // An effect view keeps its subviews in a content view. The other views contain them directly.
    let contentView = element.child(key: "contentView")
    var subviews: [ViewModel] = []
    for child in element.children(of: "subviews") {
      subviews.append(ViewModel(reading: child, findings: &findings))
    }
    if let contentView {
      subviews.append(ViewModel(reading: contentView, findings: &findings))
      known.insert(contentView.name)
    }
    self.subviews = subviews
    excluded = Self.excluded(in: element)
    findings.note(childrenOf: element, except: known)
    if !Self.kinds.contains(kind) { findings.noteView(element) }
    for segue in element.children(of: "connections") where segue.name == "segue" && segue["kind"] == "embed" {
      findings.note(segue, in: element)
    }
  }

  /// The kinds of views that are created with their kind's content.
  private static let kinds: Set = [
    "activityIndicatorView", "button", "collectionView", "collectionViewCell", "collectionViewCellContentView",
    "containerView", "imageView", "label", "navigationBar", "pageControl", "progressView", "scrollView", "searchBar",
    "segmentedControl", "slider", "stackView", "switch", "tableView", "tableViewCell", "tableViewCellContentView",
    "textField", "textView", "toolbar", "view", "visualEffectView",
  ]

  /// Returns the identifiers that the variation for no particular size excludes.
  private static func excluded(in element: DocumentElement) -> Set<String> {
    let variation = element.children.first { $0.name == "variation" && $0["key"] == "default" }
    let mask = variation?.children.first { $0.name == "mask" && $0["key"] == "subviews" }
    return Set((mask?.children ?? []).filter { $0.name == "exclude" }.compactMap { $0["reference"] })
  }
}
