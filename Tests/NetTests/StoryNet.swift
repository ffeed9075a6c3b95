#if !canImport(UIKit)
  import Foundation
  import PortolanTestSupport
  @testable import PortolanTool

  /// The events of stories, line by line.
  @MainActor
  enum StoryNet<App: ToolApp> {
    /// Plays the stories of a folder in virtual time, and writes the events of each.
    ///
    /// - Returns: The name of the file if it has changed.
    /// - Throws: The error of the file system.
    static func draw(_ folder: URL, as name: String) async throws -> String? {
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "story" }.sorted { $0.path < $1.path }
      var lines: [String] = []
      for file in files {
        let outcome = await VirtualRun.outcome {
          do { return Outcome(output: try await events(of: Story(contentsOf: file.path, for: App.self))) } catch {
            return Outcome(output: "\(error)")
          }
        }
        lines += ["== \(file.lastPathComponent)", outcome.output + outcome.diagnosis]
      }
      return try Net.write(name, lines)
    }

    private static func events(of story: Story) async throws -> String {
      var run: ToolRun<App>?
      var lines: [String] = []
      for line in story.lines {
        lines.append(line.text)
        switch line.step {
        case .launch(let options): run = try await .started(with: .parse(options), folder: story.folder)
        case .step(let step): _ = await run?.refusal(of: step)
        case .expect: break
        }
        lines += (run?.recorder.events ?? []).map { "    \($0)" }
        run?.recorder.clear()
      }
      return lines.joined(separator: "\n")
    }
  }
#endif
