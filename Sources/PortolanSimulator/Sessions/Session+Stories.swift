extension Session {
  /// Loads a story, whose lines the page then steps through.
  func load(_ text: String, named name: String, re: Int?) throws {
    story = try StoryRun(text, name: name, folder: nil, own: description.ownSteps)
    send(ServerMessage(type: .loaded, re: re, loaded: story?.loaded))
  }

  /// Performs the next lines of the story, up to the first that does not hold.
  func advance(_ count: Int?, re: Int?) throws {
    guard story != nil else { throw StepFault("There is no story. To fix: load one.") }
    var rest = count ?? Int.max
    while rest > 0, let line = story?.nextLine {
      rest -= 1
      do {
        try play(line)
      } catch is Recovered {
        break
      } catch let fault as StepFault {
        story?.fail("\(line.text) does not hold: \(fault.reason)")
      }
      if story?.loaded.failure == nil { story?.advance() }
    }
    send(ServerMessage(type: .loaded, re: re, loaded: story?.loaded))
  }

  private func play(_ line: LoadedStory.Line) throws {
    if line.text == "launch" || line.text.hasPrefix("launch ") {
      return try launch(String(line.text.dropFirst(6)))
    }
    let isExpected = story?.expectsRefusal ?? false
    let report = try take(line.text, re: nil)
    let isExpectation = line.text.hasPrefix("expect ")
    if report.outcome == .refused || report.outcome == .restless, !isExpected || isExpectation {
      throw StepFault(report.reason ?? "It was refused.")
    }
  }

  /// Checks a rule of the verification in a process of its own, since the check launches the app several times.
  func checkRule(_ step: String, re: Int?) throws -> StepReport {
    guard let current = timeline.current, let launch = timeline.path(to: current)?.first, let state else {
      throw StepFault("The app is not running. To fix: launch it.")
    }
    let checker = try WorkerProcess.ofApp(workerArguments)
    defer { checker.end() }
    let name = step.dropFirst("expect rule ".count).trimmingCharacters(in: .whitespaces)
    let reply = try checker.reply(
      to: .rule(
        name: name, options: launch.options ?? [], steps: timeline.actions(to: current), payloads: payloads,
        folder: launch.folder),
      within: limits.answer * 4)
    var report = StepReport(step: step, outcome: .done)
    switch reply {
    case .ruled(let violation?): (report.outcome, report.reason) = (.refused, violation)
    case .ruled: break
    default: (report.outcome, report.reason) = (.refused, fault(of: reply).reason)
    }
    add(report, state, re: re)
    return report
  }
}

/// A story that is stepped through in the page.
struct StoryRun {
  private(set) var loaded: LoadedStory
  /// The folder for files that the story names, or `nil`.
  let folder: String?

  /// Reads a story.
  ///
  /// - Parameters:
  ///   - text: The content of the file.
  ///   - name: The name of the file.
  ///   - folder: The folder for files that the story names, or `nil`.
  ///   - own: The steps of the app.
  ///   - devices: The rows of the hierarchy on a device, by the position of the line.
  /// - Throws: `StoryFault` with every line that is not a step.
  init(_ text: String, name: String, folder: String?, own: [String], devices: [Int: [String]] = [:]) throws {
    let source = StoryText(Data(text.utf8))
    let steps = Set(try Story(source, file: name, own: own).lines.map(\.number))
    let lines = source.lines.enumerated().map { index, line in
      LoadedStory.Line(
        number: index + 1, text: (try? line.get()) ?? "", isStep: steps.contains(index + 1), device: devices[index])
    }
    loaded = LoadedStory(name: name, lines: lines, next: 0)
    self.folder = folder
    skip()
  }

  /// The next line, or `nil` at the end or after a failure.
  var nextLine: LoadedStory.Line? {
    loaded.failure == nil && loaded.next < loaded.lines.count ? loaded.lines[loaded.next] : nil
  }

  /// A Boolean value that indicates whether the line after the next one expects a refusal or judges it by a rule.
  var expectsRefusal: Bool {
    let following = loaded.lines.dropFirst(loaded.next + 1).first(where: \.isStep)
    return following.map { $0.text.hasPrefix("expect failure ") || $0.text.hasPrefix("expect rule ") } ?? false
  }

  /// Goes to the next line.
  mutating func advance() {
    loaded.next += 1
    skip()
  }

  /// Stops the story.
  mutating func fail(_ reason: String) {
    if loaded.failure == nil { loaded.failure = reason }
  }

  private mutating func skip() {
    while loaded.next < loaded.lines.count, !loaded.lines[loaded.next].isStep { loaded.next += 1 }
  }
}
