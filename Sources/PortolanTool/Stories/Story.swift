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

  /// Reads a story from a file; `-` is standard input. All of it is read before anything of it is done.
  ///
  /// - Throws: ``FileFault`` where it cannot be read, ``StoryFault`` with every malformed line.
  @MainActor
  init<App: ToolApp>(contentsOf file: String, for app: App.Type) throws {
    try self.init(StoryText(InputFile.contents(of: file)), file: file, for: app)
  }

  @MainActor
  private init<App: ToolApp>(_ text: StoryText, file: String, for app: App.Type) throws(StoryFault) {
    let own = App.steps.map(\.spelling)
    let name = ShownText.inline(file)
    var lines: [Line] = []
    var faults = StoryFault()
    if let encoding = text.wideEncoding {
      faults.add("\(name): it is \(encoding). To fix: save it as UTF-8.")
      throw faults
    }
    var isFirst = true
    // The kind of the line before, as a refusal is told of that one.
    var mayFail = false
    for (index, line) in text.lines.enumerated() {
      let place = { "\(name):\(index + 1)" }
      switch line {
      case .success(let text) where text.isEmpty || text.hasPrefix("#"): continue
      case .success(let text):
        do throws(StepFault) {
          let step = try StoryStep(text, own: own)
          try Self.check(step, isFirst: isFirst, mayFail: mayFail, for: app)
          lines.append(Line(number: index + 1, text: text, step: step))
          mayFail = step.mayFail || (mayFail && step.isRefusal)
        } catch {
          faults.add("\(place()): \(LinkText.quoted(text)): \(ShownText.lines(error.description))")
          // A line that cannot be understood is no reason to find fault with the next one.
          mayFail = true
        }
      case .failure(let fault):
        faults.add("\(place()): \(fault.explanation)")
        mayFail = true
      }
      isFirst = false
    }
    if isFirst { faults.add("\(name): there is no step. To fix: begin with \"launch\".") }
    guard faults.isEmpty else { throw faults }
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
}

extension StoryStep {
  fileprivate var mayFail: Bool { if case .step = self { true } else { false } }

  /// Whether it says that the step before was refused.
  var isRefusal: Bool { if case .expect(.failure) = self { true } else { false } }
}
