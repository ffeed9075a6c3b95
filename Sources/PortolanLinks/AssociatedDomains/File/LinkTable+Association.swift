extension LinkTable {
  /// Returns the association file of the site whose links the table has.
  ///
  /// For an app with several tables, see ``AppSiteAssociation/init(opening:appIDs:)``.
  ///
  /// - Parameter appIDs: The apps, as `<prefix>.<bundle identifier>`.
  /// - Returns: The file, to be served as its ``AppSiteAssociation/json``.
  /// - Complexity: O(n) in the length of the patterns.
  public func appSiteAssociation(appIDs: [String]) -> AppSiteAssociation {
    AppSiteAssociation(opening: patterns, appIDs: appIDs)
  }
}

extension AppSiteAssociation {
  /// Makes the association file of a site that has links of some patterns, of one table or of several:
  ///
  ///     let file = AppSiteAssociation(
  ///       opening: shop.patterns + account.patterns, appIDs: ["ABCDE12345.example.store"])
  ///
  /// It opens what the patterns read, and nothing else as far as the file's patterns can say so: they know no components, so
  /// that rules for longer paths stand first, and what is longer than the patterns that follow is excluded before them. That
  /// is also why the rules of two tables cannot be put one after the other: what the first excludes would never reach the
  /// second. Items that the query must have must not be empty. Values are not looked at: `/products/x` opens the app also if
  /// the table wants a number. Slashes at the end of links make no difference to devices.
  ///
  /// - Parameters:
  ///   - patterns: The patterns of all links.
  ///   - appIDs: The apps, as `<prefix>.<bundle identifier>`.
  /// - Complexity: O(n) in the length of the patterns.
  public init(opening patterns: [LinkPattern], appIDs: [String]) {
    var shapes: [Shape] = []
    for pattern in patterns {
      shapes.append(Shape(pattern, withOptional: false))
      if pattern.optionalComponent != nil { shapes.append(Shape(pattern, withOptional: true)) }
    }
    let rests = shapes.filter { $0.pattern.rest != nil }
    var rules = rests.map(\.rule)
    // These open everything below them, so that rules for longer paths there would never be reached.
    let open = Set(rests.filter { $0.rule.query == nil && $0.rule.fragment == nil }.map(\.components))
    let exact = Dictionary(
      grouping: shapes.filter { shape in
        shape.pattern.rest == nil
          && !(0...shape.components.count).contains { open.contains(Array(shape.components.prefix($0))) }
      }, by: \.components.count)
    for depth in exact.keys.sorted(by: >) {
      let shapes = exact[depth] ?? []
      // Only a wildcard could take in more components than it stands for.
      if shapes.contains(where: \.hasWildcard) {
        rules.append(
          .init(
            path: String(repeating: "/?*", count: depth + 1), excludes: true,
            comment: "longer than the links that follow"))
      }
      rules += shapes.map(\.rule)
    }
    self.init(details: [.init(appIDs: appIDs, rules: rules)])
  }
}

/// One of the paths of a pattern, as the rules of an association file.
private struct Shape {
  let pattern: LinkPattern
  let components: [String]

  init(_ pattern: LinkPattern, withOptional: Bool) {
    self.pattern = pattern
    components =
      pattern.path.map { component in
        switch component {
        case .literal(let text): Self.escaped(text)
        case .placeholder: "?*"
        }
      } + (withOptional ? ["?*"] : [])
  }

  var hasWildcard: Bool { components.contains { $0.contains("?*") } }

  var rule: AppSiteAssociation.Rule {
    let path = "/" + (components + (pattern.rest == nil ? [] : ["*"])).joined(separator: "/")
    var items: [String: String] = [:]
    for item in pattern.items {
      switch item.value {
      case .literal(let value): items[item.name] = Self.escaped(value)
      case .placeholder(let number) where pattern.placeholders[number].kind == .one: items[item.name] = "?*"
      case .placeholder: break
      }
    }
    let fragment: String? =
      switch pattern.fragment {
      case .literal(let text): Self.escaped(text)
      case .placeholder(let number) where pattern.placeholders[number].kind == .one: "?*"
      case .placeholder, nil: nil
      }
    return .init(
      path: path, query: items.isEmpty ? nil : .items(items), fragment: fragment, comment: pattern.text)
  }

  /// Returns a text as it stands in a URL. What would be a wildcard or a variable is escaped there too, so that nothing else is needed.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    EscapedText.append(text, to: &escaped)
    return escaped
  }
}
