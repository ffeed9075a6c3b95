/// A reader that builds an association file from its JSON and records the parts that have no meaning there.
struct AssociationReader {
  /// A value in the file.
  struct Part {
    /// The name of the member, or `nil` for an element of an array.
    let name: String?
    let value: JSONValue
    let place: String
  }

  var issues: [AssociationIssue] = []
  private(set) var places = AssociationPlaces()
  private var file = AppSiteAssociation(details: [])

  mutating func read(_ root: [(name: String, value: JSONValue)]) -> AppSiteAssociation {
    let root = Part(name: nil, value: .object(root), place: "file")
    let members = members(of: root, known: ["activitycontinuation", "appclips", "webcredentials", "applinks"]) ?? []
    if members.isEmpty { fail(root, "it has no applinks, and opens nothing", fix: "write { \"applinks\": … }") }
    for part in members { if part.name == "applinks" { readLinks(part) } else { readService(part) } }
    return file
  }

  private mutating func readService(_ part: Part) {
    guard let name = part.name, let members = members(of: part, known: ["apps"]) else { return }
    guard let apps = members.last else {
      return fail(part, "it names no app", fix: "write \"apps\", such as [\"ABCDE12345.example.store\"]")
    }
    let entries = strings(apps)
    file.services[name] = entries.map(\.text)
    places.services[name] = entries.map(\.place)
  }

  private mutating func readLinks(_ part: Part) {
    guard let members = members(of: part, known: ["apps", "details", "defaults", "substitutionVariables"]) else {
      return
    }
    if !members.contains(where: { $0.name == "details" }) {
      fail(part, "it has no details, and opens nothing", fix: "write details, an entry for each app")
    }
    for part in members {
      switch part.name {
      case "apps":
        if case .array(let apps) = part.value, apps.isEmpty { continue }
        warn(part, "it has no meaning and was always empty", fix: "write [], or leave it out")
      case "defaults": file.defaultRule = readRule(part, isDefault: true) ?? .init()
      case "details": readEntries(part)
      default:
        for variable in self.members(of: part) ?? [] {
          file.substitutionVariables[variable.name ?? ""] = strings(variable).map(\.text)
        }
      }
    }
  }

  private mutating func readEntries(_ part: Part) {
    var entries: [Part]?
    if case .object = part.value {
      warn(part, "a dictionary of apps is the form of iOS 9 beta", fix: "write an array, with appIDs in each entry")
      entries = members(of: part)
    } else {
      entries = elements(of: part, "an array")
    }
    if entries?.isEmpty == true {
      warn(part, "it is empty, so no link opens", fix: "write an entry for each app, or leave applinks out")
    }
    for entry in entries ?? [] { readDetails(entry) }
  }

  private mutating func readDetails(_ entry: Part) {
    let known = ["appID", "appIDs", "components", "paths", "defaults"]
    guard let members = members(of: entry, known: known) else { return }
    var details = AppSiteAssociation.Details(appIDs: entry.name.map { [$0] } ?? [], rules: nil)
    var components: [(place: String, rule: AppSiteAssociation.Rule)]?
    var paths: [(place: String, rule: AppSiteAssociation.Rule)]?
    for part in members {
      switch part.name {
      case "appID": details.appIDs += string(part).map { [$0] } ?? []
      case "appIDs": details.appIDs += strings(part).map(\.text)
      case "defaults": details.defaultRule = readRule(part, isDefault: true) ?? .init()
      case "components":
        components = elements(of: part, "an array").map { elements in
          elements.compactMap { part in readRule(part, isDefault: false).map { (part.place, $0) } }
        }
      default: paths = strings(part).map { ($0.place, Self.rule(ofPath: $0.text)) }
      }
    }
    // Since iOS 13, paths beside components are only for older systems (WWDC 2019, session 717).
    let rules = components ?? paths
    if let components, let paths { checkShadowed(paths.map(\.rule), by: components.map(\.rule), in: entry) }
    details.rules = rules?.map(\.rule)
    if details.appIDs.isEmpty {
      fail(entry, "it names no app", fix: "write appIDs, such as [\"ABCDE12345.example.store\"]")
    }
    if rules == nil {
      fail(entry, "it has no components, and opens nothing", fix: "write components")
    } else if details.rules == [] {
      fail(
        entry, "it has no rule that can be read, and opens nothing",
        fix: "write some \(components == nil ? "paths" : "components")")
    }
    file.details.append(details)
    places.details.append((entry.place, rules?.map(\.place) ?? []))
  }

  private mutating func checkShadowed(
    _ paths: [AppSiteAssociation.Rule], by rules: [AppSiteAssociation.Rule], in entry: Part
  ) {
    let known = Set(rules.map { AppSiteAssociation.Rule(path: $0.path, excludes: $0.excludes) })
    guard let path = paths.first(where: { !known.contains($0) })?.path else { return }
    issues.warn(
      "\(entry.place).paths",
      "systems since iOS 13 read only the components beside it, which lack \(LinkText.quoted(path))",
      fix: "write a component for each path that must open there too")
  }

  /// Returns the rule for a string in `paths`.
  ///
  /// The prefix `NOT ` excludes a path (App Search Programming Guide, "Support Universal Links").
  private static func rule(ofPath path: String) -> AppSiteAssociation.Rule {
    path.hasPrefix("NOT ") ? .init(path: String(path.dropFirst(4)), excludes: true) : .init(path: path)
  }
}
