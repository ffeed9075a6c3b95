/// A view of a document with the views inside it.
package struct ViewModel: DocumentObject {
  package let element: DocumentElement

  /// The name of the view's element, such as `label`.
  package var kind: String { element.name }
  /// The views inside this one, from back to front.
  package var subviews: [ViewModel] {
    // An effect view keeps its subviews in a content view. The other views contain them directly.
    let contentView = [element.child(key: "contentView")].compactMap { $0 }
    return (element.children(of: "subviews") + contentView).map(ViewModel.init(element:))
  }
  /// The content of a table.
  var table: TableModel? { kind == "tableView" ? TableModel(element: element) : nil }

  /// The identifiers of the inner views that are installed only for certain sizes of the screen.
  var excluded: Set<String> {
    // The variation for no particular size lists them.
    let variation = element.children.first { $0.name == "variation" && $0["key"] == "default" }
    let mask = variation?.children.first { $0.name == "mask" && $0["key"] == "subviews" }
    return Set((mask?.children ?? []).filter { $0.name == "exclude" }.compactMap { $0["reference"] })
  }

  /// The identifiers of the view and of all objects that are created with it.
  var allIDs: Set<String> {
    let inTable = (table?.ends ?? []) + (table?.sections ?? []).flatMap(\.cells)
    return (subviews + inTable).reduce(into: [id]) { $0.formUnion($1.allIDs) }
  }
}
