/// A view of a document with the views inside it.
package struct ViewModel: DocumentObject {
  package let element: DocumentElement

  /// The name of the view's element, such as `label`.
  package var kind: String { element.name }
  /// The views inside this view, from back to front.
  package var subviews: [ViewModel] {
    // An effect view keeps its subviews in a content view. The other views contain them directly.
    let contentView = [element.child(key: "contentView")].compactMap { $0 }
    return (element.children(of: "subviews") + contentView).map(ViewModel.init(element:))
  }

  /// The cells that a table copies as often as code dequeues them.
  var prototypes: [ViewModel] { cells(in: "prototypes") }
  /// The sections of a table, or `nil` if a data source provides them.
  var sections: [ViewModel]? {
    element.child("sections")?.children.filter { $0.name == "tableViewSection" }.map(ViewModel.init(element:))
  }
  /// The rows of a section.
  var cells: [ViewModel] { cells(in: "cells") }
  /// The view above the first section of a table.
  var header: ViewModel? { element.child(key: "tableHeaderView").map(ViewModel.init(element:)) }
  /// The view below the last section of a table.
  var footer: ViewModel? { element.child(key: "tableFooterView").map(ViewModel.init(element:)) }
  /// The views above and below the sections of a table.
  var ends: [ViewModel] { [header, footer].compactMap { $0 } }

  private func cells(in list: String) -> [ViewModel] {
    element.children(of: list).filter { $0.name == "tableViewCell" }.map(ViewModel.init(element:))
  }

  /// The identifiers of the inner views that are installed only for certain sizes of the screen.
  var excluded: Set<String> {
    // The variation for no particular size lists them.
    let variation = element.children.first { $0.name == "variation" && $0["key"] == "default" }
    let mask = variation?.children.first { $0.name == "mask" && $0["key"] == "subviews" }
    return Set((mask?.children ?? []).filter { $0.name == "exclude" }.compactMap { $0["reference"] })
  }

  /// The identifiers of the view and of all objects that are created with it.
  var allIDs: Set<String> {
    (subviews + ends + (sections ?? []).flatMap(\.cells)).reduce(into: [id]) { $0.formUnion($1.allIDs) }
  }
}
