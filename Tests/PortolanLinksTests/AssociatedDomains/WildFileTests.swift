import Foundation
import PortolanAssociation
import PortolanLinks
import Testing

@Suite("Association files from the web")
struct WildFileTests {
  private static let app = "ABCDE12345.example.shop"

  private func read(_ text: String) throws -> AppSiteAssociation { try AppSiteAssociation(Data(text.utf8)) }

  private func opens(_ file: AppSiteAssociation, _ path: String) -> Bool {
    file.decision(for: "https://shop.example" + path, appID: Self.app).opens
  }

  @Test(
    "Faults that other JSON readers accept are reported with a fix",
    arguments: [
      ("{\n  // our app\n  \"applinks\": {} }", "line 2, column 3", "remove the comment, as JSON has no comments"),
      ("{ \"applinks\": /* x */ {} }", "line 1, column 15", "remove the comment, as JSON has no comments"),
      ("{ \"applinks\": {} } // x", "line 1, column 20", "remove the comment, as JSON has no comments"),
      ("{ \"applinks\": { \"details\": [1, ] } }", "line 1, column 32", "remove the comma before it"),
      ("{ \"applinks\": {},\n}", "line 2, column 1", "remove the comma before it"),
      ("{ 'applinks': {} }", "line 1, column 3", "write double quotes"),
      ("{ \"applinks\": {} ]", "line 1, column 18", "correct the JSON there"),
      ("{ \"a\": 1/* x */ }", "line 1, column 9", "remove the comment, as JSON has no comments"),
      ("{ \"a\": true// x\n }", "line 1, column 12", "remove the comment, as JSON has no comments"),
    ])
  func lenient(text: String, place: String, fix: String) throws {
    let error = try #require(#expect(throws: AssociationError.self) { try read(text) })
    #expect(error.fix == fix)
    #expect(error.description.contains(place), "\(error)")
  }

  @Test(
    "A file that was signed for iOS 8 is recognised in its text form, too",
    arguments: ["-----BEGIN PKCS7-----\nMII", "MIME-Version: 1.0\n"])
  func signed(text: String) throws {
    let error = try #require(#expect(throws: AssociationError.self) { try read(text) })
    #expect(error.code == .signed)
  }

  @Test("The dictionary of the iOS 9 beta opens its paths, and an app without paths opens nothing")
  func dictionary() throws {
    let file = try read(
      """
      {"applinks":{"apps":[],"details":{"\(Self.app)":{"paths":["NOT /api/*","*"]},"9JA89QQLNQ.com.apple.wwdc":{}}}}
      """)
    #expect(opens(file, "/a"))
    #expect(!opens(file, "/api/x"))
    #expect(file.issues.map(\.severity) == [.warning, .error])
    #expect(try read(#"{"applinks":{"apps":[],"details":{}}}"#).issues.map(\.severity) == [.warning, .warning])
  }

  @Test("Components with queries, fragments, exclusions and variables decide in their order")
  func components() throws {
    let file = try read(
      """
      {"applinks":{"defaults":{"caseSensitive":false},"substitutionVariables":{"food":["burrito","pizza*"],"lang":["xx"]},
       "details":[{"appID":"\(Self.app)","appIDs":["\(Self.app)"],"paths":["/old"],"components":[
        {"#":"nondeep","exclude":true},
        {"/":"/buy/*","?":{"article":"????","sort":"*"}},
        {"/":"/buy/*","exclude":true},
        {"/":"/$(food)/$(region)/?*"},
        {"/":"/$(lang)/x"}]}]}}
      """)
    for (path, opens) in [
      ("/buy/x?article=1234", true), ("/buy/x?article=1234&sort=up", true), ("/buy/x?article=1234#nondeep", false),
      ("/buy/x?article=123", false), ("/buy/x", false), ("/BURRITO/us/1", true), ("/pizzas/DE/1", true),
      ("/taco/us/1", false), ("/pizza/zz-no/1", false), ("/pizza/us/", false), ("/xx/x", true), ("/en/x", false),
      ("/old", false),
    ] {
      #expect(self.opens(file, path) == opens, "\(path)")
    }
    #expect(
      file.issues.map(\.reason) == [
        "systems since iOS 13 read only the components beside it, which lack \"/old\"",
        "\"\(Self.app)\" is listed twice",
      ])
  }

  @Test("No opened link is reported for a rule that matches nothing")
  func ruleForNothing() throws {
    let file = try read(
      #"{"applinks":{"details":[{"appIDs":["\#(Self.app)"],"components":[{"/":"/"},{"/":"/é/*"},{"/":"*"}]}]}}"#)
    let table = try LinkTable<Int>("https://shop.example") { Link("/", 1) }
    let issues = file.issues(comparedWith: table, appID: Self.app)
    #expect(issues.map(\.place) == ["rule \"*\""])
    #expect(file.issues.map(\.place) == ["applinks.details[0].components[1]"])
  }
}
