extension AppSiteAssociation {
  /// What in the file will not do what was meant: what was left out while reading, its size, and rules that fit nothing.
  ///
  /// That an earlier rule takes all that a later one fits is found where their patterns say so by themselves.
  ///
  /// - Complexity: O(n·m) in the number of an app's rules and the number of those with wildcards, up to 200 000 comparisons.
  public var issues: [AssociationIssue] {
    var issues = readingIssues
    let size = size ?? json.utf8.count
    if size > Self.maximumSize {
      issues.append(
        AssociationIssue(
          .error, "file", "it has \(size) bytes, and devices take \(Self.maximumSize)",
          fix: "write wildcards and substitution variables for many paths"))
    }
    let variables = SubstitutionVariables(substitutionVariables)
    for name in substitutionVariables.keys.sorted() {
      if name.contains(where: { "$()".contains($0) }) {
        issues.append(
          AssociationIssue(
            .error, "applinks.substitutionVariables.\(name)", "its name has one of $, ( and )",
            fix: "write another name"))
      }
      if substitutionVariables[name]?.contains(where: { $0.contains("$(") }) == true {
        issues.append(
          AssociationIssue(
            .error, "applinks.substitutionVariables.\(name)", "a variable stands in its texts, and is not replaced",
            fix: "write the texts themselves"))
      }
    }
    for (index, details) in details.enumerated() {
      let place = "applinks.details[\(index)]"
      for appID in details.appIDs where !Self.isAppID(appID) {
        issues.append(
          AssociationIssue(
            .error, place, "\(LinkText.quoted(appID)) is no app",
            fix: "write <prefix>.<bundle identifier>, such as ABCDE12345.example.store"))
      }
      issues += RuleChecks(details, defaults, variables, place).issues
    }
    return issues
  }

  private static func isAppID(_ text: String) -> Bool {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].utf8.count == 10
      && parts[0].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      && !parts[1].isEmpty
      && parts[1].utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
          UInt8(ascii: "*"):
          true
        default: false
        }
      }
  }

  /// Where the file and a table of links differ, for one app.
  ///
  /// It tries links with a sample in the place of each value and wildcard: an issue is always one, and not every one is found.
  /// In a file of very many rules only the first of them, and the first patterns, are tried.
  ///
  /// - Parameters:
  ///   - table: The links of the app.
  ///   - appID: The app.
  public func issues<Value>(comparedWith table: LinkTable<Value>, appID: String) -> [AssociationIssue] {
    guard let origin = table.origins.first(where: { !$0.isCustomScheme }) else { return [] }
    let matcher = AssociationMatcher(self, appID: appID)
    let tried = max(20, 1_000_000 / max(1, matcher.rules.count))
    var issues: [AssociationIssue] = []
    for (number, pattern) in table.patterns.enumerated().prefix(tried) {
      for link in pattern.samples(at: origin, table.links[number].cardinalities) {
        let decision = matcher.decision(for: link)
        guard !decision.opens else { continue }
        issues.append(
          AssociationIssue(
            .error, "pattern \(LinkText.quoted(pattern.text))",
            decision.rule == nil ? "no rule of \(appID) opens \(link)" : "a rule of \(appID) excludes \(link)",
            fix: decision.rule == nil ? "add a rule" : "put a rule for it before that one"))
        break
      }
    }
    for compiled in matcher.rules.prefix(tried) where !compiled.rule.excludes {
      let link = origin.prefix + compiled.sample
      // A rule that fits nothing does not fit its sample either, which another one may open.
      guard let parts = URLParts(link), compiled.fits(parts) else { continue }
      guard matcher.decision(for: link).opens, table.pattern(of: link) == nil else { continue }
      issues.append(
        AssociationIssue(
          .warning, "rule \(LinkText.quoted(compiled.rule.path ?? "*"))",
          "it opens \(link), which the app does not know",
          fix: "add a pattern to the table, or exclude such links"))
    }
    return issues
  }
}

extension LinkPattern {
  /// Links of the pattern, with and without what is optional.
  func samples(at origin: LinkOrigin, _ cardinalities: [LinkCardinality]) -> [String] {
    [true, false].compactMap { isFull in
      let texts: [[String]?] = placeholders.map { $0.kind == .one || isFull ? ["1"] : [] }
      guard case .success(let link) = LinkPrinter(self, texts, cardinalities).print(at: origin) else { return nil }
      return link
    }
  }
}

extension AssociationMatcher.Compiled {
  /// The path, query and fragment of a URL that fits.
  var sample: String {
    func sample(_ pattern: URLWildcard) -> String {
      guard !percentEncoded else { return pattern.sample }
      return String(
        pattern.sample.unicodeScalars.flatMap { scalar -> String.UnicodeScalarView in
          var text = ""
          if scalar == "/" { text = "/" } else { EscapedText.append(String(scalar), to: &text) }
          return text.unicodeScalars
        }.map(Character.init))
    }
    var text = path.map(sample) ?? "/"
    if !text.hasPrefix("/") { text = "/" + text }
    if let query { text += "?" + sample(query) }
    for (index, item) in items.enumerated() {
      text += index == 0 ? "?" : "&"
      EscapedText.append(item.name, to: &text)
      text += "=" + sample(item.pattern)
    }
    if let fragment { text += "#" + sample(fragment) }
    return text
  }
}
