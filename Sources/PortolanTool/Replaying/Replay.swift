import Portolan
package import PortolanRecording

/// A replay of a recording in an app that has started.
///
/// It makes the recorded requests and changes in their order, answers in place of the guards, and compares the results, the plans and
/// the hierarchy.
@MainActor
package final class Replay<App: ToolApp> {
  /// A request of the replay.
  private struct Live {
    var name: String
    /// The number of the request in the recording, once it is known.
    var recorded: Int?
    var code: String?
    var plan: NavigationPlan?
  }

  private struct Denial: Error {}

  private let run: ToolRun<App>
  private let recording: Recording
  private let samples: ScreenSamples<App.AppScreen>
  private var report = ReplayReport()
  private var expected: [RecordedRow] = []
  private var live: [Int: Live] = [:]
  /// The numbers of recorded requests that are about to be made, by the name of the destination.
  private var announced: [String: [Int]] = [:]
  /// The lines of the story for the recorded requests that have not ended.
  private var told: [Int: Int] = [:]
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var answers: [Int: [Result<InterceptorAnswer, any Error>]] = [:]
  /// The guards that wait for an answer, by the number of the request of the replay.
  private var waits: [Int: Promise<Void>] = [:]
  /// The codes of the results, and of the errors of guards, by the number of the recorded request.
  private let results: [Int: String]
  private let denials: [Int: String]

  /// Creates a replay.
  package init(_ recording: Recording, in run: ToolRun<App>) {
    self.recording = recording
    self.run = run
    // The app shows screens that have no link, and so no sample.
    let shown = LiveTree(of: run.app.window, ScreenSamples<App.AppScreen>.label).viewControllers
    samples = ScreenSamples(App.samples + shown.compactMap { $0.screen() })
    func codes(_ kind: FlightLine.Kind) -> [Int: String] {
      let pairs = recording.lines.filter { $0.kind == kind }.compactMap { line in
        line.request.flatMap { request in line.code.map { (request, $0) } }
      }
      return Dictionary(pairs, uniquingKeysWith: { $1 })
    }
    (results, denials) = (codes(.result), codes(.answer))
  }

  /// Plays the recording up to its end, or up to the first difference.
  package func play() async -> ReplayReport {
    let router = run.app.router
    let before = router.configuration
    router.configuration = before.changing {
      $0.observers.follow = { [weak self] event, _ in self?.note(event) }
      $0.script = { [weak self] number in .pending { try await self?.answer(to: number) ?? .proceed } }
      $0.asksScreens = false
    }
    let listener = EventRecorder()
    router.add(listener)
    do {
      report.story = ["launch"]
      for line in recording.lines {
        report.count += 1
        report.last = report.last.suffix(9) + [line.text]
        try await play(line)
      }
    } catch {
      report.difference = difference(error)
    }
    report.samples = samples.description
    router.configuration = before
    for wait in waits.values { wait.end(with: ()) }
    return report
  }

  /// Returns a difference with its cause, which is neither Portolan nor the stand-in if the app has changed or does more by itself.
  private func difference(_ error: any Error) -> ReplayDifference {
    guard var difference = error as? ReplayDifference else {
      return ReplayDifference(cause: .notReplayable, reason: ValueText.of(error))
    }
    let table = FlightRecorder.digest(of: App.links.patterns)
    if let recorded = recording.header?.table, !recorded.isEmpty, recorded != table {
      difference.cause = .app
    } else if let request = live.values.first(where: { $0.recorded == nil }) {
      difference.cause = .notReplayable
      difference.reason = "the app asked for \(request.name) by itself"
    } else if difference.cause != .notReplayable, let shared = samples.shared {
      difference.cause = .notReplayable
      difference.reason = "there are too few samples of \(shared.shape)"
    }
    return difference
  }

  private func play(_ line: FlightLine) async throws {
    switch line.kind {
    case .header, .background: break
    case .checkpoint:
      // The following lines have what a later checkpoint repeats.
      guard report.count == 1 else { return }
      await settle()
      if tree.rows != translated(line) { try await restore(line.tree ?? []) }
      try compare(line)
    case .settled:
      await settle()
      try compare(line)
    case .request: try await request(line)
    case .answer: try answer(line)
    case .result: try await result(line)
    case .change: try await change(line)
    case .gap: throw ReplayDifference(cause: .notReplayable, reason: "the hierarchy was too large for the recording")
    }
  }

  private func settle() async { _ = await run.settle() }

  private var tree: LiveTree { LiveTree(of: run.app.window, ScreenSamples<App.AppScreen>.label) }

  private func translated(_ line: FlightLine) -> [RecordedRow] {
    (line.tree ?? []).map { row in
      var row = row
      row.screen = row.screen.map(samples.label)
      return row
    }
  }

  private func compare(_ line: FlightLine, as cause: ReplayDifference.Cause = .tree, _ reason: String? = nil) throws {
    if line.tree != nil { expected = translated(line) }
    let rows = tree.rows
    guard rows != expected else {
      if line.kind != .checkpoint { tell("expect top \(run.nameOfTop ?? "nothing")") }
      return
    }
    throw ReplayDifference(
      cause: cause, reason: reason ?? "the hierarchy is another one", device: expected.map(\.text),
      standIn: rows.map(\.text))
  }

  private func restore(_ rows: [RecordedRow]) async throws {
    var rest = rows[...]
    let root = rest.isEmpty ? nil : node(&rest)
    _ = try await run.app.router.restore(NavigationState(root: root))
    await settle()
    live = [:]
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
      screen.map { .screen($0) } ?? containers[row.type].map { .container($0) } ?? .lost(row.type),
      isStack: row.isStack == true)
    while let next = rows.first, next.level > row.level {
      if let style = next.style {
        node.presented = .init(self.node(&rows), style: style)
      } else {
        node.children.append(self.node(&rows))
      }
    }
    node.selected = row.selected.flatMap { node.children.indices.contains($0) ? $0 : nil }
    return node
  }
}

