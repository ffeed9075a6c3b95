#if !canImport(UIKit)
  import Foundation
  import PortolanTool
  import Testing

  @Suite("The links of an app on its command line", .limited)
  @MainActor
  struct LinksCommandTests {
    private func run(_ line: String...) async -> Outcome {
      await HarbourTool.outcome(of: ["links"] + line)
    }

    @Test("The links are listed")
    func list() async {
      #expect(
        await run("list")
          == .done("https://harbour.example\nharbour://\n  /\n  /piers/{number}\n  /customs"))
      #expect(await run("list", "--json").output.contains(#""kind" : "one""#))
    }

    @Test("Several links are matched at once, and unknown links are reported")
    func match() async {
      #expect(await run("match", "harbour://piers/7") == .done("harbour://piers/7  /piers/{number}  pier(7)"))
      let outcome = await run("match", "harbour://", "harbour://nowhere", "harbour://customs")
      #expect(outcome.status == .failed)
      #expect(outcome.output == "harbour://         /         quay\nharbour://customs  /customs  customs")
      #expect(outcome.diagnosis.contains("harbour://nowhere"))
    }

    @Test("Links are printed for another link, or for a screen in JSON")
    func print() async throws {
      #expect(await run("print", "harbour://piers/7") == .done("https://harbour.example/piers/7"))
      #expect(await run("print", #"{"pier":{"_0":7}}"#, "--at", "harbour://") == .done("harbour://piers/7"))
      #expect(await run("print", "harbour://", "--json").output.contains(#""link" : "https://harbour.example/""#))
    }

    @Test("The association file opens the app's links, and a page in its place does not")
    func association() async throws {
      let file = await run("aasa", "--app", "ABCDE12345.example.harbour")
      #expect(file.status == .done)
      #expect(file.output.contains("ABCDE12345.example.harbour"))
      let folder = try TemporaryFolder(["site": file.output, "page": "<html>"])
      for (name, status) in [("site", Status.done), ("page", .failed)] {
        let check = await run("check-aasa", folder.path(name), "--app", "ABCDE12345.example.harbour")
        #expect(check.status == status)
      }
    }
  }
#endif
