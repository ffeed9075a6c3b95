#if !canImport(UIKit)
  import Foundation
  import Portolan
  import PortolanLinks
  @testable import PortolanTool
  import Testing

  @MainActor
  @Suite("The command explain", .limited)
  struct ExplainCommandTests {
    nonisolated private static let codes =
      RoutingError.Code.allCases.map { "\($0)" } + LinkError.Code.allCases.map { "\($0)" }

    @Test("Every code of a routing error and of a link is explained, with cause and mend", arguments: codes)
    func explains(code: String) async {
      let outcome = await WreckTool.outcome(of: ["explain", code])
      #expect(outcome.status == .done)
      #expect(outcome.output.hasPrefix("Cause. "), "\(outcome.output)")
      #expect(outcome.output.contains("\n\nMend. "))
      #expect(!outcome.output.contains("#") && !outcome.output.contains("``"))
    }

    @Test("Nothing else is explained")
    func complete() async {
      let listed = await WreckTool.outcome(of: ["explain"]).output.split(separator: "\n").map(String.init)
      #expect(listed.sorted() == Self.codes.sorted())
    }

    @Test("A code is found in any case, and an unknown one names all codes")
    func names() async {
      #expect(await WreckTool.outcome(of: ["explain", "notfound"]).status == .done)
      let unknown = await WreckTool.outcome(of: ["explain", "lost"])
      #expect(unknown.status == .usage)
      #expect(unknown.diagnosis.contains("No failure has the code \"lost\""))
      #expect(unknown.diagnosis.contains("notFound, "))
    }

    @Test("The explanations are the sections of the article, without its markup")
    func article() throws {
      var package = URL(filePath: #filePath).resolvingSymlinksInPath()
      for _ in 0..<3 { package.deleteLastPathComponent() }
      let file = package.appending(path: "Sources/Portolan/Portolan.docc/Troubleshooting.md")
      let article = try String(contentsOf: file, encoding: .utf8)
      for explanation in Explanation.all {
        let cause = try #require(explanation.text.split(separator: "\n").first).dropFirst("Cause. ".count)
        let plain = article.replacing(/``([^`]+)``/) { $0.output.1.map { $0 == "/" ? "." : $0 } }
        #expect(plain.contains("### \(explanation.code)\n\n**Cause.** \(cause)"))
      }
    }
  }
#endif
