/// The description of a table in a document.
package struct TableModel: Hashable, Sendable {
  /// A section whose rows are in the document.
  package struct Section: Hashable, Sendable {
    /// The text above the rows.
    package let header: String?
    /// The text below the rows.
    package let footer: String?
    /// The rows.
    package let cells: [ViewModel]
  }

  /// The style of the sections, in the document's words, such as `grouped`.
  package let style: String?
  /// The cells that are copied as often as code dequeues them.
  package let prototypes: [ViewModel]
  /// The sections, or `nil` if a data source provides them.
  package let sections: [Section]?
  /// The view above the first section.
  package let header: ViewModel?
  /// The view below the last section.
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
