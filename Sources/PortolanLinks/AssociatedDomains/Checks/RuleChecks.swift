/// Looks for rules of an app that fit nothing.
struct RuleChecks {
  private(set) var issues: [AssociationIssue] = []
  /// How many times rules are compared with each other, so that no file takes long.
  private static let comparisons = 200_000

  init(
    _ details: AppSiteAssociation.Details, _ defaults: AppSiteAssociation.Defaults, _ variables: SubstitutionVariables,
    _ place: String
  ) {
    var wild: [(index: Int, rule: AssociationMatcher.Compiled)] = []
    // Rules of which the path has no wildcards can only take those that have the same one.
    var plainPaths: [String: [(index: Int, rule: AssociationMatcher.Compiled)]] = [:]
    var left = Self.comparisons
    var seen: [AppSiteAssociation.Rule: Int] = [:]
    for (index, rule) in (details.rules ?? []).enumerated() {
      let place = "\(place).components[\(index)]"
      do throws(URLWildcard.Fault) {
        let compiled = try AssociationMatcher.Compiled(rule, details.defaults, defaults, variables)
        if let reason = Self.reasonForNothing(compiled) {
          issues.append(AssociationIssue(.error, place, reason.0, fix: reason.1))
          continue
        }
        var plain = rule
        plain.comment = nil
        plain.excludes = false
        let alike = rule.path.flatMap { plainPaths[$0] } ?? []
        left -= alike.count + wild.count
        let twin =
          seen[plain] ?? (left < 0 ? nil : (alike + wild).first { $0.rule.takes(compiled) }?.index)
        if let twin {
          issues.append(
            AssociationIssue(
              .warning, place, "it is never reached, as components[\(twin)] fits all that it fits",
              fix: "put it before that one, or remove it"))
          continue
        }
        seen[plain] = index
        if let path = compiled.path, path.isPlain, let text = rule.path {
          plainPaths[text, default: []].append((index, compiled))
        } else {
          wild.append((index, compiled))
        }
      } catch {
        issues.append(Self.issue(error, place))
      }
    }
  }

  private static func issue(_ fault: URLWildcard.Fault, _ place: String) -> AssociationIssue {
    switch fault {
    case .tooLong:
      AssociationIssue(
        .error, place, "a pattern has more than \(URLWildcard.length) characters, or its variables too many texts",
        fix: "shorten it with wildcards")
    case .unknownVariable(let name):
      AssociationIssue(
        .error, place, "it fits nothing, as there is no variable \(LinkText.quoted(name))",
        fix: "add it to substitutionVariables, or correct its name, in which case counts")
    case .emptyVariable(let name):
      AssociationIssue(
        .error, place, "it fits nothing, as the variable \(LinkText.quoted(name)) has no texts", fix: "give it some")
    }
  }

  /// Why no URL fits, and what to change.
  private static func reasonForNothing(_ compiled: AssociationMatcher.Compiled) -> (String, String)? {
    if let path = compiled.rule.path {
      if case .scalar(let first) = compiled.path?.tokens.first, first != "/" {
        return ("it fits nothing, as every path begins with a slash", "write \"/\" or \"*\" before the pattern")
      }
      if compiled.path?.tokens.isEmpty == true {
        return ("it fits nothing, as no path is empty", "write \"/\" for the first page")
      }
      if path.contains("#"), !path.contains("$(") {
        return ("it fits nothing, as no path has a number sign", "move what follows it into \"#\"")
      }
    }
    let patterns = [compiled.path, compiled.query, compiled.fragment].compactMap { $0 } + compiled.items.map(\.pattern)
    let isSent = patterns.allSatisfy {
      $0.tokens.allSatisfy { token in
        if case .scalar(let scalar) = token { scalar.isASCII && scalar.value > 0x20 } else { true }
      }
    }
    if compiled.percentEncoded, !isSent {
      return (
        "it fits nothing, as URLs are compared with their percent escapes",
        "escape what is not ASCII, or write \"percentEncoded\": false"
      )
    }
    return nil
  }
}

extension AssociationMatcher.Compiled {
  /// Whether it fits all that another rule fits; `false` where that cannot be seen.
  func takes(_ other: Self) -> Bool {
    guard percentEncoded == other.percentEncoded || (path?.fitsAll ?? true) && query == nil && items.isEmpty else {
      return false
    }
    return Self.takes(path, other.path) && Self.takes(fragment, other.fragment) && takesQuery(other)
  }

  private func takesQuery(_ other: Self) -> Bool {
    if query == nil, items.isEmpty { return true }
    if let query { return query.fitsAll || (other.query != nil && Self.takes(query, other.query)) }
    guard other.query == nil else { return false }
    return items.allSatisfy { item in
      other.items.contains { $0.name == item.name && Self.takes(item.pattern, $0.pattern) }
    }
  }

  /// Takes the wildcards of the other pattern for characters that only wildcards fit.
  private static func takes(_ pattern: URLWildcard?, _ other: URLWildcard?) -> Bool {
    guard let pattern, !pattern.fitsAll else { return true }
    guard let other, pattern.isCaseSensitive == other.isCaseSensitive || !pattern.isCaseSensitive else { return false }
    guard pattern.mayBegin(other) else { return false }
    var text: [Unicode.Scalar] = []
    for token in other.tokens {
      switch token {
      case .scalar(let scalar): text.append(scalar)
      case .one: text.append(Self.one)
      // That one character is at least a part of it does not help a "?": many may be none.
      case .many: return takesMany(pattern, other)
      case .anyOf: return pattern.tokens == other.tokens
      }
    }
    return pattern.fits(text)
  }

  /// With "*" on both sides, a common beginning and end are looked at only.
  private static func takesMany(_ pattern: URLWildcard, _ other: URLWildcard) -> Bool {
    if pattern.tokens == other.tokens { return true }
    guard pattern.tokens.count(where: { $0 == .many }) == 1, let star = pattern.tokens.firstIndex(of: .many) else {
      return false
    }
    let (start, end) = (pattern.tokens[..<star], pattern.tokens[(star + 1)...])
    let isPlain = (start + end).allSatisfy { if case .scalar = $0 { true } else { false } }
    return isPlain && other.tokens.starts(with: start) && other.tokens.reversed().starts(with: end.reversed())
  }

  /// A character of no URL, which stands for any.
  private static let one: Unicode.Scalar = "\u{10FFFF}"
}

extension URLWildcard {
  /// Whether it fits one text only.
  var isPlain: Bool {
    isCaseSensitive && tokens.allSatisfy { if case .scalar = $0 { true } else { false } }
  }

  /// Whether what stands before its first wildcard stands in another pattern too: a glance that spares most comparisons.
  func mayBegin(_ other: URLWildcard) -> Bool {
    for (own, token) in zip(tokens, other.tokens) {
      guard case .scalar(let scalar) = own, case .scalar(let another) = token else { return true }
      if scalar != (isCaseSensitive ? another : Self.folded(another)) { return false }
    }
    return true
  }
}
