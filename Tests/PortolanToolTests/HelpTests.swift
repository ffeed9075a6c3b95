#if !canImport(UIKit)
  import Foundation
  import PortolanTool
  import Testing

  @Suite("Help texts and examples", .limited)
  @MainActor
  struct HelpTests {
    nonisolated private static let commands = [
      [], ["open"], ["notify"], ["show"], ["play"], ["screens"], ["links"], ["links", "list"], ["links", "match"],
      ["links", "print"], ["links", "aasa"], ["links", "check-aasa"], ["links", "check"], ["explain"],
    ]

    @Test("Every command has examples, and each example is a valid command line", arguments: commands)
    func examples(command: [String]) async throws {
      let help = await HarbourTool.outcome(of: command + ["--help"]).output
      let name = (["harbour"] + command).joined(separator: " ")
      let lines = help.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix(name) }
      #expect(!lines.isEmpty, "\(help)")
      for line in lines {
        let outcome = await HarbourTool.outcome(of: Array(Self.words(line).dropFirst()))
        #expect(outcome.status != .usage, "\(line): \(outcome.diagnosis)")
      }
    }

    @Test("The examples of the help work as it describes", arguments: ["open", "show"])
    func opens(command: String) async throws {
      let help = await HarbourTool.outcome(of: [command, "--help"]).output
      let line = try #require(help.split(separator: "\n").first { $0.contains("harbour \(command) ") })
      let outcome = await HarbourTool.outcome(of: Array(Self.words(line).dropFirst()))
      #expect(outcome.status == .done, "\(line): \(outcome.diagnosis)")
    }

    @Test("The text has the versions of the app and of Portolan")
    func version() async {
      let outcome = await HarbourTool.outcome(of: ["--version"])
      #expect(outcome.status == .done)
      #expect(outcome.output.hasPrefix("harbour 1.2 (Portolan "), "\(outcome.output)")
      #expect(await WreckTool.outcome(of: ["--version"]).output.hasPrefix("wreck (Portolan "))
    }

    @Test("The newest section of the changelog has Portolan's version, with -dev while it is unreleased")
    func changelog() async throws {
      let here = URL(filePath: #filePath).resolvingSymlinksInPath()
      let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      let changelog = try String(contentsOf: root.appending(path: "CHANGELOG.md"), encoding: .utf8)
      let newest = try #require(changelog.split(separator: "\n").first { $0.hasPrefix("## [") })
      let version = newest.dropFirst(4).prefix { $0 != "]" } + (newest.hasSuffix("Unreleased") ? "-dev" : "")
      #expect(await WreckTool.outcome(of: ["--version"]).output == "wreck (Portolan \(version))")
    }

    @Test("Shells complete file names", arguments: ["bash", "zsh", "fish"])
    func completion(shell: String) async throws {
      let script = await HarbourTool.outcome(of: ["--generate-completion-script", shell])
      #expect(script.status == .done)
      // The patterns are for stories, for payloads, and for files with any name.
      let patterns = [
        "bash": ["-fX '!*.@(story)'", "-fX '!*.@(json)'", " -f\n"], "zsh": ["*.story", "*.json", ":_files'"],
        "fish": ["'story", "'json", "check-aasa\" -eq 1' -F"],
      ]
      for pattern in patterns[shell] ?? [] { #expect(script.output.contains(pattern), "\(pattern)") }
    }

    /// Returns the words of a line as a shell splits it, up to a pipe or a redirection.
    private static func words(_ line: Substring) -> [String] {
      var words: [String] = []
      var isQuoted = false
      var word: String?
      for character in line {
        switch character {
        case "'":
          isQuoted.toggle()
          word = word ?? ""
        case " " where !isQuoted:
          if let word { words.append(word) }
          word = nil
        case ">" where !isQuoted, "|" where !isQuoted, "<" where !isQuoted: return words
        default: word = (word ?? "") + String(character)
        }
      }
      return words + [word].compactMap { $0 }
    }
  }
#endif
