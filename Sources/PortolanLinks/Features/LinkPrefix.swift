/// The path that precedes the patterns of a group.
package final class LinkPrefix: Sendable {
  /// The prefix as it was written.
  let text: String
  /// The types of the values that precede the feature's own.
  let types: [any Any.Type]
  /// The fault of the prefix, for the table to report.
  let fault: LinkTableError.Fault?

  init(_ text: String, types: [any Any.Type]) {
    self.text = text
    self.types = types
    fault = Self.problem(of: text, valueCount: types.count).map { problem in
      .init(subject: "Prefix \"\(text)\"", reason: problem.reason, fix: problem.fix)
    }
  }

  private static func problem(of text: String, valueCount: Int) -> (reason: String, fix: String)? {
    do throws(LinkPatternError) {
      let pattern = try LinkPattern(text)
      if let problem = unfit(pattern) { return problem }
      let count = pattern.placeholders.count
      guard count != valueCount else { return nil }
      return (
        "it has \(count == 1 ? "1 placeholder" : "\(count) placeholders"), and its closures have "
          + "\(valueCount == 1 ? "1 value" : "\(valueCount) values") besides the screen of the feature",
        "give each value one placeholder, in the same order"
      )
    } catch {
      return ("byte \(error.offset): \(error.reason)", error.fix)
    }
  }

  /// Returns the reason why a pattern cannot be a prefix, for the macros, too.
  package static func unfit(_ pattern: LinkPattern) -> (reason: String, fix: String)? {
    if !pattern.items.isEmpty || pattern.fragment != nil {
      return ("a prefix has no query and no fragment", "give them to the patterns of the feature")
    }
    if pattern.rest != nil || pattern.optionalComponent != nil {
      return (
        "a prefix has no optional component and no rest", "write {name}, or give it to the patterns of the feature"
      )
    }
    return nil
  }

  /// Returns a pattern of the feature below the prefix.
  func pattern(_ text: String) -> String {
    // A pattern with a fault stays as it is, so that its offset remains valid.
    guard fault == nil, (try? LinkPattern(text)) != nil else { return text }
    let prefix = self.text.hasSuffix("/") ? String(self.text.dropLast()) : self.text
    if prefix.isEmpty { return text }
    let rest = text.dropFirst()
    return prefix + (rest.isEmpty || rest.first == "?" || rest.first == "#" ? rest : text[...])
  }
}
