package import PortolanRecording

/// A replay of a recording in an app that has started.
///
/// It makes the recorded requests and changes in their order, answers in place of the guards, and compares the results, the plans and
/// the hierarchy.
@MainActor
package final class Replay<App: ToolApp> {
  /// A request of the replay.
  private final class Call {
    let name: String
    var isRecorded = false
    var code: String?
    var plan: NavigationPlan?
    /// The answers of guards that are left.
    var answers: [Result<InterceptorAnswer, any Error>] = []
    /// The wait of a guard for its answer.
    var wait: Promise<Void>?
    /// The position in the story.
    var position = 0

    init(_ name: String) { self.name = name }
  }

  private struct Denial: Error {}

  let run: ToolRun<App>
  private let recording: Recording
  private let samples: ScreenSamples<App.AppScreen>
  var report = ReplayReport()
  var expected: [RecordedRow] = []
  /// The requests by their numbers in the replay, and those that have not ended by their numbers in the recording.
  private var calls: [Int: Call] = [:]
  private var recorded: [Int: Call] = [:]
  /// The codes of the results, and of the errors of guards, by the number of the recorded request.
  private let results: [Int: String]
  private let denials: [Int: String]
  /// The steps of the user that the recording lacks.
  var missing = MissingSteps()

  /// Creates a replay.
  package init(_ recording: Recording, in run: ToolRun<App>) {
    self.recording = recording
    self.run = run
    // The app shows screens that have no link, and so no sample.
    let shown = LiveTree(of: run.app.window, ScreenSamples<App.AppScreen>.label).viewControllers
    samples = ScreenSamples(App.samples + shown.compactMap { $0.screen() })
    func codes(_ kind: FlightLine.Kind) -> [Int: String] {
      recording.lines.reduce(into: [:]) { if $1.kind == kind, let number = $1.request { $0[number] = $1.code } }
    }
    (results, denials) = (codes(.result), codes(.answer))
  }

  /// Starts an app, and plays the recording of a file in it.
  ///
  /// - Throws: An error if the file cannot be read, or the app cannot start.
  package static func report(of file: String, with options: App.Options) async throws -> ReplayReport {
    var segments = [try InputFile.document(file)]
    if file != "-", let older = try? InputFile.document(file + ".1") { segments.insert(older, at: 0) }
    return try await report(of: Recording(segments)) { try await ToolRun<App>.started(with: options) }
  }

  /// Plays the recording up to its end, or up to the first difference.
  package func play() async -> ReplayReport {
    let before = run.app.router.configuration
    run.app.router.configuration = before.changing {
      $0.observers.follow = { [weak self] event, _ in self?.note(event) }
      $0.script = { [weak self] in try self?.answer(to: $0) ?? .finished(.proceed) }
    }
    do {
      if let width = recording.header?.width { resize(to: width) }
      for line in recording.lines {
        report.count += 1
        report.last = report.last.suffix(9) + [line.text]
        try await play(line)
      }
    } catch { report.difference = difference(error) }
    report.samples = samples.description
    let isHeadless = recording.header?.kit?.hasPrefix("HeadlessUIKit") != false
    report.system = "\(isHeadless ? "HeadlessUIKit" : "UIKit"), \(recording.header?.system ?? "")"
    run.app.router.configuration = before
    for call in calls.values { call.wait?.end(with: ()) }
    return report
  }

  /// Returns a difference with its cause; that is neither Portolan nor the stand-in if the app has changed or does more by
  /// itself.
  private func difference(_ error: any Error) -> ReplayDifference {
    var difference = error as? ReplayDifference ?? .notReplayable(ValueText.of(error))
    let table = FlightRecorder.digest(of: App.links.patterns)
    let map = FlightRecorder.digest(of: App.samples)
    if let header = recording.header, ![table, ""].contains(header.table) || header.map.map({ $0 != map }) == true {
      difference.cause = .app
    } else if let call = calls.values.first(where: { !$0.isRecorded }) {
      (difference.cause, difference.reason) = (.notReplayable, "the app asked for \(call.name) by itself")
    } else if difference.cause != .notReplayable, let shared = samples.shared {
      (difference.cause, difference.reason) = (.notReplayable, "there are too few samples of \(shared.shape)")
    }
    return difference
  }

  private func play(_ line: FlightLine) async throws {
    // The lines after it have what a later checkpoint repeats.
    if line.kind == .checkpoint, report.count > 1 { return }
    if [.checkpoint, .settled, .result, .change].contains(line.kind) {
      _ = await run.settle()
    }
    switch line.kind {
    case .header, .background: break
    case .checkpoint:
      if tree.rows != translated(line) { try await restore(line.tree ?? []) }
      // Containers without a screen, such as a collapsed modal, need the gestures that have led there.
      try compare(line, as: .notReplayable, "the hierarchy of the checkpoint cannot be restored")
    case .settled: try compare(line)
    case .request: try await request(line)
    case .answer: try answer(line)
    case .result: try result(line)
    case .change: try await change(line)
    }
  }

  var tree: LiveTree { LiveTree(of: run.app.window, ScreenSamples<App.AppScreen>.label) }

  func translated(_ line: FlightLine) -> [RecordedRow] {
    (line.tree ?? []).map { row in
      var row = row
      row.screen = row.screen.map(samples.label)
      return row
    }
  }

  func compare(_ line: FlightLine, as cause: ReplayDifference.Cause = .tree, _ reason: String? = nil) throws {
    if line.tree != nil { expected = translated(line) }
    report.devices[report.story.count - 1] = expected.map(\.text)
    try require(tree.rows == expected, cause, reason ?? "the hierarchy is another one")
    guard line.kind != .checkpoint else { return }
    tell("expect top \(run.session.nameOfTop ?? "nothing")")
    report.devices[report.story.count - 1] = expected.map(\.text)
  }

  /// Throws a difference with both hierarchies if a condition does not hold.
  private func require(_ condition: Bool, _ cause: ReplayDifference.Cause, _ reason: String) throws {
    guard !condition else { return }
    throw ReplayDifference(
      cause: cause, reason: reason, device: expected.map(\.text), standIn: tree.rows.map(\.text))
  }

  private func restore(_ rows: [RecordedRow]) async throws {
    var rest = rows[...]
    _ = try await run.app.router.restore(NavigationState(root: rest.isEmpty ? nil : node(&rest)))
    _ = await run.settle()
    calls = [:]
    tell("# the recording begins here, and a launch does not")
  }

  /// Returns the node of the first row, and removes its rows.
  private func node(_ rows: inout ArraySlice<RecordedRow>) -> NavigationState<App.AppScreen>.Node {
    let row = rows.removeFirst()
    let containers: [String: NavigationState<App.AppScreen>.Container] = [
      "UINavigationController": .navigation, "UITabBarController": .tabs, "UISplitViewController": .split,
      "UIPageViewController": .pages,
    ]
    let screen = row.screen.flatMap(samples.screen)
    var node = NavigationState<App.AppScreen>.Node(
      screen.map { .screen($0) } ?? row.type.flatMap { containers[$0] }.map { .container($0) } ?? .lost(row.name),
      isStack: row.stack == true)
    while let next = rows.first, next.level > row.level {
      let child = self.node(&rows)
      if let style = next.style { node.presented = .init(child, style: style) } else { node.children.append(child) }
    }
    node.selected = row.selected.flatMap { node.children.indices.contains($0) ? $0 : nil }
    return node
  }

  /// Adds a line to the story, as a comment if a guard of the app will do the same by itself.
  func tell(_ line: String) {
    report.story.append(recorded.isEmpty || line.hasPrefix("#") ? line : "# meanwhile: \(line)")
  }

  // MARK: The requests

  private func note(_ event: NavigationEvent) {
    switch event.what {
    case .requested: calls[event.request] = Call(event.destination)
    case .resolved(let plan): calls[event.request]?.plan = plan
    case .joined: calls[event.request]?.code = "joined"
    case .reached: calls[event.request]?.code = "reached"
    case .failed(let failure): calls[event.request]?.code = ScreenParts.name(in: failure.code)
    default: break
    }
  }

  /// Returns a Boolean value that indicates whether the error of a request came from the app or the user.
  private func isSkipped(_ number: Int) -> Bool {
    guard let code = results[number], code != denials[number] else { return false }
    let known = RoutingError.Code.allCases.map(\.description) + ["reached", "joined"]
    return !known.contains(code) || ["leaveDenied", "notDismissible", "timedOut"].contains(code)
  }

  private func sample(for line: FlightLine) throws -> App.AppScreen {
    guard let recorded = line.screen else {
      throw ReplayDifference.notReplayable("a request for \(line.step ?? ""), which is no screen")
    }
    guard let screen = samples.screen(for: recorded) else {
      throw ReplayDifference.notReplayable("there is no sample of \(recorded)")
    }
    return screen
  }

  private func request(_ line: FlightLine) async throws {
    guard let number = line.request else { return }
    if isSkipped(number) { return report.skipped.append("\(line.text): \(results[number] ?? "")") }
    let screen = try line.screen.map { _ in try sample(for: line) }
    let name = screen.map { Destination($0).name } ?? line.step ?? ""
    var open: Call? {
      calls.filter {
        !$0.value.isRecorded && (screen == nil ? ScreenParts.name(in: $0.value.name) : $0.value.name) == name
      }
      .min { $0.key < $1.key }?.value
    }
    // The code of the app may have made it already, or makes it after steps of the user.
    let before = tree.rows
    if open == nil { try await performSteps(isChange: false) }
    if open != nil {
      tell("# a request for \(name) by the app")
    } else {
      try require(tree.rows == before, .notReplayable, "the app does not ask for \(name) after these steps")
      let screen = try sample(for: line)
      run.app.router.navigate(to: screen) { _ in }
      tell((try? App.links.print(screen)).map { "link \($0)" } ?? "# a request for \(name), which has no link")
    }
    guard let call = open else { return }
    (call.isRecorded, call.position) = (true, report.story.count - 1)
    recorded[number] = call
  }

  /// Performs the steps of the user that belong in front of the present line.
  ///
  /// - Throws: An error if a step is not possible.
  func performSteps(isChange: Bool) async throws {
    guard let steps = missing.steps(before: report.count, in: run.app.window, isChange: isChange) else { return }
    for step in steps {
      tell(step)
      try await run.perform(step)
    }
    _ = await run.settle()
  }

  private func result(_ line: FlightLine) throws {
    // A request that began before the recording, or is not played, has no result here.
    guard let number = line.request, let call = recorded.removeValue(forKey: number) else { return }
    if line.code != "reached" { report.story[call.position] = "# \(report.story[call.position]): \(line.code ?? "")" }
    if let plan = line.plan, let ours = call.plan, Digest.of(ours) != plan {
      throw ReplayDifference(
        cause: .plan, reason: "request \(number) had another plan",
        standIn: Digest.text(of: ours).split(separator: "\n").map(String.init))
    }
    let code = call.code == "Denial" ? denials[number] : call.code
    try require(
      code == line.code, (line.plan == nil) == (call.plan == nil) ? .tree : .plan,
      "request \(number) ended with \(line.code ?? ""), and here \(code.map { "with \($0)" } ?? "has no end")")
  }

  private func answer(_ line: FlightLine) throws {
    guard let call = recorded[line.request ?? 0] else { return }
    switch line.answer {
    case "proceed": call.answers.append(.success(.proceed))
    case "redirect": call.answers.append(.success(.redirect(to: try sample(for: line))))
    default: call.answers.append(.failure(Denial()))
    }
    tell("# a guard answered: \(line.answer ?? "")")
    call.wait?.end(with: ())
  }

  /// Returns the recorded answer of a guard, if necessary after a wait for it.
  private func answer(to number: Int) throws -> Work<InterceptorAnswer> {
    guard let call = calls[number] else { return .finished(.proceed) }
    if !call.answers.isEmpty { return .finished(try call.answers.removeFirst().get()) }
    let wait = Promise<Void>()
    call.wait = wait
    return .pending {
      await wait.wait()
      guard !call.answers.isEmpty else { throw Denial() }
      return try call.answers.removeFirst().get()
    }
  }
}
