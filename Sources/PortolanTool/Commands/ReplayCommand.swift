import ArgumentParser
import Foundation
import Portolan
import PortolanRecording

/// The command `replay FILE`.
struct ReplayCommand<Tool: PortolanCommand>: AppCommand {
  static var configuration: CommandConfiguration {
    Tool.configuration(
      "replay", "Plays a recording of a session, and stops at the first difference.",
      """
      A recording is what FlightRecorder of PortolanRecording writes on a device, and "open" with --record. It contains no values: a \
      sample of the app stands for each screen. The segment before it, with the suffix .1, is read if it is there.
      """,
      examples: [["replay", "session.portolan"], ["replay", "session.portolan", "--story", ">", "bug.story"]])
  }

  @Argument(help: "The recording, such as session.portolan.")
  var file: String

  @Flag(name: .customLong("story"), help: "Print the recording as a story.")
  var isStory = false

  @OptionGroup var app: App.Options

  var isJSON: Bool { false }

  func outcome() async throws -> Outcome {
    var segments = [try InputFile.contents(of: file)]
    if file != "-", let older = try? InputFile.contents(of: file + ".1") { segments.insert(older, at: 0) }
    let recording = try Recording(segments)
    let report = await Replay(recording, in: try await ToolRun<App>.started(with: app)).play()
    let story = isStory ? report.story.joined(separator: "\n") : ""
    if report.difference == nil { return .done(isStory ? story : "\(report)") }
    return Outcome(output: story, diagnosis: "\(report)", status: .failed)
  }
}

extension RecordingFault: ToolError {
  var code: String { "recording" }
  var status: Status { .broken }
}
