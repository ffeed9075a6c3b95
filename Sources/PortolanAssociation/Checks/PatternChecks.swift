/// A search for patterns in a syntax that association files do not have, and that therefore match something else.
struct PatternChecks {
  private(set) var issues: [AssociationIssue] = []

  /// Checks the patterns of a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - place: The location of the rule in the file.
  ///   - isPath: A Boolean value that indicates whether the rule is a string in `paths`.
  init(_ rule: AppSiteAssociation.Rule, at place: String, isPath: Bool = false) {
    for (part, pattern) in rule.patterns {
      let place =
        switch part {
        case .path: isPath ? place : "\(place)[\"/\"]"
        case .query: "\(place)[\"?\"]"
        case .item(let name): AssociationPlaces.member(name, of: "\(place)[\"?\"]")
        case .fragment: "\(place)[\"#\"]"
        }
      if let last = pattern.ranges(of: "$(").last, !pattern[last.upperBound...].contains(")") {
        let fix = "write \")\" after its name"
        issues.fail(place, "a variable is not closed, so it matches its own characters", fix: fix)
      } else {
        check(pattern, of: part, at: place, isPath: isPath)
      }
    }
  }

  private mutating func check(_ pattern: String, of part: URLPart, at place: String, isPath: Bool) {
    switch part {
    case .path: checkPath(pattern, at: place, isPath: isPath)
    case .query where pattern.first == "?" && Self.isItem(pattern.dropFirst()):
      issues.fail(
        place, "a question mark at the start matches any one character, and queries are compared without theirs",
        fix: "remove it")
    case .item(let name) where name.first == "?" || name.contains("="):
      let fix = "write the name alone, and its value as the pattern"
      issues.fail(place, "no query item has such a name", fix: fix)
    case .fragment where pattern.first == "#":
      issues.fail(place, "it matches nothing, as fragments are compared without their number sign", fix: "remove it")
    default: break
    }
  }

  private mutating func checkPath(_ path: String, at place: String, isPath: Bool) {
    let components = path.split(separator: "/")
    if path.isEmpty {
      issues.warn(
        place, "an empty path matches only the first page", fix: "write \"/\" for that, or \"*\" for all")
    } else if let host = Self.host(in: path) {
      issues.fail(
        place, "\(LinkText.quoted(host)) looks like a host, and a path has no host", fix: "write what follows the host")
    } else if isPath, path.uppercased().hasPrefix("NOT"), path.dropFirst(3).first.map(" /*".contains) ?? true {
      issues.fail(place, "it excludes nothing, as \"NOT \" must stand before a path", fix: "write \"NOT /…\"")
    } else if let mark = path.firstIndex(of: "?"), Self.isItem(path[path.index(after: mark)...]) {
      issues.fail(
        place, "a question mark in a path matches any one character and does not begin a query",
        fix: isPath ? "write components, which have \"?\" for the query" : "move what follows it into \"?\"")
    } else if let name = components.first(where: { $0.contains("{") && $0.contains("}") && !$0.contains("$(") }) {
      issues.fail(
        place, "\(LinkText.quoted(String(name))) is not a placeholder here, and matches only itself, which no URL has",
        fix: "write \"*\" or \"?*\" in its place")
    } else if let name = components.first(where: { $0.first == ":" && $0.dropFirst().first?.isLetter == true }) {
      issues.warn(
        place, "\(LinkText.quoted(String(name))) is not a placeholder here, and matches only itself",
        fix: "write \"*\" or \"?*\" in its place")
    } else if let sign = ["|", "[", "^", "\\", ".*", ".+", "(?"].first(where: path.contains) {
      // These characters are escaped in URLs, or match themselves.
      let reason = "it looks like a regular expression, and \(LinkText.quoted(sign)) has no special meaning here"
      let fix = "write \"*\", \"?\" or a substitution variable"
      if sign.first == "." { issues.warn(place, reason, fix: fix) } else { issues.fail(place, reason, fix: fix) }
    }
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
