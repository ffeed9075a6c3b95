import PortolanRecording

/// The first difference between a recording and its replay.
package struct ReplayDifference: Error {
  /// The cause of a difference.
  package enum Cause: String, Sendable {
    case app = "the app changed. The table of links or the map of screens is another one than in the recording."
    case notReplayable = "not replayable. The stand-in cannot make this."
    case plan = "the plan differs. This is a fault of Portolan, or the routes of the app are other ones."
    case tree = "the plan agrees, and the tree differs. This is a fault of the stand-in, or a race on the device."
  }

  package var cause: Cause
  package var reason: String
  /// The lines of the hierarchy on the device and on the stand-in.
  var device: [String] = []
  var standIn: [String] = []

  /// Returns a difference that the stand-in cannot help.
  static func notReplayable(_ reason: String) -> Self { Self(cause: .notReplayable, reason: reason) }
}

/// A report about a replay.
package struct ReplayReport: CustomStringConvertible {
  /// The number of lines that were played.
  package var count = 0
  package var difference: ReplayDifference?
  /// The lines that led to the difference, with the one that differs last.
  var last: [String] = []
  /// The requests that were not made, because their errors came from the app or the user.
  package var skipped: [String] = []
  var samples = ""
  /// The recording as a story.
  package var story = ["launch"]
  /// The hierarchy on the device after lines of the story, by the positions of the lines.
  package var devices: [Int: [String]] = [:]
  /// The kit and the system of the recording.
  var system = ""

  package var description: String {
    var sections = [difference.map(text) ?? "Replayed \(count) lines without a difference."]
    if !skipped.isEmpty { sections.append("== Not played ==\n\(skipped.joined(separator: "\n"))") }
    if !samples.isEmpty { sections.append("== Samples ==\n\(samples)") }
    return sections.joined(separator: "\n\n")
  }

  private func text(of difference: ReplayDifference) -> String {
    let (device, standIn) = (["device"] + difference.device, ["stand-in"] + difference.standIn)
    let rows = (0..<max(device.count, standIn.count)).map { index in
      let (one, other) = (index < device.count ? device[index] : "", index < standIn.count ? standIn[index] : "")
      return [one, index == 0 || one == other ? "" : "|", other]
    }
    let sections = [
      "Line \(count) differs: \(difference.reason).\nCause: \(difference.cause.rawValue)",
      rows.count > 1 ? Columns(rows: rows).description : nil, "== The last lines ==\n\(last.joined(separator: "\n"))",
    ]
    return sections.compactMap(\.self).joined(separator: "\n\n")
  }
}

extension FlightLine {
  /// The line for people.
  var text: String {
    let edits = edits?.map { "\($0.kind.rawValue) \($0.row)" + ($0.value.map { " to \($0)" } ?? "") }
    let parts: [String?] = [
      "\(at) ms", kind.rawValue, request.map { "\($0)" }, answer, screen?.description, step, code,
      edits?.joined(separator: ", "),
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}

extension ToolRun {
  /// Returns the rows of a window's hierarchy, as a replay compares them.
  package static func recordedRows(of window: UIWindow) -> [String] {
    LiveTree(of: window, ScreenSamples<App.AppScreen>.label).rows.map(\.text)
  }
}

extension RecordedRow {
  /// The screen, or the class of a controller without one.
  var name: String { screen?.description ?? type ?? "" }

  /// The row of a tree.
  var text: String {
    var text = String(repeating: "  ", count: level) + (style == nil ? "" : "presents ") + name
    if let selected { text += "  selected \(selected)" }
    return text
  }
}
