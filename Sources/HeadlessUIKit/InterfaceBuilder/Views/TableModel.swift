/// The description of a table in a document.
struct TableModel {
  /// A section whose rows are in the document.
  struct Section {
    let element: DocumentElement

    /// The rows.
    var cells: [ViewModel] { element.cells(in: "cells") }
  }

  let element: DocumentElement

  /// The cells that are copied as often as code dequeues them.
  var prototypes: [ViewModel] { element.cells(in: "prototypes") }
  /// The sections, or `nil` if a data source provides them.
  var sections: [Section]? {
    element.child("sections")?.children.filter { $0.name == "tableViewSection" }.map(Section.init(element:))
  }
  /// The view above the first section.
  var header: ViewModel? { element.child(key: "tableHeaderView").map(ViewModel.init(element:)) }
  /// The view below the last section.
  var footer: ViewModel? { element.child(key: "tableFooterView").map(ViewModel.init(element:)) }
  /// The views above and below the sections.
  var ends: [ViewModel] { [header, footer].compactMap { $0 } }
}

extension DocumentElement {
  fileprivate func cells(in list: String) -> [ViewModel] {
    children(of: list).filter { $0.name == "tableViewCell" }.map(ViewModel.init(element:))
  }
}
