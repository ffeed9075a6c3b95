extension LinkTable {
  /// The association file of the site whose links the table has.
  ///
  /// It opens what the table reads, and nothing else as far as the file's patterns can say so: they know no components, so
  /// that rules for longer paths stand first, and what is longer than the patterns that follow is excluded before them. What
  /// must be in the query must be there and not be empty. Values are not looked at: `/products/x` opens the app also where
  /// the table wants a number. Links with a slash at the end are not listed apart.
  ///
  /// - Parameter appIDs: The apps, as `<prefix>.<bundle identifier>`.
  /// - Returns: The file, to be served as its ``AppSiteAssociation/json``.
  /// - Complexity: O(n) in the length of the patterns.
  public func appSiteAssociation(appIDs: [String]) -> AppSiteAssociation {
    var shapes: [Shape] = []
    for pattern in patterns {
      shapes.append(Shape(pattern, withOptional: false))
      if pattern.optionalComponent != nil { shapes.append(Shape(pattern, withOptional: true)) }
    }
    var rules = shapes.filter { $0.pattern.rest != nil }.flatMap(\.rules)
    let exact = Dictionary(grouping: shapes.filter { $0.pattern.rest == nil }, by: \.components.count)
    for depth in exact.keys.sorted(by: >) {
      let shapes = exact[depth] ?? []
      // Only a wildcard could take in more components than it stands for.
      if shapes.contains(where: \.hasWildcard) {
        rules.append(
          .init(
            path: String(repeating: "/?*", count: depth + 1), excludes: true,
            comment: "longer than the links that follow"))
      }
      rules += shapes.flatMap(\.rules)
    }
    return AppSiteAssociation(details: [.init(appIDs: appIDs, rules: rules)])
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

  var rules: [AppSiteAssociation.Rule] {
    let path = "/" + components.joined(separator: "/")
    guard pattern.rest != nil else { return [rule(path)] }
    return components.isEmpty ? [rule("/*")] : [rule(path), rule(path + "/*")]
  }

  private func rule(_ path: String) -> AppSiteAssociation.Rule {
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

  /// As it stands in a URL. What would be a wildcard or a variable is escaped there too, so that nothing else is needed.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    EscapedText.append(text, to: &escaped)
    return escaped
  }
}
