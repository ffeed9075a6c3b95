/// A search for all faults of a table that also creates its index.
struct TableChecks {
  private(set) var faults: [LinkTableError.Fault] = []
  /// The patterns without a fault in their text.
  private(set) var readable: [LinkPattern] = []
  /// The features of these patterns, the innermost first.
  private var features: [[String]] = []

  init(origins: [LinkOrigin]) {
    if origins.isEmpty {
      fail("The table", "has no origin", "give it one, such as \"https://store.example\"")
    }
    var valid: [LinkOrigin] = []
    for origin in origins {
      if let explanation = origin.fault(besides: valid)?.explanation {
        fail("Origin \"\(origin)\"", explanation.reason, explanation.fix)
      } else {
        valid.append(origin)
      }
    }
  }

  mutating func add<Value>(_ link: Link<Value>) {
    if let fault = link.prefixFault {
      // All links of a group have its prefix.
      if !faults.contains(fault) { faults.append(fault) }
      return
    }
    let subject = Self.subject("Pattern ", link.text, link.features)
    do throws(LinkPatternError) {
      let pattern = try LinkPattern(link.text)
      readable.append(pattern)
      features.append(link.features)
      check(pattern, link.cardinalities, link.types, subject)
    } catch {
      // An app may embed a feature several times.
      var fix = error.fix
      if error.isNameTwice, !link.features.isEmpty {
        fix = "give the placeholder of the prefix another name"
      }
      let fault = LinkTableError.Fault(subject: subject, reason: "byte \(error.offset): \(error.reason)", fix: fix)
      if !faults.contains(fault) { faults.append(fault) }
    }
  }

  @inline(never) private mutating func fail(_ subject: String, _ reason: String, _ fix: String) {
    faults.append(.init(subject: subject, reason: reason, fix: fix))
  }

  private static func subject(_ kind: String, _ text: String, _ features: [String]) -> String {
    "\(kind)\"\(text)\"" + (features.first.map { " of \($0)" } ?? "")
  }

  private mutating func check(
    _ pattern: LinkPattern, _ cardinalities: [LinkCardinality], _ types: [any Any.Type], _ subject: String
  ) {
    let names = pattern.placeholders.map { "{\($0.name)}" }.joined(separator: ", ")
    guard pattern.placeholders.count == cardinalities.count else {
      fail(
        subject,
        "it has \(pattern.placeholders.count) placeholders (\(names)), and its closures have \(cardinalities.count) values",
        "give each value one placeholder, in the same order")
      return
    }
    for (index, placeholder) in pattern.placeholders.enumerated()
    where !placeholder.kind.accepts(cardinalities[index]) {
      fail(
        subject,
        "{\(placeholder.name)} stands for \(placeholder.kind.phrase), and its value is of type \(types[index])",
        "write \(cardinalities[index].spelling(of: placeholder, in: pattern)), or change the type")
    }
  }

  /// Finds the faults of the table as a whole, and returns its index, or an empty one if another fault was found before its
  /// visits were counted.
  mutating func finish(_ origins: [LinkOrigin]) -> LinkIndex {
    for conflict in PatternConflict.all(in: readable) { add(conflict) }
    let index = faults.isEmpty ? LinkIndex(origins: origins, patterns: readable) : LinkIndex(origins: [], patterns: [])
    if index.visits > LinkLimits.visits {
      fail(
        "The table",
        "could make a search for one link try \(index.visits) places, as literals and placeholders compete on many levels",
        "let fewer patterns have both in the same place")
    }
    return index
  }

  private mutating func add(_ conflict: PatternConflict) {
    let (lost, reader) = (conflict.pattern, conflict.other)
    let other = Self.subject("", readable[reader].text, features[reader])
    let reason =
      switch conflict.kind {
      case .unreachable: "it reads no link: \(other) reads them all"
      case .overlap: "with or without its optional values, its links are read by \(other)"
      }
    let fix =
      features[lost] == features[reader]
      ? "give the two different paths or items, or remove one"
      : "give the features different prefixes, or the two patterns different paths or items"
    fail(Self.subject("Pattern ", readable[lost].text, features[lost]), reason, fix)
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
