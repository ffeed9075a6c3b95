/// A file with steps of an app and conditions that must hold, one on each line.
///
/// Blank lines and lines that begin with `#` are ignored.
package struct Story: Sendable {
  /// A line that is neither blank nor a comment.
  package struct Line: Sendable {
    /// The number in the file, from 1.
    package let number: Int
    let text: String
    let step: StoryStep
  }

  /// The name of the file on the command line.
  let file: String
  package let lines: [Line]

  /// The folder for files that the story names, or `nil` for the working directory.
  var folder: URL? { file == "-" ? nil : URL(filePath: file).deletingLastPathComponent() }

  /// Parses a story from a file, or from standard input for `-`.
  ///
  /// The whole file is parsed before its first step is performed.
  ///
  /// - Throws: ``ToolFault`` if the file cannot be read, or ``StoryFault`` with every malformed line.
  @MainActor
  init<App: ToolApp>(contentsOf file: String, for app: App.Type) throws {
    let text = try StoryText(InputFile.document(file))
    try self.init(text, file: file, own: App.ownSteps.map(\.spelling)) { options throws(StepFault) in
      _ = try LaunchOptions.parsed(options, for: app)
    }
  }

  /// Parses a story from the lines of a file.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - file: The name of the file.
  ///   - own: The steps of the app.
  ///   - checkOptions: A closure that throws if a launch has wrong options.
  /// - Throws: ``StoryFault`` with every malformed line.
  package init(
    _ text: StoryText, file: String, own: [String],
    checkOptions: ([String]) throws(StepFault) -> Void = { _ throws(StepFault) in }
  ) throws(StoryFault) {
    let name = TerminalText.inline(file)
    var lines: [Line] = []
    var faults = StoryFault()
    if let encoding = text.wideEncoding {
      faults.add("\(name): it is \(encoding). To fix: save it as UTF-8.")
      throw faults
    }
    var isFirst = true
    // A refusal refers to the previous line.
    var mayFail = false
    for (index, line) in text.lines.enumerated() {
      let place = { "\(name):\(index + 1)" }
      switch line {
      case .success(let text) where text.isEmpty || text.hasPrefix("#"): continue
      case .success(let text):
        do throws(StepFault) {
          let step = try StoryStep(text, own: own)
          try Self.check(step, isFirst: isFirst, mayFail: mayFail, checkOptions)
          lines.append(Line(number: index + 1, text: text, step: step))
          mayFail = step.mayFail || (mayFail && step.isRefusal)
        } catch {
          faults.add("\(place()): \(LinkText.quoted(text)): \(TerminalText.lines(error.description))")
          // After a line that cannot be parsed, an expected failure in the next line is accepted.
          mayFail = true
        }
      case .failure(let fault):
        faults.add("\(place()): \(fault.reason)")
        mayFail = true
      }
      isFirst = false
    }
    if isFirst { faults.add("\(name): it has no steps. To fix: begin with \"launch\".") }
    guard faults.isEmpty else { throw faults }
    self.file = file
    self.lines = lines
  }

  private static func check(
    _ step: StoryStep, isFirst: Bool, mayFail: Bool, _ checkOptions: ([String]) throws(StepFault) -> Void
  ) throws(StepFault) {
    switch step {
    case .launch(let options): try checkOptions(options)
    case _ where isFirst: throw StepFault("the app has not started", possible: ["launch"])
    case .expect(.failure) where !mayFail:
      throw StepFault("the previous line must be a link or an action of the user to be refused")
    default: break
    }
  }
}

/// The lines of a story, from the bytes of a file.
package struct StoryText {
  /// The maximum length of a line, in bytes.
  private static let longestLine = 1 << 16

  private let bytes: Data

  /// Creates the lines of a file.
  ///
  /// - Parameter bytes: The content of the file.
  package init(_ bytes: Data) {
    self.bytes = InputFile.unmarked(bytes)
  }

  /// The name of an encoding other than UTF-8 that makes every line malformed, or `nil` if the bytes have none.
  var wideEncoding: String? { InputFile.wideEncoding(of: bytes) }

  /// The lines without line endings and without spaces around them, or the reasons why they are not valid text.
  package var lines: some Sequence<Result<String, StepFault>> {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).lazy.map { line in
      Result { () throws(StepFault) in try Self.text(of: line) }
    }
  }

  private static func text(of bytes: Data) throws(StepFault) -> String {
    guard bytes.count <= longestLine else {
      throw StepFault("it has more than \(longestLine) bytes. To fix: pass the file of a story to play.")
    }
    guard let text = String(bytes: bytes, encoding: .utf8) else {
      throw StepFault("it is not UTF-8. To fix: save the file as UTF-8.")
    }
    let characters = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
    let line = String(characters.map { $0 == "\t" ? " " : $0 })
    guard !line.unicodeScalars.contains("\r") else {
      throw StepFault("the line contains a carriage return. To fix: end lines with LF or CRLF, not with CR alone.")
    }
    return line
  }
}
