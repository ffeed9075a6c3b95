extension AppSiteAssociation {
  /// Returns the differences between the file and a table of links, for one app.
  ///
  /// The check builds links from the patterns and the rules, with a sample value for each placeholder and wildcard.
  /// Every issue that it reports is a real difference, but it does not find every difference. If a file has very many
  /// rules that begin alike, the check ends after a fixed number of steps and adds an issue about that.
  ///
  /// ```swift
  /// let file = try AppSiteAssociation(data)
  /// #expect(file.issues(comparedWith: ShopScreen.links, appID: "ABCDE12345.example.store") == [])
  /// ```
  ///
  /// - Parameters:
  ///   - table: The links of the app.
  ///   - appID: The identifier of the app.
  /// - Returns: The differences, or an empty array if the table has only custom schemes.
  public func issues<Value>(comparedWith table: LinkTable<Value>, appID: String) -> [AssociationIssue] {
    guard let origin = table.origins.first(where: { !$0.isCustomScheme }) else { return [] }
    let matcher = AssociationMatcher(self, appID: appID)
    var budget = WorkBudget(Self.stepsOfChecks)
    var issues: [AssociationIssue] = []
    for (number, pattern) in table.patterns.enumerated() {
      // A link with the optional parts of the pattern, and one without them.
      for isFull in [true, false] where !budget.isSpent {
        let texts: [[String]?] = pattern.placeholders.map { $0.kind == .one || isFull ? ["1"] : [] }
        let printer = LinkPrinter(pattern, texts, table.links[number].cardinalities)
        // The sample may be no value of the type.
        guard let link = try? printer.print(at: origin), (try? table.parse(link)) != nil else { continue }
        let decision = matcher.decision(for: link, &budget)
        guard !decision.opens else { continue }
        issues.fail(
          "pattern \(LinkText.quoted(pattern.text))",
          decision.rule == nil ? "no rule of \(appID) opens \(link)" : "a rule of \(appID) excludes \(link)",
          fix: decision.rule == nil ? "add a rule" : "put a rule for it before that one")
        break
      }
    }
    for rule in matcher.rules where !rule.excludes && !budget.isSpent {
      let link = origin.prefix + rule.sample
      // If a rule matches no URL, it does not match its own sample either, but another rule may match that sample.
      guard let url = ComparedURL(link), rule.matches(url, &budget) else { continue }
      guard matcher.decision(for: link, &budget).opens, table.pattern(of: link) == nil else { continue }
      issues.warn(
        "rule \(LinkText.quoted(rule.resolved.path ?? "*"))", "it opens \(link), which the app does not know",
        fix: "add a pattern to the table, or exclude such links")
    }
    if budget.isSpent {
      issues.warn(
        "file", "it has too many similar rules to compare all of them with the app's links",
        fix: "write fewer rules, with wildcards, to see all differences")
    }
    return issues
  }
}

extension CompiledRule {
  /// The path, query and fragment of a URL that matches.
  var sample: String {
    var text = ""
    for (part, pattern) in patterns {
      let sample = pattern.sample
      switch part {
      case .path: if sample.first != "/" { text = "/" }
      case .query: text += "?"
      case .item(let name):
        text += text.contains("?") ? "&" : "?"
        EscapedText.append(name, to: &text)
        text += "="
      case .fragment: text += "#"
      }
      if isPercentEncoded {
        text += sample
      } else {
        // A character that begins with a slash may have more scalars, so the scalars are split.
        let pieces =
          part == .path
          ? sample.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false) : [sample.unicodeScalars[...]]
        for (index, piece) in pieces.enumerated() {
          if index > 0 { text += "/" }
          EscapedText.append(String(piece), to: &text)
        }
      }
      if part == .path, text.last == "/" { text.removeLast() }
    }
    return text.first == "/" ? text : "/" + text
  }
}
