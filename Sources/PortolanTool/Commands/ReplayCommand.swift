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
      examples: [
        ["replay", "session.portolan"], ["replay", "session.portolan", "--story", ">", "bug.story"],
        ["replay", "--all", "recordings"],
      ])
  }

  @Argument(help: "The recording, such as session.portolan, or a folder.")
  var file: String

  @Flag(name: .customLong("story"), help: "Print the recording as a story.")
  var isStory = false

  @Flag(name: .customLong("all"), help: "Play all recordings of a folder, and print a table in Markdown.")
  var isAll = false

  @OptionGroup var app: App.Options

  func outcome() async throws -> Outcome {
    if isAll { return try await table() }
    let report = try await Replay<App>.report(of: file, with: app)
    let story = isStory ? report.story.joined(separator: "\n") : ""
    if report.difference == nil { return .done(isStory ? story : "\(report)") }
    return Outcome(output: story, diagnosis: "\(report)", status: .failed)
  }

  private func table() async throws -> Outcome {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: file) else {
      throw ToolFault("file", status: .broken, "Cannot read the folder \(file). To fix: name a folder of recordings.")
    }
    var rows: [String] = []
    var (devices, status) = (0, Status.done)
    for name in names.sorted() where name.hasSuffix(".portolan") {
      var cells = [name, "", "", ""]
      do {
        let report = try await Replay<App>.report(of: "\(file)/\(name)", with: app)
        if report.system.hasPrefix("UIKit") { devices += 1 }
        let difference = report.difference
        cells = [name, report.system, "\(report.count)", difference.map { "differs: \($0.reason)" } ?? "agrees"]
        if difference != nil, status == .done { status = .failed }
      } catch {
        cells[3] = ValueText.of(error)
        status = .broken
      }
      rows.append("| \(cells.map { $0.replacing("|", with: "/") }.joined(separator: " | ")) |")
    }
    let head = rows.isEmpty ? [] : ["| recording | recorded on | lines | replay |", "|---|---|--:|---|"]
    let summary = "\(rows.count) recordings, of which \(devices) are from devices."
    if !rows.isEmpty { rows.append("") }
    return Outcome(output: (head + rows + [summary]).joined(separator: "\n"), status: status)
  }
}

extension RecordingFault: ToolError {
  var code: String { "recording" }
  var status: Status { .broken }
}

extension FlightLogFault: ToolError {
  var code: String { "file" }
  var status: Status { .broken }
}
