import PortolanLinks
import SwiftDiagnostics
import SwiftSyntax

/// A check that the placeholders of a pattern fit the values of its case.
struct PlaceholderCheck {
  private let link: CaseLink

  init(_ link: CaseLink) { self.link = link }

  var diagnostics: [Diagnostic] { unknown + missing + unfit }

  private var spare: [CaseValue] {
    link.values.filter { value in !link.pattern.placeholders.contains { $0.name == value.name } }
  }

  /// The errors for placeholders without a value.
  private var unknown: [Diagnostic] {
    link.pattern.placeholders.filter { placeholder in !link.values.contains { $0.name == placeholder.name } }
      .map { placeholder in
        let known = link.values.map { "{\($0.name)}" }.joined(separator: ", ")
        let hint = link.values.isEmpty ? "it has none" : "it has \(known)"
        let fixIts = spare.count == 1 ? spare.map { rename(placeholder, to: $0.name) } : []
        return LinkMessage(
          "{\(placeholder.name)} is not a value of \(link.name.text): \(hint)", id: "placeholderWithoutValue"
        ).at(link.literal, placeholder.offset, fixIts: fixIts)
      }
  }

  /// The errors for values without a placeholder, at the end of the pattern, where it would be added.
  private var missing: [Diagnostic] {
    spare.map { value in
      let isInUse = unknownCount == 1 && spare.count == 1
      let item = item(for: value)
      return LinkMessage(
        "\(value.label.map { "value \($0)" } ?? "value \(value.name)") of \(link.name.text) is not in the link",
        id: "valueWithoutPlaceholder"
      ).at(
        link.literal, link.literal.text.utf8.count,
        fixIts: isInUse
          ? []
          : [
            link.literal.fixIt("add \(value.name) to the query", replacing: queryEnd..<queryEnd, with: item)
          ])
    }
  }

  private var unknownCount: Int {
    link.pattern.placeholders.count { placeholder in !link.values.contains { $0.name == placeholder.name } }
  }

  /// The errors for placeholders of another kind than the type.
  private var unfit: [Diagnostic] {
    link.pattern.placeholders.compactMap { placeholder in
      guard let value = link.values.first(where: { $0.name == placeholder.name }), let cardinality = value.cardinality,
        !placeholder.kind.accepts(cardinality)
      else { return nil }
      let spelling = cardinality.spelling(of: placeholder, in: link.pattern)
      let isValid = (try? LinkPattern(link.literal.replaced(range(of: placeholder), with: spelling))) != nil
      return LinkMessage(
        "{\(placeholder.name)} stands for \(placeholder.kind.phrase), and \(value.name) is of type \(value.type)",
        id: "kind"
      ).at(
        link.literal, placeholder.offset,
        fixIts: isValid
          ? [link.literal.fixIt("write \(spelling)", replacing: range(of: placeholder), with: spelling)] : [])
    }
  }

  private func rename(_ placeholder: LinkPlaceholder, to name: String) -> FixIt {
    let mark =
      switch placeholder.kind {
      case .one: ""
      case .optional: "?"
      case .repeated: "*"
      case .rest: "..."
      }
    let text = "{\(name)\(mark)}"
    return link.literal.fixIt("write \(text)", replacing: range(of: placeholder), with: text)
  }

  private func range(of placeholder: LinkPlaceholder) -> Range<Int> {
    let bytes = Array(link.literal.text.utf8)
    let end = bytes[placeholder.offset...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count - 1
    return placeholder.offset..<(end + 1)
  }

  /// The offset at which an item would be added, which is before the fragment.
  private var queryEnd: Int {
    var isOpen = false
    for (offset, byte) in link.literal.text.utf8.enumerated() {
      if byte == UInt8(ascii: "{") { isOpen = true }
      if byte == UInt8(ascii: "}") { isOpen = false }
      if byte == UInt8(ascii: "#"), !isOpen { return offset }
    }
    return link.literal.text.utf8.count
  }

  private func item(for value: CaseValue) -> String {
    let mark =
      switch value.cardinality {
      case .optional: "?"
      case .many: "*"
      case .one, nil: ""
      }
    return "\(link.pattern.items.isEmpty ? "?" : "&")\(value.name)={\(value.name)\(mark)}"
  }
}
