/// A search for patterns in a syntax that association files do not have, which therefore match something else.
enum PatternChecks {
  /// A mistake in one pattern.
  private typealias Mistake = (severity: AssociationIssue.Severity, reason: String, fix: String)

  /// Returns the mistakes in the patterns of a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - place: The location of the rule in the file.
  ///   - isPath: A Boolean value that indicates whether the rule is a string in `paths`.
  /// - Returns: An issue for each mistake.
  static func issues(of rule: AppSiteAssociation.Rule, at place: String, isPath: Bool) -> [AssociationIssue] {
    var issues: [AssociationIssue] = []
    func record(_ mistake: Mistake?, at place: String) {
      guard let mistake else { return }
      issues.append(AssociationIssue(mistake.severity, place, mistake.reason, fix: mistake.fix))
    }
    if let path = rule.path {
      let inner = isPath ? place : "\(place)[\"/\"]"
      record(unclosed(path) ?? inPath(path, isPath: isPath), at: inner)
    }
    switch rule.query {
    case .pattern(let pattern): record(unclosed(pattern) ?? inQuery(pattern), at: "\(place)[\"?\"]")
    case .items(let items):
      for (name, pattern) in items.sorted(by: { $0.key < $1.key }) {
        record(unclosed(pattern) ?? inItem(name), at: AssociationPlaces.member(name, of: "\(place)[\"?\"]"))
      }
    case nil: break
    }
    if let fragment = rule.fragment { record(unclosed(fragment) ?? inFragment(fragment), at: "\(place)[\"#\"]") }
    return issues
  }

  private static func unclosed(_ pattern: String) -> Mistake? {
    guard let last = pattern.ranges(of: "$(").last, !pattern[last.upperBound...].contains(")") else { return nil }
    return (.error, "a variable is not closed, so it matches its own characters", "write \")\" after its name")
  }

  private static func inPath(_ path: String, isPath: Bool) -> Mistake? {
    if path.isEmpty {
      return (.warning, "an empty path matches only the first page", "write \"/\" for that, or \"*\" for all")
    }
    if let host = host(in: path) {
      return (
        .error, "\(LinkText.quoted(host)) looks like a host, and a path has no host", "write what follows the host"
      )
    }
    if isPath, path.uppercased().hasPrefix("NOT"), path.dropFirst(3).first.map(" /*".contains) ?? true {
      return (.error, "it excludes nothing, as \"NOT \" must stand before a path", "write \"NOT /…\"")
    }
    if let mark = path.firstIndex(of: "?"), isItem(path[path.index(after: mark)...]) {
      return (
        .error, "a question mark in a path matches any one character and does not begin a query",
        isPath ? "write components, which have \"?\" for the query" : "move what follows it into \"?\""
      )
    }
    let components = path.split(separator: "/")
    if let component = components.first(where: { $0.contains("{") && $0.contains("}") && !$0.contains("$(") }) {
      return (
        .error,
        "\(LinkText.quoted(String(component))) is not a placeholder here, and matches only itself, which no URL has",
        "write \"*\" or \"?*\" in its place"
      )
    }
    if let component = components.first(where: { $0.first == ":" && $0.dropFirst().first?.isLetter == true }) {
      return (
        .warning, "\(LinkText.quoted(String(component))) is not a placeholder here, and matches only itself",
        "write \"*\" or \"?*\" in its place"
      )
    }
    return expression(path)
  }

  /// Returns a mistake if a path uses the syntax of regular expressions.
  private static func expression(_ path: String) -> Mistake? {
    let signs = ["|", "[", "^", "\\", ".*", ".+", "(?"]
    guard let sign = signs.first(where: path.contains) else { return nil }
    // These characters are escaped in URLs, or match themselves.
    let severity: AssociationIssue.Severity = [".*", ".+"].contains(sign) ? .warning : .error
    return (
      severity, "it looks like a regular expression, and \(LinkText.quoted(sign)) has no special meaning here",
      "write \"*\", \"?\" or a substitution variable"
    )
  }

  private static func inQuery(_ query: String) -> Mistake? {
    if query.first == "?", isItem(query.dropFirst()) {
      return (
        .error, "a question mark at the start matches any one character, and queries are compared without theirs",
        "remove it"
      )
    }
    return nil
  }

  private static func inItem(_ name: String) -> Mistake? {
    guard name.first == "?" || name.contains("=") else { return nil }
    return (.error, "no query item has such a name", "write the name alone, and its value as the pattern")
  }

  private static func inFragment(_ fragment: String) -> Mistake? {
    guard fragment.first == "#" else { return nil }
    return (.error, "it matches nothing, as fragments are compared without their number sign", "remove it")
  }

  /// A Boolean value that indicates whether a text begins like a query item: a name and an equals sign.
  private static func isItem(_ text: Substring) -> Bool {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else { return false }
    return text[..<equals].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.[]".contains($0)) }
  }

  /// Returns the part of a path that looks like the host of a URL.
  private static func host(in path: String) -> String? {
    if let scheme = path.firstRange(of: "://"), path[..<scheme.lowerBound].allSatisfy(\.isLetter) {
      return String(path[scheme.upperBound...].prefix { $0 != "/" })
    }
    let slashes = path.prefix { $0 == "/" }.count
    let host = path.dropFirst(slashes).prefix { $0 != "/" }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }), let last = labels.last, last.count > 1,
      last.allSatisfy({ $0.isASCII && $0.isLetter }),
      host.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-.*".contains($0)) })
    else { return nil }
    // "index.html" is a page. "example.com/buy", "//example.com" and "www.example.com" begin with a host.
    let isFollowed = slashes == 0 && host.endIndex < path.endIndex
    return isFollowed || slashes == 2 || labels[0] == "www" ? String(host) : nil
  }
}
