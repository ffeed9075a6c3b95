import PortolanExecutor

/// The process of one app: it performs the requests of the server on the virtual executor, one after another.
@MainActor
final class WorkerLoop<App: ToolApp> {
  private let inbox: RequestInbox
  private var stage: Stage<App>?
  private var last: AppState?

  init(_ inbox: RequestInbox) {
    self.inbox = inbox
  }

  /// Performs requests until the server ends the process or itself.
  static func run() -> Never {
    signal(SIGPIPE, SIG_IGN)
    guard let (requests, replies) = try? MessageChannel.ofWorker() else { exit(0) }
    let inbox = RequestInbox(replies: replies)
    VirtualClock.perform {
      inbox.read(requests)
      let loop = WorkerLoop(inbox)
      while true { loop.turn() }
    }
    exit(0)
  }

  /// Performs the next request, or waits until something happens.
  func turn() {
    if let request = inbox.next() {
      let reply: WorkerReply
      do { reply = try answer(JSONDecoder().decode(WorkerRequest.self, from: request)) } catch {
        reply = .failed((error as? StepFault)?.description ?? ValueText.of(error))
      }
      fflush(nil)
      inbox.send(reply)
      return
    }
    let executor = VirtualExecutor.shared
    if executor.isIdle, !executor.waitForArrival(upTo: 60) { return }
    guard let stage else { return _ = executor.drain() }
    // An app that never comes to rest must not take a whole processor.
    if !stage.clock.rest() { usleep(50_000) }
    stage.adopt()
    guard inbox.isEmpty, case let state = stage.state, state != last else { return }
    last = state
    inbox.send(.changed(state: state))
  }

  /// Performs a request.
  func answer(_ request: WorkerRequest) throws -> WorkerReply {
    switch request {
    case .launch(let options, let steps, let expected, let payloads, let folder):
      return try launch(options, steps, expected, payloads, folder.map(Self.url))
    case .perform(let step):
      let stage = try running()
      try stage.check(step)
      let report = stage.perform(step)
      let state = stage.state
      last = state
      return .performed(report: report, state: state)
    case .plan(let link): return .planned(try running().plan(link))
    case .planController(let number): return .planned(try running().plan(controller: number))
    case .payload(let name, let text):
      try running().session.payloads[name] = text
      return .accepted
    case .rule(let name, let options, let steps, let payloads, let folder):
      var launch = StoryLaunch(options: options, steps: steps)
      (launch.payloads, launch.folder) = (payloads, folder.map(Self.url))
      return try rule(name, launch)
    }
  }

  private static func url(_ folder: String) -> URL { URL(filePath: folder, directoryHint: .isDirectory) }

  private func running() throws -> Stage<App> {
    guard let stage else { throw StepFault("The app is not running") }
    return stage
  }

  private func launch(
    _ options: [String], _ steps: [String], _ expected: [String], _ payloads: [String: String], _ folder: URL?
  ) throws -> WorkerReply {
    let stage = try Stage<App>(options: options, folder: folder)
    self.stage = stage
    stage.session.payloads = payloads
    // Controllers have their numbers from the first look at them.
    _ = stage.state
    var difference: WorkerReply.Difference?
    for (index, step) in steps.enumerated() {
      let report = stage.perform(step)
      guard difference == nil, index < expected.count, stage.state.signature != expected[index] else { continue }
      difference = WorkerReply.Difference(index: index, reason: report.reason)
    }
    let state = stage.state
    last = state
    return .launched(state: state, difference: difference)
  }

  private func rule(_ name: String, _ launch: StoryLaunch) throws -> WorkerReply {
    if launch.folder == nil {
      let own = App.ownSteps.map(\.spelling)
      for text in launch.steps {
        if case .step(let step) = try StoryStep(text, own: own) {
          try Stage<App>.checkPayload(of: step, in: launch.payloads ?? [:])
        }
      }
    }
    var result: Result<String?, any Error>?
    Task {
      do { result = .success(try await App.violation(ofRule: name, in: [launch])) } catch { result = .failure(error) }
    }
    _ = VirtualExecutor.shared.drain()
    guard let result else { throw StepFault("the rule cannot be checked, since the app does not come to rest") }
    return .ruled(violation: try result.get())
  }
}

/// The requests that a thread reads for the process of an app.
///
/// The thread ends the process when the server closes the connection, even if the app is in an endless loop.
// The requests are used only under the lock.
final class RequestInbox: @unchecked Sendable {
  private let replies: MessageChannel
  private let lock = NSLock()
  private var requests: [Data] = []

  init(replies: MessageChannel) { self.replies = replies }

  /// Starts to read requests.
  func read(_ channel: MessageChannel) {
    Thread.detachNewThread { [self] in
      while let request = channel.read() {
        lock.withLock { requests.append(request) }
        VirtualExecutor.shared.wake()
      }
      _exit(0)
    }
  }

  var isEmpty: Bool { lock.withLock { requests.isEmpty } }

  /// Removes and returns the oldest request.
  func next() -> Data? { lock.withLock { requests.isEmpty ? nil : requests.removeFirst() } }

  func send(_ reply: WorkerReply) {
    do { try replies.write(reply) } catch { _exit(0) }
  }
}
