/// What a document says of a table.
package struct TableModel: Hashable, Sendable {
  /// A section whose rows the document has.
  package struct Section: Hashable, Sendable {
    /// The words above.
    package let header: String?
    /// The words below.
    package let footer: String?
    /// The rows.
    package let cells: [ViewModel]
  }

  /// How the sections are drawn, in the document's words, such as `grouped`.
  package let style: String?
  /// The cells that are made as often as they are asked for.
  package let prototypes: [ViewModel]
  /// The sections, `nil` where a data source has them.
  package let sections: [Section]?
  /// What stands above the first section.
  package let header: ViewModel?
  /// What stands below the last section.
  package let footer: ViewModel?

  init(reading element: DocumentElement, known: inout Set<String>, findings: inout DocumentFindings) {
    style = element["style"]
    prototypes = Self.cells(element.children(of: "prototypes"), in: element, &findings)
    var sections: [Section] = []
    for section in element.children(of: "sections") where section.name == "tableViewSection" {
      let cells = Self.cells(section.children(of: "cells"), in: section, &findings)
      sections.append(
        Section(header: section.string("headerTitle"), footer: section.string("footerTitle"), cells: cells)
      )
    }
    self.sections = element.child("sections") == nil ? nil : sections
    header = Self.view("tableHeaderView", in: element, &known, &findings)
    footer = Self.view("tableFooterView", in: element, &known, &findings)
  }

  private static func cells(
    _ elements: [DocumentElement],
    in parent: DocumentElement,
    _ findings: inout DocumentFindings
  ) -> [ViewModel] {
    var cells: [ViewModel] = []
    for element in elements {
      if element.name == "tableViewCell" {
        cells.append(ViewModel(reading: element, findings: &findings))
      } else {
        findings.note(element, in: parent)
      }
    }
    return cells
  }

  private static func view(
    _ key: String,
    in element: DocumentElement,
    _ known: inout Set<String>,
    _ findings: inout DocumentFindings
  ) -> ViewModel? {
    guard let child = element.child(key: key) else { return nil }
    known.insert(child.name)
    return ViewModel(reading: child, findings: &findings)
  }
}
