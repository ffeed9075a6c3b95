import Foundation

extension AppSiteAssociation {
  /// The content of the file in its current form, with sorted keys, ready to be served.
  ///
  /// ```swift
  /// let file = ShopScreen.links.appSiteAssociation(appIDs: ["ABCDE12345.example.store"])
  /// try Data(file.json.utf8).write(to: URL(filePath: ".well-known/apple-app-site-association"))
  /// ```
  public var json: String {
    var links: [String: Any] = ["details": details.map(Self.object(of:))]
    if defaultRule != Rule() { links["defaults"] = Self.object(of: defaultRule) }
    if !substitutionVariables.isEmpty { links["substitutionVariables"] = substitutionVariables }
    var file: [String: Any] = services.mapValues { ["apps": $0] }
    file["applinks"] = links
    let data = try? JSONSerialization.data(
      withJSONObject: file, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data ?? Data(), as: UTF8.self) + "\n"
  }

  private static func object(of details: Details) -> [String: Any] {
    var object: [String: Any] = ["appIDs": details.appIDs]
    if details.defaultRule != Rule() { object["defaults"] = self.object(of: details.defaultRule) }
    object["components"] = details.rules?.map(self.object(of:))
    return object
  }

  private static func object(of rule: Rule) -> [String: Any] {
    let query: Any? =
      switch rule.query {
      case .pattern(let pattern): pattern
      case .items(let items): items
      case nil: nil
      }
    let members: [String: Any?] = [
      "/": rule.path, "?": query, "#": rule.fragment, "exclude": rule.exclusion, "comment": rule.comment,
      "caseSensitive": rule.defaults.caseSensitive, "percentEncoded": rule.defaults.percentEncoded,
    ]
    return members.compactMapValues { $0 }
  }
}
