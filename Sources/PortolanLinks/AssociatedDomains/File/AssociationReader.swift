/// Makes a file of its JSON, and notes what has no meaning there.
struct AssociationReader {
  var issues: [AssociationIssue] = []

  mutating func read(_ members: [JSONValue.Member]) -> AppSiteAssociation {
    var file = AppSiteAssociation(details: [])
    checkNames(members, at: "file", known: ["applinks", "webcredentials", "appclips", "activitycontinuation"])
    for member in members {
      switch member.name {
      case "applinks":
        guard case .object(let members) = member.value else {
          wrongType(member.value, at: "applinks", "an object")
          continue
        }
        readLinks(members, into: &file)
      case "webcredentials", "appclips", "activitycontinuation":
        guard case .object(let members) = member.value else {
          wrongType(member.value, at: member.name, "an object")
          continue
        }
        for apps in members where apps.name == "apps" {
          file.services[member.name] = strings(apps.value, at: "\(member.name).apps")
        }
      default: continue
      }
    }
    return file
  }

  private mutating func readLinks(_ members: [JSONValue.Member], into file: inout AppSiteAssociation) {
    let place = "applinks"
    checkNames(members, at: place, known: ["apps", "details", "defaults", "substitutionVariables"])
    for member in members {
      let inner = "\(place).\(member.name)"
      switch (member.name, member.value) {
      case ("apps", .array(let apps)) where apps.isEmpty: break
      case ("apps", _): warn(inner, "it means nothing and was always empty", fix: "write [], or leave it out")
      case ("defaults", _): file.defaults = readDefaults(member.value, at: inner)
      case ("details", .array(let entries)):
        for (index, entry) in entries.enumerated() {
          if let details = readDetails(entry, appID: nil, at: "\(inner)[\(index)]") { file.details.append(details) }
        }
      case ("details", .object(let entries)):
        warn(inner, "a dictionary of apps is the form of iOS 9 beta", fix: "write an array, with appIDs in each entry")
        for entry in entries {
          if let details = readDetails(entry.value, appID: entry.name, at: "\(inner).\(entry.name)") {
            file.details.append(details)
          }
        }
      case ("details", _): wrongType(member.value, at: inner, "an array")
      case ("substitutionVariables", .object(let variables)):
        for variable in variables {
          file.substitutionVariables[variable.name] = strings(variable.value, at: "\(inner).\(variable.name)")
        }
      case ("substitutionVariables", _): wrongType(member.value, at: inner, "an object")
      default: break
      }
    }
  }

  private mutating func readDetails(
    _ value: JSONValue, appID: String?, at place: String
  ) -> AppSiteAssociation.Details? {
    guard case .object(let members) = value else {
      wrongType(value, at: place, "an object")
      return nil
    }
    checkNames(members, at: place, known: ["appID", "appIDs", "components", "paths", "defaults"])
    var details = AppSiteAssociation.Details(appIDs: appID.map { [$0] } ?? [], rules: nil)
    var paths: [AppSiteAssociation.Rule]?
    for member in members {
      let inner = "\(place).\(member.name)"
      switch (member.name, member.value) {
      case ("appID", .string(let id)): details.appIDs.append(id)
      case ("appID", _): wrongType(member.value, at: inner, "a string")
      case ("appIDs", _): details.appIDs += strings(member.value, at: inner)
      case ("defaults", _): details.defaults = readDefaults(member.value, at: inner)
      case ("components", .array(let values)):
        var rules: [AppSiteAssociation.Rule] = []
        for (index, value) in values.enumerated() {
          if let rule = readRule(value, at: "\(inner)[\(index)]") { rules.append(rule) }
        }
        details.rules = rules
      case ("components", _): wrongType(member.value, at: inner, "an array")
      case ("paths", _): paths = strings(member.value, at: inner).map(Self.rule(ofPath:))
      default: break
      }
    }
    // As of iOS 13, paths are for older systems where there are components too (WWDC 2019, session 717).
    if details.rules == nil { details.rules = paths }
    if details.appIDs.isEmpty {
      fail(place, "it is of no app", fix: "write appIDs, such as [\"ABCDE12345.example.store\"]")
    }
    if details.rules == nil { fail(place, "it has no components, and opens nothing", fix: "write components") }
    return details
  }

