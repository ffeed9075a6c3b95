extension AssociationReader {
  private static let parts: Set<String> = ["/", "?", "#"]

  /// Reads a rule, or the `defaults` from which rules inherit their missing parts.
  mutating func readRule(_ value: JSONValue, at place: String, isDefault: Bool) -> AppSiteAssociation.Rule? {
    guard case .object(let members) = value else {
      wrongType(value, at: place, "an object")
      return nil
    }
    let known = ["/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded"]
    let unknown = checkNames(members, at: place, known: known)
    var rule = AppSiteAssociation.Rule()
    var isWhole = true
    for member in members {
      let inner = "\(place)[\"\(member.name)\"]"
      switch (member.name, member.value) {
      case ("/", .string(let pattern)): rule.path = pattern
      case ("#", .string(let pattern)): rule.fragment = pattern
      case ("?", .string(let pattern)): rule.query = .pattern(pattern)
      case ("?", .object(let items)): rule.query = .items(readItems(items, at: inner))
      case ("exclude", .bool(let value)): rule.exclusion = value
      case ("comment", .string(let text)): rule.comment = text
      case ("comment", _): warn(inner, "it is \(member.value.kind)", fix: "write a string")
      case ("caseSensitive", .bool(let value)): rule.defaults.caseSensitive = value
      case ("percentEncoded", .bool(let value)): rule.defaults.percentEncoded = value
      case (let name, _) where known.contains(name):
        wrongType(member.value, at: inner, Self.parts.contains(name) ? "a string" : "a Boolean")
        isWhole = false
      default: break
      }
    }
    // A rule with a missing part would match more URLs than intended.
    guard isWhole || isDefault else { return nil }
    if !isDefault, rule.exclusion != true, rule.path == nil, rule.query == nil, rule.fragment == nil {
      if let name = unknown.first {
        fail(
          place, "it opens every URL, as its key \(LinkText.quoted(name)) is unknown and it has no other pattern",
          fix: "write the pattern as \"/\", \"?\" or \"#\"")
      } else if members.allSatisfy({ $0.name == "exclude" }) {
        warn(place, "it has no pattern, and opens every URL", fix: "write \"/\": \"*\" if that is intended")
      }
    }
    return rule
  }

  /// Reads the patterns of query items.
  ///
  /// If one of them is not a string, devices ignore all of them (swcutil of macOS 27.0).
  private mutating func readItems(_ items: [JSONValue.Member], at place: String) -> [String: String] {
    var patterns: [String: String] = [:]
    var isIgnored = false
    for item in items {
      if case .string(let pattern) = item.value {
        patterns[item.name] = pattern
      } else {
        isIgnored = true
        fail(
          AssociationPlaces.member(item.name, of: place),
          "it is \(item.value.kind), so devices ignore the whole \"?\" and open more URLs than intended",
          fix: "write a string")
      }
    }
    checkDuplicates(items, at: place)
    return isIgnored ? [:] : patterns
  }

  /// Reads an array of strings, with the index of each.
  mutating func strings(_ value: JSONValue, at place: String) -> [(index: Int, text: String)] {
    guard case .array(let values) = value else {
      wrongType(value, at: place, "an array of strings")
      return []
    }
    var strings: [(index: Int, text: String)] = []
    for (index, value) in values.enumerated() {
      if case .string(let string) = value {
        strings.append((index, string))
      } else {
        wrongType(value, at: "\(place)[\(index)]", "a string")
      }
    }
    return strings
  }

  /// Reports unknown keys together with the most similar known key, and keys that occur twice.
  ///
  /// - Returns: The unknown keys.
  @discardableResult
  mutating func checkNames(_ members: [JSONValue.Member], at place: String, known: [String]) -> [String] {
    let unknown = members.map(\.name).filter { !known.contains($0) }
    for name in unknown {
      warn(
        place, "its key \(LinkText.quoted(name)) is unknown",
        fix: Self.nearest(to: name, of: known).map { "write \"\($0)\"" }
          ?? "remove it, or write one of \(known.sorted().joined(separator: ", "))")
    }
    checkDuplicates(members, at: place)
    return unknown
  }

  private mutating func checkDuplicates(_ members: [JSONValue.Member], at place: String) {
    var seen: Set<String> = []
    for member in members where !seen.insert(member.name).inserted {
      fail(
        place, "its key \(LinkText.quoted(member.name)) occurs twice, and readers differ in which one they use",
        fix: "keep one of them")
    }
  }

  /// Returns the known key that was probably intended.
  static func nearest(to name: String, of known: [String]) -> String? {
    let meant = [
      "path": "/", "query": "?", "fragment": "#", "excluded": "exclude", "app": "appIDs", "excludes": "exclude",
    ]
    let lowered = Array(name.prefix(64).lowercased().utf8)
    if let key = meant[String(decoding: lowered, as: UTF8.self)], known.contains(key) { return key }
    var best: (key: String, cost: Int)?
    for key in known.sorted() {
      let letters = Array(key.lowercased().utf8)
      let limit = letters.count / 3
      guard
        let cost = EditDistance.between(
          letters.count, lowered.count, limit: limit, substitution: { letters[$0] == lowered[$1] ? 0 : 1 }),
        cost < best?.cost ?? .max
      else { continue }
      best = (key, cost)
    }
    return best?.key
  }
}
