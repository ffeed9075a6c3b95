/// A check that the placeholders of a pattern fit the values of its case.
struct PlaceholderCheck {
  private let link: CaseLink

  init(_ link: CaseLink) { self.link = link }

  var diagnostics: [Diagnostic] { unknown + (link.isGroup ? ungrouped : missing) + unfit }

  private var spare: [CaseValue] { link.unplaced }

  /// The errors for placeholders without a value.
  private var unknown: [Diagnostic] {
    link.pattern.placeholders.filter { placeholder in !link.values.contains { $0.name == placeholder.name } }
      .map { placeholder in
        let known = link.values.map { "{\($0.name)}" }.joined(separator: ", ")
        let hint = link.values.isEmpty ? "it has none" : "it has \(known)"
        let fixIts = spare.count == 1 && !link.isGroup ? spare.map { rename(placeholder, to: $0.name) } : []
        return LinkMessage(
          "{\(placeholder.name)} is not a value of \(link.name.text): \(hint)", id: "placeholderWithoutValue"
        ).at(link.literal, placeholder.offset, fixIts: fixIts)
      }
  }

  /// The errors for values without a placeholder, at the end of the pattern, where it would be added.
  private var missing: [Diagnostic] {
    spare.map { value in
      let isInUse = unknown.count == 1 && spare.count == 1
      let item = item(for: value)
      // The screens of a feature are usually a value without a label, of a type of the app.
      let isFeature = value.label == nil && value.cardinality == nil && value.type.is(IdentifierTypeSyntax.self)
      let hint = isFeature ? ": if \(value.type) has links of its own, write @LinkGroup" : ""
      return LinkMessage(
        "value \(value.label ?? value.name) of \(link.name.text) is not in the link\(hint)",
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

  /// The errors of a group, whose prefix must be a path that leaves out the screens of the feature alone.
  private var ungrouped: [Diagnostic] {
    if let (reason, fix) = LinkPrefix.unfit(link.pattern) {
      return [LinkMessage("\(reason): to fix, \(fix)", id: "prefix").at(link.literal, 0)]
    }
    if link.pattern.placeholders.count > 2 {
      return [
        LinkMessage("a prefix has at most two placeholders: to fix, group in steps", id: "prefix").at(link.literal, 0)
      ]
    }
    guard spare.count != 1, unknown.isEmpty else { return [] }
    let message =
      spare.isEmpty
      ? "\(link.name.text) has no value for the screens of a feature: to fix, add one, or write @Link"
      : "\(spare.map(\.name).joined(separator: " and ")) of \(link.name.text) are not in the prefix: to fix, write "
        + "placeholders for all values except the screens of the feature"
    return [LinkMessage(message, id: "prefix").at(link.literal, 0)]
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
        fixIts: isValid && !link.isGroup
          ? [link.literal.fixIt("write \(spelling)", replacing: range(of: placeholder), with: spelling)] : [])
    }
  }

  private func rename(_ placeholder: LinkPlaceholder, to name: String) -> FixIt {
    let written = Array(link.literal.text.utf8)[range(of: placeholder)]
    let text = String(decoding: written, as: UTF8.self).replacing(placeholder.name, with: name, maxReplacements: 1)
    return link.literal.fixIt("write \(text)", replacing: range(of: placeholder), with: text)
  }

  private func range(of placeholder: LinkPlaceholder) -> Range<Int> {
    let bytes = Array(link.literal.text.utf8)
    let end = bytes[placeholder.offset...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count - 1
    return placeholder.offset..<(end + 1)
  }

  /// The offset of an added item: before the fragment.
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