// The requests.
extension Replay {
  private func note(_ event: NavigationEvent) {
    switch event.what {
    case .requested:
      let recorded = announced[event.destination]?.first
      if recorded != nil { announced[event.destination]?.removeFirst() }
      live[event.request] = Live(name: event.destination, recorded: recorded)
    case .resolved(let plan): live[event.request]?.plan = plan
    case .joined: live[event.request]?.code = "joined"
    case .reached: live[event.request]?.code = "reached"
    case .failed(let failure): live[event.request]?.code = ScreenParts.name(in: failure.code)
    default: break
    }
  }

  /// Returns a Boolean value that indicates whether the error of a request came from the app or the user.
  private func isSkipped(_ number: Int) -> Bool {
    guard let code = results[number], code != denials[number] else { return false }
    let known = RoutingError.Code.all.map(\.description) + ["reached", "joined", "CancellationError"]
    return !known.contains(code) || ["leaveDenied", "notDismissible", "timedOut"].contains(code)
  }

  private func sample(for line: FlightLine) throws -> App.AppScreen {
    guard let recorded = line.screen else {
      throw ReplayDifference(cause: .notReplayable, reason: "a request for \(line.step ?? ""), which is no screen")
    }
    guard let screen = samples.screen(for: recorded) else {
      throw ReplayDifference(cause: .notReplayable, reason: "there is no sample of \(recorded)")
    }
    return screen
  }

  private func request(_ line: FlightLine) async throws {
    guard let number = line.request else { return }
    if isSkipped(number) {
      report.skipped.append("\(line.text): \(results[number] ?? "")")
      return
    }
    let screen = try sample(for: line)
    let destination = Destination(screen)
    let link = try? App.links.print(screen)
    tell(link.map { "link \($0)" } ?? "# a request for \(destination.name), which has no link")
    told[number] = report.story.count - 1
    // The code of the app may have made it already.
    let made = live.filter { $0.value.recorded == nil && $0.value.name == destination.name }.keys.min()
    if let made {
      live[made]?.recorded = number
      waits.removeValue(forKey: made)?.end(with: ())
      return
    }
    announced[destination.name, default: []].append(number)
    let router = run.app.router
    if results[number] == "CancellationError" {
      tasks[number] = Task { _ = try? await router.navigate(to: destination) }
    } else {
      router.navigate(to: destination) { _ in }
    }
  }

