/// A reader that builds an association file from its JSON and records the parts that have no meaning there.
struct AssociationReader {
  private(set) var issues: [AssociationIssue] = []
  var places = AssociationPlaces()

  static let services = ["activitycontinuation", "appclips", "webcredentials"]

  mutating func read(_ members: [JSONValue.Member]) -> AppSiteAssociation {
    var file = AppSiteAssociation(details: [])
    checkNames(members, at: "file", known: Self.services + ["applinks"])
    if !members.contains(where: { $0.name == "applinks" || Self.services.contains($0.name) }) {
      fail("file", "it has no applinks, and opens nothing", fix: "write { \"applinks\": … }")
    }
    for member in members {
      switch (member.name, member.value) {
      case ("applinks", .object(let members)): readLinks(members, into: &file)
      case (let name, .object(let members)) where Self.services.contains(name):
        guard let apps = members.last(where: { $0.name == "apps" }) else {
          fail(name, "it names no app", fix: "write \"apps\", such as [\"ABCDE12345.example.store\"]")
          continue
        }
        checkNames(members, at: name, known: ["apps"])
        let entries = strings(apps.value, at: "\(name).apps")
        file.services[name] = entries.map(\.text)
        places.services[name] = entries.map(\.index)
      case (let name, _) where name == "applinks" || Self.services.contains(name):
        wrongType(member.value, at: name, "an object")
      default: break
      }
    }
    return file
  }

  private mutating func readLinks(_ members: [JSONValue.Member], into file: inout AppSiteAssociation) {
    checkNames(members, at: "applinks", known: ["apps", "details", "defaults", "substitutionVariables"])
    if !members.contains(where: { $0.name == "details" }) {
      fail("applinks", "it has no details, and opens nothing", fix: "write details, an entry for each app")
    }
    for member in members {
      let inner = AssociationPlaces.member(member.name, of: "applinks")
      switch (member.name, member.value) {
      case ("apps", .array(let apps)) where apps.isEmpty: break
      case ("apps", _): warn(inner, "it has no meaning and was always empty", fix: "write [], or leave it out")
      case ("defaults", _): file.defaultRule = readRule(member.value, at: inner, isDefault: true) ?? .init()
      case ("details", .array(let entries)):
        if entries.isEmpty { warnAboutEmptyEntry(inner) }
        for (index, entry) in entries.enumerated() {
          readDetails(entry, appID: nil, at: "\(inner)[\(index)]", into: &file)
        }
      case ("details", .object(let entries)):
        warn(inner, "a dictionary of apps is the form of iOS 9 beta", fix: "write an array, with appIDs in each entry")
        if entries.isEmpty { warnAboutEmptyEntry(inner) }
        for entry in entries {
          readDetails(entry.value, appID: entry.name, at: AssociationPlaces.member(entry.name, of: inner), into: &file)
        }
      case ("details", _): wrongType(member.value, at: inner, "an array")
      case ("substitutionVariables", .object(let variables)):
        for variable in variables {
          let place = AssociationPlaces.member(variable.name, of: inner)
          file.substitutionVariables[variable.name] = strings(variable.value, at: place).map(\.text)
        }
      case ("substitutionVariables", _): wrongType(member.value, at: inner, "an object")
      default: break
      }
    }
  }

  private mutating func warnAboutEmptyEntry(_ place: String) {
    warn(place, "it is empty, so no link opens", fix: "write an entry for each app, or leave applinks out")
  }

  private mutating func readDetails(
    _ value: JSONValue, appID: String?, at place: String, into file: inout AppSiteAssociation
  ) {
    guard case .object(let members) = value else {
      wrongType(value, at: place, "an object")
      return
    }
    checkNames(members, at: place, known: ["appID", "appIDs", "components", "paths", "defaults"])
    var details = AppSiteAssociation.Details(appIDs: appID.map { [$0] } ?? [], rules: nil)
    var places = AssociationPlaces.Details(place: place)
    var paths: [(index: Int, rule: AppSiteAssociation.Rule)]?
    for member in members {
      let inner = AssociationPlaces.member(member.name, of: place)
      switch (member.name, member.value) {
      case ("appID", .string(let id)): details.appIDs.append(id)
      case ("appID", _): wrongType(member.value, at: inner, "a string")
      case ("appIDs", _): details.appIDs += strings(member.value, at: inner).map(\.text)
      case ("defaults", _): details.defaultRule = readRule(member.value, at: inner, isDefault: true) ?? .init()
      case ("components", .array(let values)):
        details.rules = []
        places.indices = []
        for (index, value) in values.enumerated() {
          guard let rule = readRule(value, at: "\(inner)[\(index)]", isDefault: false) else { continue }
          details.rules?.append(rule)
          places.indices.append(index)
        }
      case ("components", _): wrongType(member.value, at: inner, "an array")
      case ("paths", _): paths = strings(member.value, at: inner).map { ($0.index, Self.rule(ofPath: $0.text)) }
      default: break
      }
    }
    // Since iOS 13, paths beside components are only for older systems (WWDC 2019, session 717).
    if let rules = details.rules {
      checkShadowed(paths?.map(\.rule) ?? [], by: rules, at: place)
    } else if let paths {
      details.rules = paths.map(\.rule)
      places.key = "paths"
      places.indices = paths.map(\.index)
    }
    if details.appIDs.isEmpty {
      fail(place, "it names no app", fix: "write appIDs, such as [\"ABCDE12345.example.store\"]")
    }
    if details.rules == nil {
      fail(place, "it has no components, and opens nothing", fix: "write components")
    } else if details.rules == [] {
      fail(place, "it has no rule that can be read, and opens nothing", fix: "write some \(places.key)")
    }
    file.details.append(details)
    self.places.details.append(places)
  }

  private mutating func checkShadowed(
    _ paths: [AppSiteAssociation.Rule], by rules: [AppSiteAssociation.Rule], at place: String
  ) {
    func plain(_ rule: AppSiteAssociation.Rule) -> AppSiteAssociation.Rule {
      .init(path: rule.path, excludes: rule.excludes)
    }
    let known = Set(rules.map(plain))
    guard let path = paths.first(where: { !known.contains(plain($0)) })?.path else { return }
    warn(
      "\(place).paths", "systems since iOS 13 read only the components beside it, which lack \(LinkText.quoted(path))",
      fix: "write a component for each path that must open there too")
  }

  /// Returns the rule for a string in `paths`.
  ///
  /// The prefix `NOT ` excludes a path (App Search Programming Guide, "Support Universal Links").
  private static func rule(ofPath path: String) -> AppSiteAssociation.Rule {
    guard path.hasPrefix("NOT ") else { return .init(path: path) }
    return .init(path: String(path.dropFirst(4)), excludes: true)
  }

  mutating func warn(_ place: String, _ reason: String, fix: String) {
    issues.append(AssociationIssue(.warning, place, reason, fix: fix))
  }

  mutating func fail(_ place: String, _ reason: String, fix: String) {
    issues.append(AssociationIssue(.error, place, reason, fix: fix))
  }

  mutating func wrongType(_ value: JSONValue, at place: String, _ expected: String) {
    fail(place, "it is \(value.kind), and is ignored", fix: "write \(expected)")
  }
}
