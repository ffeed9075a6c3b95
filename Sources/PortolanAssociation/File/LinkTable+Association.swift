extension LinkTable {
  /// Returns the association file of the site whose links the table defines.
  ///
  /// For an app with several tables, use ``AppSiteAssociation/init(opening:appIDs:)``.
  ///
  /// ```swift
  /// let file = ShopScreen.links.appSiteAssociation(appIDs: ["ABCDE12345.example.store"])
  /// print(file.json)
  /// ```
  ///
  /// - Parameter appIDs: The apps, as `<prefix>.<bundle identifier>`.
  /// - Returns: The file, whose ``AppSiteAssociation/json`` can be served.
  /// - Complexity: O(n) in the length of the patterns.
  public func appSiteAssociation(appIDs: [String]) -> AppSiteAssociation {
    AppSiteAssociation(opening: patterns, appIDs: appIDs)
  }
}

extension AppSiteAssociation {
  /// Creates the association file of a site whose links match the patterns of one or more tables.
  ///
  /// ```swift
  /// let file = AppSiteAssociation(
  ///   opening: ShopScreen.links.patterns + AppScreen.links.patterns, appIDs: ["ABCDE12345.example.store"])
  /// ```
  ///
  /// The file opens the links that the patterns match, and as few others as the syntax of association files allows. In
  /// that syntax a wildcard also matches slashes. So rules for longer paths come first, and links that are longer than
  /// all remaining patterns are excluded before the rules of these patterns. For the same reason the rules of two
  /// tables must not be concatenated: the exclusions of the first table would hide the rules of the second.
  ///
  /// A rule for a literal such as `c++` compares decoded links, so that it opens `/c++` and the printed `/c%2B%2B`. With `*`, `?`
  /// or `$` in a literal it opens the printed link alone.
  ///
  /// A query item that is required must not be empty. Values are not checked: `/products/x` opens the app even if the
  /// table expects a number. Devices ignore slashes at the end of a link.
  ///
  /// - Parameters:
  ///   - patterns: The patterns of all links.
  ///   - appIDs: The apps, as `<prefix>.<bundle identifier>`.
  /// - Complexity: O(n) in the length of the patterns.
  public init(opening patterns: [LinkPattern], appIDs: [String]) {
    let shapes = patterns.flatMap { pattern in
      [Shape(pattern, withOptional: false)]
        + (pattern.optionalComponent == nil ? [] : [Shape(pattern, withOptional: true)])
    }
    let rests = shapes.filter { $0.pattern.rest != nil }
    var rules = rests.map(\.rule)
    // These rules open everything below their paths. Rules for longer paths there would never be reached.
    let open = Set(rests.filter { $0.rule.query == nil && $0.rule.fragment == nil }.map(\.components))
    let exact = Dictionary(
      grouping: shapes.filter { shape in
        shape.pattern.rest == nil
          && !(0...shape.components.count).contains { open.contains(Array(shape.components.prefix($0))) }
      }, by: \.components.count)
    for depth in exact.keys.sorted(by: >) {
      let shapes = exact[depth] ?? []
      // Only a wildcard can match more components than intended.
      if shapes.contains(where: { $0.components.contains(Shape.wildcard) }) {
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

/// One path of a pattern, as a rule of an association file.
private struct Shape {
  static let wildcard = "?*"

  let pattern: LinkPattern
  let components: [String]
  let rule: AppSiteAssociation.Rule

  init(_ pattern: LinkPattern, withOptional: Bool) {
    let isDecoded = pattern.hasTwoSpellings
    // Percent-encoding also covers the characters of wildcards and variables, so they need no other escaping.
    func text(_ value: LinkPattern.Component) -> String? {
      switch value {
      case .literal(let text):
        if isDecoded { return text }
        var escaped = ""
        EscapedText.append(text, to: &escaped)
        return escaped
      case .placeholder(let number): return pattern.placeholders[number].kind == .one ? Self.wildcard : nil
      }
    }
    let components = pattern.path.map { text($0) ?? Self.wildcard } + (withOptional ? [Self.wildcard] : [])
    let items: [String: String] = pattern.items.reduce(into: [:]) { $0[$1.name] = text($1.value) }
    self.pattern = pattern
    self.components = components
    rule = .init(
      path: "/" + (components + (pattern.rest == nil ? [] : ["*"])).joined(separator: "/"),
      query: items.isEmpty ? nil : .items(items), fragment: pattern.fragment.flatMap { text($0) },
      comment: pattern.text,
      defaults: .init(percentEncoded: isDecoded ? false : nil))
  }
}

extension LinkPattern {
  // Source: RFC 3986, section 3.3: these characters may stand in a URL as they are, and a printed link has them escaped.
  /// A Boolean value that indicates whether people write a literal otherwise than a printed link has it.
  ///
  /// The value is `false` if a literal has a character of wildcards or variables, whose meaning only an escape takes away.
  fileprivate var hasTwoSpellings: Bool {
    let literals = (path + items.map(\.value) + (fragment.map { [$0] } ?? [])).compactMap { part in
      if case .literal(let text) = part { text } else { nil }
    }
    return literals.contains { $0.utf8.contains { "!&'()+;=/".utf8.contains($0) } }
      && !literals.contains { $0.utf8.contains { "*?$".utf8.contains($0) } }
  }
}
