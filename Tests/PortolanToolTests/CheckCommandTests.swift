#if !canImport(UIKit)
  import Foundation
  import PortolanTool
  import Testing

  @Suite("Checking an association file on the command line", .limited)
  @MainActor
  struct CheckCommandTests {
    private let folder: TemporaryFolder

    init() throws {
      func file(_ apps: [String], _ paths: String) -> String {
        let details = apps.map { #"{"appIDs": ["\#($0)"], "paths": [\#(paths)]}"# }
        return #"{"applinks": {"apps": [], "details": [\#(details.joined(separator: ","))]}}"#
      }
      let (a, b) = ("ABCDE12345.example.a", "ABCDE12345.example.b")
      folder = try TemporaryFolder([
        "one": file([a], #""/", "/piers/*", "/customs""#), "little": file([a], #""/""#),
        "two": file([a, b], #""/", "/piers/*", "/customs""#), "twice": file([a, a], #""/", "/piers/*", "/customs""#),
        "none": file([], ""),
      ])
    }

    private func check(_ line: String...) async -> Outcome {
      await folder.outcome(of: ["links", "check-aasa"] + line)
    }

    @Test("The output lists the issues, and standard error contains the number of errors")
    func findings() async throws {
      let outcome = await check("@little", "--app", "ABCDE12345.example.a")
      #expect(outcome.status == .failed)
      #expect(outcome.output.contains("no rule of ABCDE12345.example.a opens"))
      let errors = outcome.output.split(separator: "\n").count { $0.hasPrefix("error ") }
      #expect(errors > 0)
      #expect(outcome.diagnosis.hasPrefix("\"little\" has \(errors) error"), "\(outcome.diagnosis)")
      let document = await check("@little", "--app", "ABCDE12345.example.a", "--json")
      #expect(document.diagnosis == outcome.diagnosis)
      #expect(document.output.contains(#""severity" : "error""#))
      #expect(document.output.contains(#""app" : "ABCDE12345.example.a""#))
      #expect(try failures(in: document.output).first?["code"] as? String == "association")
    }

    @Test("The app may be omitted if the file has only one app", arguments: ["one", "twice"])
    func oneApp(file: String) async {
      #expect(await check("@\(file)").status == .done)
      #expect(await check("@little").output.contains("no rule of ABCDE12345.example.a opens"))
    }

    @Test("The error for an ambiguous or missing app lists the apps of the file")
    func otherApps() async {
      let several = await check("@two")
      #expect(several.status == .usage)
      #expect(
        several.diagnosis
          == "The file has several apps. To fix: choose one with --app: \"ABCDE12345.example.a\", \"ABCDE12345.example.b\"."
      )
      let wrong = await check("@two", "--app", "ABCDE12345.example.c")
      #expect(wrong.status == .failed)
      #expect(
        wrong.diagnosis == """
          There is no app "ABCDE12345.example.c" in the file. To fix: choose one with --app: "ABCDE12345.example.a", \
          "ABCDE12345.example.b".
          """)
      for options in [[], ["--app", "ABCDE12345.example.c"]] {
        let none = await folder.outcome(of: ["links", "check-aasa", "@none"] + options)
        #expect(none.status == .failed)
        #expect(none.diagnosis.hasSuffix("To fix: add the app to appIDs in details of applinks."), "\(none.diagnosis)")
      }
    }

    @Test("A file with a malformed app identifier is not printed", arguments: ["harbour", "TEAM.harbour"])
    func generated(app: String) async throws {
      let outcome = await folder.outcome(of: ["links", "aasa", "--app", app])
      #expect(outcome.status == .failed)
      #expect(outcome.output.isEmpty)
      #expect(outcome.diagnosis.contains("is not an app identifier"))
    }
  }
#endif
