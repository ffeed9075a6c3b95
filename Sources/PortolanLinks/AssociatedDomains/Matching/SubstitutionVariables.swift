import Foundation

/// What `$(name)` in a pattern stands for.
///
/// The system's own variables are those of `applinks.SubstitutionVariables`: single ASCII characters, and the languages and
/// regions that Foundation lists. Names are compared with regard to case; values of a file's own variables may have
/// wildcards, and no variables.
struct SubstitutionVariables {
  private var own: [String: [String]]

  init(_ own: [String: [String]]) { self.own = own }

  /// The texts of a variable, or `nil` where there is none of that name.
  func texts(_ name: String) -> [String]? { own[name] ?? Self.system[name] }

  static let system: [String: [String]] = [
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
