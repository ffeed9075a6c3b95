import Foundation
import PortolanLinks

/// A file with something that happens to an app, and what is to hold then: a step a line.
///
/// Blank lines and those that begin with `#` say nothing.
struct Story: Sendable {
  /// A line that says something.
  struct Line: Sendable {
    /// The number in the file, from 1.
    let number: Int
    let text: String
    let step: StoryStep
  }

  /// The file, as it was called on the command line.
  let file: String
  let lines: [Line]

  /// Where files that the story names are looked for; `nil` for the working directory.
  var folder: URL? { file == "-" ? nil : URL(filePath: file).deletingLastPathComponent() }

  /// Reads a story from a file; `-` is standard input.
  ///
  /// - Throws: ``FileFault`` where it cannot be read, ``StoryFault`` with every malformed line.
  @MainActor
  init<App: ToolApp>(contentsOf file: String, for app: App.Type) throws {
    try self.init(String(decoding: InputFile.read(file), as: UTF8.self), file: file, for: app)
  }

  /// Reads a story, all of it, before anything of it is done.
  ///
  /// - Throws: ``StoryFault`` with every malformed line.
  @MainActor
  init<App: ToolApp>(_ text: String, file: String, for app: App.Type) throws(StoryFault) {
    let own = App.steps.map(\.spelling)
    var lines: [Line] = []
    var faults: [String] = []
    var isFirst = true
    // The kind of the line before, as a refusal is told of that one.
    var mayFail = false
    // Some editors begin a file with a mark of its encoding.
    let unmarked = String(text.unicodeScalars.drop { $0 == "\u{FEFF}" })
    for (index, raw) in unmarked.split(omittingEmptySubsequences: false, whereSeparator: Self.endsLine).enumerated() {
      let line = raw.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
      let text = String(line.map { $0 == "\t" ? " " : $0 })
      guard !text.isEmpty, !text.hasPrefix("#") else { continue }
      do throws(StepFault) {
        let step = try StoryStep(text, own: own)
        try Self.check(step, isFirst: isFirst, mayFail: mayFail, for: app)
        lines.append(Line(number: index + 1, text: text, step: step))
        mayFail = step.mayFail || (mayFail && step.isRefusal)
      } catch {
        faults.append("\(file):\(index + 1): \(LinkText.quoted(text)): \(error.explanation)")
        // What follows a line that nobody understands is not its fault.
        mayFail = true
      }
      isFirst = false
    }
    if isFirst { faults.append("\(file): there is no step. To fix: begin with \"launch\".") }
    guard faults.isEmpty else { throw StoryFault(lines: faults) }
    self.file = file
    self.lines = lines
  }

  @MainActor
  private static func check<App: ToolApp>(
    _ step: StoryStep, isFirst: Bool, mayFail: Bool, for app: App.Type
  ) throws(StepFault) {
    switch step {
    case .launch(let options):
      do {
        _ = try App.Options.parse(options)
      } catch {
        throw StepFault(reason: App.Options.message(for: error), possible: [])
      }
    case _ where isFirst: throw StepFault(reason: "nothing has started", possible: ["launch"])
    case .expect(.failure) where !mayFail:
      throw StepFault(reason: "only a link or what the user does can be refused, in the line before", possible: [])
    default: break
    }
  }

  private static func endsLine(_ character: Character) -> Bool { character == "\n" || character == "\r\n" }
}

extension StoryStep {
  fileprivate var mayFail: Bool { if case .step = self { true } else { false } }

  /// Whether it says that the step before was refused.
  var isRefusal: Bool { if case .expect(.failure) = self { true } else { false } }
}

extension StepFault {
  /// The reason and what is possible: one line, unless the reason shows the screen.
  var explanation: String {
    let stop = reason.hasSuffix(".") || reason.contains("\n") ? "" : "."
    return possible.isEmpty
      ? reason + stop : "\(reason)\(stop) To fix: try one of: \(possible.joined(separator: ", "))."
  }
}

/// Stories that cannot be read.
struct StoryFault: Error, CustomStringConvertible {
  /// What is wrong, a line each.
  let lines: [String]

  var description: String { lines.joined(separator: "\n") }
}
