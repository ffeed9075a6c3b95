/// A search for all faults of a table, before the table is created.
struct TableChecks {
  private var faults: [LinkTableError.Fault] = []
  /// The patterns without a fault in their text.
  private var readable: [LinkPattern] = []

  init(origins: [LinkOrigin]) {
    if origins.isEmpty {
      faults.append(
        .init("The table", "has no origin", "give it one, such as \"https://store.example\""))
    }
    var seen: Set<String> = []
    for origin in origins {
      if let explanation = origin.problem?.explanation {
        faults.append(.init("Origin \"\(origin)\"", explanation.reason, explanation.fix))
      } else if !seen.insert(origin.prefix).inserted {
        faults.append(.init("Origin \"\(origin)\"", "is listed twice", "remove one of the two"))
      }
    }
  }

  mutating func add(_ text: String, cardinalities: [LinkCardinality], types: [any Any.Type]) {
    do throws(LinkPatternError) {
      let pattern = try LinkPattern(text)
      readable.append(pattern)
      check(pattern, cardinalities, types)
    } catch {
      faults.append(.init("Pattern \"\(text)\"", "byte \(error.offset): \(error.reason)", error.fix))
    }
  }

  private mutating func check(_ pattern: LinkPattern, _ cardinalities: [LinkCardinality], _ types: [any Any.Type]) {
    let names = pattern.placeholders.map { "{\($0.name)}" }.joined(separator: ", ")
    guard pattern.placeholders.count == cardinalities.count else {
      faults.append(
        .init(
          "Pattern \"\(pattern)\"",
          "it has \(pattern.placeholders.count) placeholders (\(names)), and its closures have \(cardinalities.count) values",
          "give each value one placeholder, in the same order"))
      return
    }
    for (index, placeholder) in pattern.placeholders.enumerated()
    where !placeholder.kind.accepts(cardinalities[index]) {
      faults.append(
        .init(
          "Pattern \"\(pattern)\"",
          "{\(placeholder.name)} stands for \(placeholder.kind.phrase), and its value is of type \(types[index])",
          "write \(cardinalities[index].spelling(of: placeholder, in: pattern)), or change the type"))
    }
  }

  consuming func finish() throws(LinkTableError) -> [LinkPattern] {
    for conflict in PatternConflict.all(in: readable) {
      let other = readable[conflict.other]
      let reason =
        switch conflict.kind {
        case .unreachable: "it reads no link: \"\(other)\" reads them all"
        case .overlap: "with or without its optional values, its links are read by \"\(other)\""
        }
      faults.append(
        .init(
          "Pattern \"\(readable[conflict.pattern])\"", reason, "give the two different paths or items, or remove one"))
    }
    if faults.isEmpty {
      let visits = LinkLimits.visits(of: readable)
      if visits > LinkLimits.visits {
        faults.append(
          .init(
            "The table",
            "could make a search for one link try \(visits) places, as literals and placeholders compete on many levels",
            "let fewer patterns have both in the same place"))
      }
    }
    guard faults.isEmpty else { throw LinkTableError(faults: faults) }
    return readable
  }
}

extension LinkPlaceholder.Kind {
  package func accepts(_ cardinality: LinkCardinality) -> Bool {
    switch self {
    case .one: cardinality == .one
    case .optional: cardinality == .optional
    case .repeated: cardinality == .many
    case .rest: cardinality != .optional
    }
  }

  package var phrase: String {
    switch self {
    case .one: "exactly one value"
    case .optional: "one value or none"
    case .repeated: "any number of values"
    case .rest: "the rest of the path"
    }
  }
}

extension LinkCardinality {
  /// Returns the spelling of a placeholder with this cardinality.
  package func spelling(of placeholder: LinkPlaceholder, in pattern: LinkPattern) -> String {
    switch self {
    case .one: "{\(placeholder.name)}"
    case .optional: "{\(placeholder.name)?}"
    case .many:
      pattern.items.contains { $0.value == .placeholder(pattern.placeholders.firstIndex(of: placeholder) ?? -1) }
        ? "{\(placeholder.name)*}" : "{\(placeholder.name)...}"
    }
  }
}