  private func result(_ line: FlightLine) async throws {
    guard let number = line.request, !isSkipped(number) else { return }
    tasks.removeValue(forKey: number)?.cancel()
    await settle()
    if let index = told.removeValue(forKey: number), line.code != "reached" {
      report.story[index] = "# \(report.story[index]) ended with \(line.code ?? "")"
    }
    // A request that began before the recording has no result here.
    guard let request = live.values.first(where: { $0.recorded == number }) else { return }
    if let plan = line.plan, let ours = request.plan, Digest.of(ours) != plan {
      throw ReplayDifference(
        cause: .plan, reason: "request \(number) had another plan",
        standIn: Digest.text(of: ours).split(separator: "\n").map(String.init))
    }
    let code = request.code == "Denial" ? denials[number] : request.code
    guard code != line.code else { return }
    throw ReplayDifference(
      cause: (line.plan == nil) == (request.plan == nil) ? .tree : .plan,
      reason: "request \(number) ended with \(line.code ?? ""), and here \(code.map { "with \($0)" } ?? "has no end")",
      device: expected.map(\.text), standIn: tree.rows.map(\.text))
  }

  private func answer(_ line: FlightLine) throws {
    guard let number = line.request, !isSkipped(number) else { return }
    let answer: Result<InterceptorAnswer, any Error> =
      switch line.answer {
      case "proceed": .success(.proceed)
      case "redirect": .success(.redirect(to: try sample(for: line)))
      default: .failure(Denial())
      }
    answers[number, default: []].append(answer)
    tell("# a guard answered: \(line.answer ?? "")")
    for (key, request) in live where request.recorded == number { waits.removeValue(forKey: key)?.end(with: ()) }
  }

  /// Returns the recorded answer of a guard, once the replay has come to it.
  private func answer(to number: Int) async throws -> InterceptorAnswer {
    while true {
      if let recorded = live[number]?.recorded, answers[recorded]?.isEmpty == false {
        return try answers[recorded, default: []].removeFirst().get()
      }
      guard report.difference == nil, waits[number] == nil else { throw Denial() }
      let wait = Promise<Void>()
      waits[number] = wait
      await wait.wait()
    }
  }
}

// The story.
extension Replay {
  /// Adds a line to the story, as a comment if a guard of the app does by itself what the line says.
  private func tell(_ line: String) {
    report.story.append(told.isEmpty || line.hasPrefix("#") ? line : "# meanwhile: \(line)")
  }
}

// The changes without a request.
extension Replay {
  private func change(_ line: FlightLine) async throws {
    await settle()
    // What a split view controller does about another width is not repeated by hand.
    let width = line.edits?.first { $0.kind == .width }
    let edits = width.map { [$0] } ?? line.edits ?? []
    let before = tree
    // The code of the app may have made the same change already.
    if width != nil || before.rows != translated(line) {
      for edit in edits { apply(edit, to: before) }
      await settle()
    }
    let other = edits.first { [.appear, .remove].contains($0.kind) }
    let rows = other?.kind == .appear ? line.tree ?? [] : expected
    let name = other.flatMap { rows.indices.contains($0.row) ? rows[$0.row].type : nil } ?? "a controller"
    if let other {
      try compare(
        line, as: .notReplayable, "the app made \(name) \(other.kind == .appear ? "appear" : "leave") by itself")
    } else {
      try compare(line)
    }
  }

  private func apply(_ edit: RecordedEdit, to tree: LiveTree) {
    if edit.kind == .width {
      try? Gestures(window: run.app.window).resize(isCompact: edit.value == UIUserInterfaceSizeClass.compact.rawValue)
      tell("width \(edit.value == UIUserInterfaceSizeClass.compact.rawValue ? "compact" : "regular")")
    }
    guard tree.viewControllers.indices.contains(edit.row) else { return }
    let viewController = tree.viewControllers[edit.row]
    switch edit.kind {
    case .select:
      guard let tabs = viewController as? UITabBarController, let children = tabs.viewControllers,
        let index = edit.value, children.indices.contains(index)
      else { return }
      let child = children[index]
      tell("tap \(child.tabBarItem.title ?? child.title ?? child.children.first?.title ?? "\(index)")")
      tabs.selectedIndex = index
    case .pop:
      guard let stack = viewController.navigationController,
        let index = stack.viewControllers.firstIndex(of: viewController), index > 0
      else { return }
      tell("back")
      stack.popToViewController(stack.viewControllers[index - 1], animated: false)
    case .dismiss:
      tell("swipe down")
      viewController.presentingViewController?.dismiss(animated: false)
    case .remove, .appear, .width: break
    }
  }
}
