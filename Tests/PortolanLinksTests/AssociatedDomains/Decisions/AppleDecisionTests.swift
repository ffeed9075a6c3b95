import Foundation
import PortolanAssociation
import PortolanLinks
import Testing

@Suite("Association files decide like Apple's tools")
struct AppleDecisionTests {
  @Test("A file and a URL have the recorded decision", arguments: AppleDecisions.all)
  func decision(_ decision: AppleDecisions.Decision) throws {
    let file = try AppSiteAssociation(Data(decision.file.utf8))
    let decided = file.decision(for: decision.url, appID: AppleDecisions.app)
    let result = decided.opens ? "opens" : decided.rule == nil ? "none" : "excluded"
    #expect(result == decision.result, "\(decision.name), by \(decision.source)")
    // The decision is the same after the file was written again.
    let again = try AppSiteAssociation(Data(file.json.utf8))
    #expect(again.decision(for: decision.url, appID: AppleDecisions.app) == decided)
  }

  @Test("There are at least 130 decisions, each with its source and a unique name")
  func count() {
    #expect(AppleDecisions.all.count >= 130)
    #expect(Set(AppleDecisions.all.map { $0.source + $0.name }).count == AppleDecisions.all.count)
    #expect(AppleDecisions.all.allSatisfy { $0.source.contains("macOS 27.0") })
  }
}

extension AppleDecisions.Decision: CustomTestStringConvertible {
  var testDescription: String { "\(name): \(file) on \(url)" }
}
