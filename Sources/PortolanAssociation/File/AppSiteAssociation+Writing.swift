extension AppSiteAssociation {
  /// The content of the file in its current form, ready to be served.
  public var json: String {
    var links: [JSONValue.Member] = []
    if defaultRule != Rule() { links.append(.init(name: "defaults", value: Self.value(of: defaultRule))) }
    if !substitutionVariables.isEmpty {
      let variables = substitutionVariables.sorted { $0.key < $1.key }.map { name, texts in
        JSONValue.Member(name: name, value: .array(texts.map(JSONValue.string)))
      }
      links.append(.init(name: "substitutionVariables", value: .object(variables)))
    }
    links.append(.init(name: "details", value: .array(details.map(Self.value(of:)))))
    var members = [JSONValue.Member(name: "applinks", value: .object(links))]
    for (service, apps) in services.sorted(by: { $0.key < $1.key }) {
      members.append(
        .init(
          name: service, value: .object([.init(name: "apps", value: .array(apps.map(JSONValue.string)))])))
    }
    return JSONValue.object(members).text
  }

  private static func value(of details: Details) -> JSONValue {
    var members = [JSONValue.Member(name: "appIDs", value: .array(details.appIDs.map(JSONValue.string)))]
    if details.defaultRule != Rule() {
      members.append(.init(name: "defaults", value: value(of: details.defaultRule)))
    }
    if let rules = details.rules {
      members.append(.init(name: "components", value: .array(rules.map(value(of:)))))
    }
    return .object(members)
  }

  private static func value(of rule: Rule) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let path = rule.path { members.append(.init(name: "/", value: .string(path))) }
    switch rule.query {
    case .pattern(let pattern): members.append(.init(name: "?", value: .string(pattern)))
    case .items(let items):
      let items = items.sorted { $0.key < $1.key }
      members.append(
        .init(name: "?", value: .object(items.map { .init(name: $0.key, value: .string($0.value)) })))
    case nil: break
    }
    if let fragment = rule.fragment { members.append(.init(name: "#", value: .string(fragment))) }
    if let exclusion = rule.exclusion { members.append(.init(name: "exclude", value: .bool(exclusion))) }
    members += Self.members(of: rule.defaults)
    if let comment = rule.comment { members.append(.init(name: "comment", value: .string(comment))) }
    return .object(members)
  }

  private static func members(of defaults: Defaults) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if let value = defaults.caseSensitive { members.append(.init(name: "caseSensitive", value: .bool(value))) }
    if let value = defaults.percentEncoded { members.append(.init(name: "percentEncoded", value: .bool(value))) }
    return members
  }
}