  /// `NOT ` before a path excludes it (App Search Programming Guide, "Support Universal Links").
  private static func rule(ofPath path: String) -> AppSiteAssociation.Rule {
    guard path.hasPrefix("NOT ") else { return .init(path: path) }
    return .init(path: String(path.dropFirst(4)), excludes: true)
  }

  private mutating func readRule(_ value: JSONValue, at place: String) -> AppSiteAssociation.Rule? {
    guard case .object(let members) = value else {
      wrongType(value, at: place, "an object")
      return nil
    }
    checkNames(members, at: place, known: ["/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded"])
    var rule = AppSiteAssociation.Rule()
    for member in members {
      let inner = "\(place)[\"\(member.name)\"]"
      switch (member.name, member.value) {
      case ("/", .string(let pattern)): rule.path = pattern
      case ("#", .string(let pattern)): rule.fragment = pattern
      case ("?", .string(let pattern)): rule.query = .pattern(pattern)
      case ("?", .object(let items)):
        var patterns: [String: String] = [:]
        for item in items {
          guard case .string(let pattern) = item.value else {
            wrongType(item.value, at: "\(inner).\(item.name)", "a string")
            return nil
          }
          patterns[item.name] = pattern
        }
        rule.query = .items(patterns)
      case ("exclude", .bool(let value)): rule.excludes = value
      case ("comment", .string(let text)): rule.comment = text
      case ("comment", _): warn(inner, "it is \(member.value.kind)", fix: "write a string")
      case ("caseSensitive", .bool(let value)): rule.defaults.caseSensitive = value
      case ("percentEncoded", .bool(let value)): rule.defaults.percentEncoded = value
      case ("/", _), ("?", _), ("#", _), ("exclude", _), ("caseSensitive", _), ("percentEncoded", _):
        // A rule of which a part is missing would fit more than was meant.
        wrongType(member.value, at: inner, ["/", "?", "#"].contains(member.name) ? "a string" : "a Boolean")
        return nil
      default: break
      }
    }
    return rule
  }

  private mutating func readDefaults(_ value: JSONValue, at place: String) -> AppSiteAssociation.Defaults {
    var defaults = AppSiteAssociation.Defaults()
    guard case .object(let members) = value else {
      wrongType(value, at: place, "an object")
      return defaults
    }
    checkNames(members, at: place, known: ["caseSensitive", "percentEncoded"])
    for member in members {
      switch (member.name, member.value) {
      case ("caseSensitive", .bool(let value)): defaults.caseSensitive = value
      case ("percentEncoded", .bool(let value)): defaults.percentEncoded = value
      case ("caseSensitive", _), ("percentEncoded", _):
        wrongType(member.value, at: "\(place).\(member.name)", "a Boolean")
      default: break
      }
    }
    return defaults
  }

  private mutating func strings(_ value: JSONValue, at place: String) -> [String] {
    guard case .array(let values) = value else {
      wrongType(value, at: place, "an array of strings")
      return []
    }
    var strings: [String] = []
    for (index, value) in values.enumerated() {
      if case .string(let string) = value {
        strings.append(string)
      } else {
        wrongType(value, at: "\(place)[\(index)]", "a string")
      }
    }
    return strings
  }

  private mutating func checkNames(_ members: [JSONValue.Member], at place: String, known: Set<String>) {
    var seen: Set<String> = []
    for member in members {
      if !known.contains(member.name) {
        let near = known.first { $0.lowercased() == member.name.lowercased() }
        warn(
          place, "nothing reads its key \(LinkText.quoted(member.name))",
          fix: near.map { "write \"\($0)\"" } ?? "remove it, or write one of \(known.sorted().joined(separator: ", "))")
      }
      if !seen.insert(member.name).inserted {
        fail(
          place, "its key \(LinkText.quoted(member.name)) is there twice, and readers differ in which they take",
          fix: "keep one of them")
      }
    }
  }

  private mutating func wrongType(_ value: JSONValue, at place: String, _ expected: String) {
    fail(place, "it is \(value.kind), and is left out", fix: "write \(expected)")
  }

  private mutating func warn(_ place: String, _ reason: String, fix: String) {
    issues.append(AssociationIssue(.warning, place, reason, fix: fix))
  }

  private mutating func fail(_ place: String, _ reason: String, fix: String) {
    issues.append(AssociationIssue(.error, place, reason, fix: fix))
  }
}
