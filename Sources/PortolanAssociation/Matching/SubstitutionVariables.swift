import Foundation

/// The variables that the patterns of one file can use.
///
/// Each variable is prepared once and shared by all patterns. The variables of the system are the variables of
/// `applinks.SubstitutionVariables`: single ASCII characters, and the languages and regions that Foundation lists.
/// Names are case-sensitive. The texts of a file's own variables may contain wildcards, but no variables.
struct SubstitutionVariables {
  private let own: [String: [String]]
  /// The variables by the case option and the name.
  private var prepared: [Bool: [String: SubstitutionVariable]] = [:]
  /// The maximum number of steps for the walks of all variables that are prepared so far.
  private(set) var walkCost = 0

  init(_ own: [String: [String]]) { self.own = own }

  /// Returns the variable with a name.
  ///
  /// - Complexity: O(n) in the length of its texts for the first use, and O(1) after that.
  mutating func variable(_ name: String, caseSensitive: Bool) throws(URLWildcard.Fault) -> SubstitutionVariable {
    if let variable = prepared[caseSensitive]?[name] { return variable }
    guard let texts = own[name] ?? Self.system[name] else {
      throw URLWildcard.Fault(
        reason: "there is no variable \(LinkText.quoted(name))",
        fix: "add it to substitutionVariables, or correct its name, including its case")
    }
    guard let first = texts.first else {
      throw URLWildcard.Fault(reason: "the variable \(LinkText.quoted(name)) has no texts", fix: "give it some")
    }
    let variable = SubstitutionVariable(texts, sample: first, caseSensitive: caseSensitive)
    prepared[caseSensitive, default: [:]][name] = variable
    walkCost += variable.walkCost
    return variable
  }

  private static let system: [String: [String]] = {
    let (upper, lower, digits) = (characters("A", "Z"), characters("a", "z"), characters("0", "9"))
    return [
      "alpha": lower + upper, "upper": upper, "lower": lower, "alnum": lower + upper + digits, "digit": digits,
      "xdigit": digits + characters("a", "f") + characters("A", "F"),
      "region": Locale.Region.isoRegions.map(\.identifier),
      "lang": Locale.LanguageCode.isoLanguageCodes.map(\.identifier),
    ]
  }()

  private static func characters(_ first: Unicode.Scalar, _ last: Unicode.Scalar) -> [String] {
    (first.value...last.value).compactMap { Unicode.Scalar($0).map(String.init) }
  }
}
