extension AssociationReader {
  /// Reads a rule, or the `defaults` from which rules inherit their missing parts.
  mutating func readRule(_ part: Part, isDefault: Bool) -> AppSiteAssociation.Rule? {
    let known = ["/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded"]
    guard let members = members(of: part, known: known), case .object(let all) = part.value else { return nil }
    var rule = AppSiteAssociation.Rule()
    var isWhole = true
    for part in members {
      switch (part.name, part.value) {
      case ("/", .string(let pattern)): rule.path = pattern
      case ("#", .string(let pattern)): rule.fragment = pattern
      case ("?", .string(let pattern)): rule.query = .pattern(pattern)
      case ("?", .object): rule.query = .items(readItems(part))
      case ("exclude", .bool(let value)): rule.exclusion = value
      case ("comment", .string(let text)): rule.comment = text
      case ("comment", let value): warn(part, "it is \(value.kind)", fix: "write a string")
      case ("caseSensitive", .bool(let value)): rule.defaults.caseSensitive = value
      case ("percentEncoded", .bool(let value)): rule.defaults.percentEncoded = value
      case (let name, _):
        wrongType(part, name.map("/?#".contains) == true ? "a string" : "a Boolean")
        isWhole = false
      }
    }
    // A rule with a missing part would match more URLs than intended.
    guard isWhole || isDefault else { return nil }
    if !isDefault, rule.exclusion != true, rule.path == nil, rule.query == nil, rule.fragment == nil {
      if let name = all.first(where: { !known.contains($0.name) })?.name {
        fail(
          part, "it opens every URL, as its key \(LinkText.quoted(name)) is unknown and it has no other pattern",
          fix: "write the pattern as \"/\", \"?\" or \"#\"")
      } else if all.allSatisfy({ $0.name == "exclude" }) {
        warn(part, "it has no pattern, and opens every URL", fix: "write \"/\": \"*\" if that is intended")
      }
    }
    return rule
  }

  /// Reads the patterns of query items.
  ///
  /// If one of them is not a string, devices ignore all of them (swcutil of macOS 27.0).
  private mutating func readItems(_ part: Part) -> [String: String] {
    var patterns: [String: String]? = [:]
    for item in members(of: part) ?? [] {
      if case .string(let pattern) = item.value, let name = item.name {
        patterns?[name] = pattern
      } else {
        patterns = nil
        fail(
          item,
          "it is \(item.value.kind), so devices ignore the whole \"?\" and open more URLs than intended",
          fix: "write a string")
      }
    }
    return patterns ?? [:]
  }

  /// Returns the members of an object, or reports another value and returns `nil`.
  ///
  /// Unknown keys are left out and reported together with the most similar known key, as are keys that occur twice.
  mutating func members(of part: Part, known: [String]? = nil) -> [Part]? {
    guard case .object(let members) = part.value else {
      wrongType(part, "an object")
      return nil
    }
    var parts: [Part] = []
    var seen: Set<String> = []
    var twice: [String] = []
    for (name, value) in members {
      if !seen.insert(name).inserted { twice.append(name) }
      if let known, !known.contains(name) {
        warn(
          part, "its key \(LinkText.quoted(name)) is unknown",
          fix: Self.nearest(to: name, of: known).map { "write \"\($0)\"" }
            ?? "remove it, or write one of \(known.sorted().joined(separator: ", "))")
      } else {
        let place = part.place == "file" ? name : AssociationPlaces.member(name, of: part.place)
        parts.append(Part(name: name, value: value, place: place))
      }
    }
    for name in twice {
      fail(
        part, "its key \(LinkText.quoted(name)) occurs twice, and readers differ in which one they use",
        fix: "keep one of them")
    }
    return parts
  }

  /// Returns the elements of an array, or reports another value and returns `nil`.
  mutating func elements(of part: Part, _ expected: String) -> [Part]? {
    guard case .array(let values) = part.value else {
      wrongType(part, expected)
      return nil
    }
    return values.enumerated().map { Part(name: nil, value: $1, place: "\(part.place)[\($0)]") }
  }

  /// Returns the strings of an array, with the location of each.
  mutating func strings(_ part: Part) -> [(place: String, text: String)] {
    (elements(of: part, "an array of strings") ?? []).compactMap { part in string(part).map { (part.place, $0) } }
  }

  mutating func string(_ part: Part) -> String? {
    if case .string(let text) = part.value { return text }
    wrongType(part, "a string")
    return nil
  }

  mutating func warn(_ part: Part, _ reason: String, fix: String) { issues.warn(part.place, reason, fix: fix) }

  mutating func fail(_ part: Part, _ reason: String, fix: String) { issues.fail(part.place, reason, fix: fix) }

  private mutating func wrongType(_ part: Part, _ expected: String) {
    fail(part, "it is \(part.value.kind), and is ignored", fix: "write \(expected)")
  }

  /// Returns the known key that was probably intended.
  private static func nearest(to name: String, of known: [String]) -> String? {
    let meant = [
      "path": "/", "query": "?", "fragment": "#", "excluded": "exclude", "app": "appIDs", "excludes": "exclude",
    ]
    let lowered = name.prefix(64).lowercased()
    if let key = meant[lowered], known.contains(key) { return key }
    let letters = Array(lowered.utf8)
    let costs = known.sorted().compactMap { key in
      let own = Array(key.lowercased().utf8)
      let cost = EditDistance.between(own.count, letters.count, limit: own.count / 3) { own[$0] == letters[$1] ? 0 : 1 }
      return cost.map { (key, $0) }
    }
    return costs.min { $0.1 < $1.1 }?.0
  }
}
