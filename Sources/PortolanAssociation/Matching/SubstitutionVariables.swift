import Foundation

/// The variables that the patterns of one file can use.
///
/// Each variable is prepared once and shared by all patterns. The variables of the system are the variables of
/// `applinks.SubstitutionVariables`: single ASCII characters, and the languages and regions that Foundation lists.
/// Names are case-sensitive. The texts of a file's own variables may contain wildcards, but no variables.
struct SubstitutionVariables {
  private struct Key: Hashable {
    let name: String
    let isCaseSensitive: Bool
  }

  private let own: [String: [String]]
  private var prepared: [Key: SubstitutionVariable] = [:]
  /// The maximum number of steps for the walks of all variables that are prepared so far.
  private(set) var walkCost = 0

  init(_ own: [String: [String]]) { self.own = own }

  /// Returns the variable with a name, or `nil` if the name is unknown.
  ///
  /// - Complexity: O(n) in the length of its texts for the first use, and O(1) after that.
  mutating func variable(_ name: String, caseSensitive: Bool) -> SubstitutionVariable? {
    let key = Key(name: name, isCaseSensitive: caseSensitive)
    if let variable = prepared[key] { return variable }
    guard let texts = own[name] ?? Self.system[name] else { return nil }
    let variable = SubstitutionVariable(name, texts, caseSensitive: caseSensitive)
    prepared[key] = variable
    walkCost += variable.walkCost
    return variable
  }

  private static let system: [String: [String]] = [
    "alpha": characters("a"..."z") + characters("A"..."Z"),
    "upper": characters("A"..."Z"),
    "lower": characters("a"..."z"),
    "alnum": characters("a"..."z") + characters("A"..."Z") + characters("0"..."9"),
    "digit": characters("0"..."9"),
    "xdigit": characters("0"..."9") + characters("a"..."f") + characters("A"..."F"),
    "region": Locale.Region.isoRegions.map(\.identifier),
    "lang": Locale.LanguageCode.isoLanguageCodes.map(\.identifier),
  ]

  private static func characters(_ range: ClosedRange<Unicode.Scalar>) -> [String] {
    (range.lowerBound.value...range.upperBound.value).compactMap { Unicode.Scalar($0).map(String.init) }
  }
}
