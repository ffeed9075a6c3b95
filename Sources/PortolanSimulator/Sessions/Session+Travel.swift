extension Session {
  /// Launches the app in a new process, and begins a new line of the timeline.
  ///
  /// - Parameters:
  ///   - options: The options of the launch, separated by spaces.
  ///   - re: The message that the launch belongs to.
  /// - Throws: `StepFault` if the app cannot start.
  func launch(_ options: String, re: Int? = nil) throws {
    let options = options.split(separator: " ").map(String.init)
    let begin = DispatchTime.now().uptimeNanoseconds
    let reply: WorkerReply
    do {
      reply = try replaceWorker(
        .launch(options: options, steps: [], expected: [], payloads: payloads, folder: story?.folder))
    } catch let end as WorkerProcess.End {
      throw StepFault("The app cannot start: \(end.reason).\n\(end.output)")
    }
    guard case .launched(let state, _) = reply else {
      throw StepFault("The app cannot start: \(fault(of: reply).reason)")
    }
    let report = StepReport(
      step: (["launch"] + options).joined(separator: " "), outcome: .done,
      milliseconds: Double(DispatchTime.now().uptimeNanoseconds - begin) / 1e6)
    add(report, state, re: re, options: options)
  }

  /// Launches the app in another process that replaces the present one if the launch succeeds.
  private func replaceWorker(_ request: WorkerRequest) throws -> WorkerReply {
    let new = try WorkerProcess.ofApp(workerArguments) { [weak self] in
      if let self { queue.async { self.workerSpoke() } }
    }
    // A replay may have thousands of steps.
    let reply = try new.reply(to: request, within: limits.answer * 4)
    guard case .launched = reply else {
      new.end()
      return reply
    }
    worker?.end()
    worker = new
    return reply
  }

  /// Goes to a step: the app is launched anew, and the steps up to that one are performed again in virtual time.
  ///
  /// The place of a step that ended the process is the one before it.
  func travel(to target: Int, re: Int?) throws {
    let isTrapped = timeline.path(to: target)?.last?.step.report.outcome == .trapped
    let id = isTrapped ? timeline.entries[target].step.parent ?? target : target
    guard let path = timeline.path(to: id), let launch = path.first, let options = launch.options else {
      throw StepFault("There is no such step.")
    }
    let replayed = path.dropFirst().filter { !$0.step.report.step.hasPrefix("expect rule ") }
    let reply = try replaceWorker(
      .launch(
        options: options, steps: replayed.map(\.step.report.step), expected: replayed.map(\.signature),
        payloads: payloads, folder: launch.folder))
    guard case .launched(let state, let difference) = reply else { throw fault(of: reply) }
    self.state = state
    timeline.current = id
    var message = ServerMessage(type: .state, re: re, state: state, current: id)
    if let difference, difference.index < replayed.count {
      let step = replayed[replayed.startIndex + difference.index].step
      let reason = difference.reason.map { " The step was refused: \($0)" } ?? ""
      message.difference = "The replay differs after step \(step.id), \(step.report.step).\(reason)"
    }
    send(message)
  }

  /// Reports the end of the app's process, and brings the app back to the state before.
  ///
  /// - Parameters:
  ///   - end: The end.
  ///   - step: The step that was being performed, or `nil` if there was none.
  ///   - re: The message that the step belongs to.
  ///   - milliseconds: The time from the beginning of the step to the end.
  func recover(from end: WorkerProcess.End, step: String?, re: Int?, after milliseconds: Double = 0) {
    let last = timeline.current
    var message = ServerMessage(type: .trap, re: re)
    let story = last.map { timeline.story(to: $0, title: "The process ended: \(end.reason).") } ?? []
    // The runtime's list of addresses has no names of use.
    let output = end.output.components(separatedBy: "\nCurrent stack trace:")[0]
    message.text = ([end.reason] + [output].filter { !$0.isEmpty }).joined(separator: "\n")
    self.story?.fail("The process of the app ended: \(end.reason).")
    if let step, let last {
      let report = StepReport(step: step, outcome: .trapped, reason: end.reason, milliseconds: milliseconds)
      message.steps = [timeline.add(report, lines: timeline.entries[last].step.lines, signature: "")]
      timeline.current = last
    }
    message.difference = (story + [step].compactMap { $0 }).joined(separator: "\n") + "\n"
    message.loaded = self.story?.loaded
    send(message)
    worker = nil
    state = nil
    guard let last else { return }
    do { try travel(to: last, re: nil) } catch {
      worker = nil
      send(
        ServerMessage(
          type: .error, text: "The app cannot be brought back: \((error as? WorkerProcess.End)?.reason ?? "\(error)")"
        ))
    }
  }

  /// Handles a message that the process of the app sends by itself, or its end.
  func workerSpoke() {
    guard let worker else { return }
    do {
      guard case .changed(let state)? = try worker.unsolicited() else { return }
      self.state = state
      send(ServerMessage(type: .state, state: state, current: timeline.current))
    } catch {
      recover(from: error, step: nil, re: nil)
    }
  }
}

