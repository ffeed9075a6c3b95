import Foundation
import PortolanAssociation
import PortolanLinks
import Testing

/// Each file has the maximum size that devices accept.
///
/// The limits are for a build without optimization that runs beside other tests. With optimization each file is checked
/// in less than a second.
@Suite("Every association file is processed in a short time")
struct AssociationCostTests {
  private static let app = "ABCDE12345.example.shop"

  /// Returns a file with as many rules as fit into 128 KB.
  private static func file(_ variables: [String: [String]] = [:], rule: (Int) -> String) -> String {
    let texts = variables.map { name, texts in
      "\"\(name)\":[" + texts.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    }
    let head =
      "{\"applinks\":{\"substitutionVariables\":{\(texts.joined(separator: ","))},"
      + "\"details\":[{\"appIDs\":[\"\(app)\"],\"components\":["
    var rules: [String] = []
    var size = head.utf8.count + 4
    for number in 0... {
      let rule = rule(number)
      size += rule.utf8.count + 1
      if size > AppSiteAssociation.maximumSize { break }
      rules.append(rule)
    }
    return head + rules.joined(separator: ",") + "]}]}}"
  }

  /// A file with a name for reports.
  struct File: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
  }

  static let files: [File] = texts.map { File(testDescription: $0, text: $1) }

  private static let texts: [(String, String)] = [
    ("40 languages a rule", file { #"{"/":"/\#($0)"# + String(repeating: "/$(lang)", count: 40) + "\"}" }),
    ("any of 40 languages", file { "{\"/\":\"/" + String(repeating: "*$(lang)", count: 40) + "\($0)\"}" }),
    ("10 000 texts", file(["v": (0..<10_000).map(String.init)]) { #"{"/":"/$(v)/\#($0)"}"# }),
    (
      "many items",
      file { number in "{\"?\":{" + (0..<30).map { #""k\#($0)":"\#(number)*""# }.joined(separator: ",") + "}}" }
    ),
    ("one item", file { #"{"?":{"a":"?*\#($0)"}}"# }),
    (
      "texts with wildcards",
      file(["v": (0..<5000).map { "a*\($0)" }]) { "{\"/\":\"" + String(repeating: "*$(v)", count: 20) + "\($0)\"}" }
    ),
    (
      "texts of many lengths",
      file(["v": (1..<64).map { String(repeating: "a", count: $0) }]) {
        "{\"/\":\"" + String(repeating: "*$(v)", count: 100) + "\($0)\"}"
      }
    ),
    (
      "many variables",
      file(
        Dictionary(
          uniqueKeysWithValues: (0..<1200).map { ("v\($0)", [String(repeating: "a", count: 60)]) })
      ) { #"{"/":"*$(v\#($0))b"}"# }
    ),
    ("alike", file { #"{"/":"/a*\#($0)*"}"# }),
    ("stars", file { "{\"/\":\"" + String(repeating: "*a", count: 2000) + "\($0)\"}" }),
    ("empty rules", file { _ in "{}" }),
    ("unclosed", file { _ in "{\"/\":\"" + String(repeating: "$(", count: 1900) + "\"}" }),
  ]

  @Test("Reading, checking, comparing and deciding take a time that the size of the file limits", arguments: files)
  func time(of entry: File) throws {
    let table = try LinkTable<Int>("https://shop.example") {
      for number in 0..<100 { Link("/a/\(number)", number) }
    }
    let link = "https://shop.example/" + String(repeating: "a", count: 1000)
    let time = try ContinuousClock().measure {
      let file = try AppSiteAssociation(Data(entry.text.utf8))
      _ = file.issues
      _ = file.issues(comparedWith: table, appID: Self.app)
      _ = file.decision(for: link, appID: Self.app)
    }
    #expect(time < .seconds(60))
  }

  @Test("Variables with too many texts are refused by name, and the rules before them work")
  func refused() throws {
    let text = try #require(Self.texts.first { $0.0 == "texts with wildcards" }).1
    let file = try AppSiteAssociation(Data(text.utf8))
    let refused = file.issues.filter { $0.reason.contains("stand for too many texts") }
    #expect(!refused.isEmpty)
    #expect(refused.allSatisfy { $0.severity == .error })
    #expect(refused.count < (file.details[0].rules ?? []).count)
  }

  @Test("A file of ordinary rules is compared completely")
  func ordinary() throws {
    for rule in [#"{"/":"/product-number-%/*"}"#, #"{"/":"/%/$(lang)/?*","?":{"id":"?*"}}"#] {
      let text = Self.file { rule.replacing("%", with: "\($0)") }
      #expect(try AppSiteAssociation(Data(text.utf8)).issues == [], "\(rule)")
    }
  }
}
