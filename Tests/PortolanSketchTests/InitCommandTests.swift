#if !canImport(UIKit)
  import Foundation
  @testable import PortolanSketch
  import PortolanTestTraits
  import Testing

  @Suite("The command init", .limited)
  @MainActor
  struct InitCommandTests {
    private func write(_ screens: String..., folder: URL) async -> Outcome {
      await SoundPier.outcome(of: ["init", folder.path, "--portolan", "https://git.example/portolan"] + screens)
    }

    private func withFolder(_ body: @MainActor (URL) async throws -> Void) async throws {
      let parent = FileManager.default.temporaryDirectory.appending(path: "init-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: parent) }
      try await body(parent.appending(path: "CafeNavigation"))
    }

    @Test(
      "The command init writes three files, with a case, a link and a sketch for each screen, and names the next command"
    )
    func files() async throws {
      try await withFolder { folder in
        let outcome = await write("home=/", "menu", "dish=/dishes/{id}", "in=/in/{a}/{b}", folder: folder)
        #expect(outcome.status == .done, "\(outcome.diagnosis)")
        #expect(outcome.output.hasSuffix("swift run cafe-sketch exits"))
        let manifest = try String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
        #expect(manifest.contains(#".package(url: "https://git.example/portolan", branch: "main")"#))
        #expect(manifest.contains(#".product(name: "PortolanSketch", package: "portolan")"#))
        let screens = try String(
          contentsOf: folder.appending(path: "Sources/CafeNavigation/CafeScreen.swift"), encoding: .utf8)
        for line in [
          "  case dish(id: String)", "  case `in`(a: String, b: String)", "    case .home: .rootInNavigation",
          #"  public static let caseNames = ["home", "menu", "dish", "in"]"#, #"    Link("/", .home)"#,
          #"    Link("/in/{a}/{b}", CafeScreen.`in`) { if case .`in`(let a, let b) = $0 { (a, b) } else { nil } }"#,
        ] {
          #expect(screens.split(separator: "\n").contains(line[...]), "\(line)\n\(screens)")
        }
        let sketch = try String(
          contentsOf: folder.appending(path: "Sources/cafe-sketch/CafeSketch.swift"), encoding: .utf8)
        #expect(
          sketch.contains("  static let start = CafeScreen.home\n") && sketch.contains("    case .dish: .screen\n"))
      }
    }

    @Test("The command init writes the words of Swift in backquotes, as cases and as labels")
    func words() async throws {
      try await withFolder { folder in
        let outcome = await write("home=/", "continue", "seat=/seats/{class}", folder: folder)
        #expect(outcome.status == .done, "\(outcome.diagnosis)")
        let screens = try String(
          contentsOf: folder.appending(path: "Sources/CafeNavigation/CafeScreen.swift"), encoding: .utf8)
        for line in [
          "  case `continue`", "  case seat(`class`: String)",
          #"    Link("/seats/{class}", CafeScreen.seat) { if case .seat(let `class`) = $0 { `class` } else { nil } }"#,
        ] {
          #expect(screens.split(separator: "\n").contains(line[...]), "\(line)\n\(screens)")
        }
      }
    }

    @Test("The command init overwrites nothing, and refuses names and patterns that are none")
    func refused() async throws {
      try await withFolder { folder in
        #expect(await write("home", folder: folder).status == .done)
        let again = await write("home", folder: folder)
        #expect(again.status == .broken && again.diagnosis.contains("is there already. To fix: "), "\(again.diagnosis)")
        let other = folder.deletingLastPathComponent().appending(path: "OtherNavigation")
        for (screens, reason) in [
          (["Home"], "\"Home\" is not a screen. To fix: "),
          (["home", "home"], "The screen home is named twice. To fix: "),
          (["home=/{"], "\"/{\" is not a pattern: "),
          (["home", "dish=/dishes/{0}"], "The placeholder {0} is no label of a case. To fix: "),
        ] {
          let arguments = ["init", other.path, "--portolan", "../portolan"] + screens
          let outcome = await SoundPier.outcome(of: arguments)
          #expect(outcome.status == .usage && outcome.diagnosis.contains(reason), "\(outcome.diagnosis)")
        }
        #expect(!FileManager.default.fileExists(atPath: other.path))
      }
    }
  }
#endif