/// The steps of a session since its first launch, as a tree: to act after going back begins a branch.
struct Timeline {
  /// A step with what only the server needs.
  struct Entry {
    var step: TimelineStep
    var signature: String
    /// The options of a launch, or `nil` for other steps.
    var options: [String]?
    /// The folder for files of a launch by a story, or `nil`.
    var folder: String?
  }

  private(set) var entries: [Entry] = []
  /// The number of the step that led to the present state, or `nil` before the first launch.
  var current: Int?

  /// The steps for the page.
  var steps: [TimelineStep] { entries.map(\.step) }

  /// Adds a step after the current one, and makes it the current one.
  ///
  /// - Returns: The step.
  mutating func add(
    _ report: StepReport, lines: [[String]], signature: String, options: [String]? = nil, folder: String? = nil
  ) -> TimelineStep {
    let step = TimelineStep(
      id: entries.count, parent: options == nil ? current : nil, report: report, lines: lines)
    entries.append(Entry(step: step, signature: signature, options: options, folder: folder))
    current = step.id
    return step
  }

  /// Returns the entries from the launch to a step, or `nil` if there is no such step.
  func path(to id: Int) -> [Entry]? {
    guard entries.indices.contains(id) else { return nil }
    var path: [Entry] = []
    var next: Int? = id
    while let id = next {
      path.append(entries[id])
      next = entries[id].step.parent
    }
    return path.reversed()
  }

  /// Returns the steps of the app from the launch to a step, without expectations and steps of the clock.
  func actions(to id: Int) -> [String] {
    (path(to: id) ?? []).dropFirst().map(\.step.report.step).filter { step in
      !step.hasPrefix("expect ") && !step.hasPrefix("clock ")
    }
  }

  /// Returns the lines of a story that leads to a step.
  ///
  /// Steps of the clock are not steps of stories, so they become comments.
  func story(to id: Int, title: String) -> [String] {
    var lines = ["# \(title)"]
    let path = path(to: id) ?? []
    for (index, entry) in path.enumerated() {
      let report = entry.step.report
      let isExpectation = report.step.hasPrefix("expect ")
      // An expectation that did not hold says nothing about the app.
      if isExpectation, report.outcome == .refused { continue }
      lines.append(report.step.hasPrefix("clock ") ? "# \(report.step)" : report.step)
      let next = index + 1 < path.count ? path[index + 1].step.report : nil
      let isExpected = next?.step.hasPrefix("expect failure ") == true && next?.outcome == .done
      if !isExpectation, report.outcome == .refused, !isExpected, let reason = report.reason {
        let words = reason.split(whereSeparator: \.isNewline).first.map(String.init) ?? reason
        lines.append("expect failure \(words)")
      }
    }
    return lines
  }
}
