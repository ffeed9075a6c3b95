/// The work of one page: its timeline, its story, and the process where its app runs.
///
/// ``SessionTable`` hands a session over when its page connects again.
// A session is used on its queue only.
final class Session: @unchecked Sendable {
  let id: String
  /// The queue on which the session handles one message after another.
  let queue = DispatchQueue(label: "Portolan.Session")
  let description: AppDescription
  var limits: Limits { description.limits }
  /// The arguments that start a worker.
  let workerArguments: [String]
  var timeline = Timeline()
  var story: StoryRun?
  var payloads: [String: String] = [:]
  var worker: WorkerProcess?
  /// The last state, or `nil` while the app is not running.
  var state: AppState?
  /// A closure that sends a text to the page.
  var output: (String) -> Void = { _ in }

  init(id: String, description: AppDescription, workerArguments: [String]) {
    self.id = id
    self.description = description
    self.workerArguments = workerArguments
  }

  /// Sends a message to the page.
  func send(_ message: ServerMessage) {
    output(String(decoding: message.jsonLine, as: UTF8.self))
  }

  /// Handles a message of the page, or answers with an error if it is none.
  func handle(_ text: String) {
    do {
      let request = try JSONDecoder().decode(PageRequest.self, from: Data(text.utf8))
      guard request.v == PageRequest.version else {
        return send(
          ServerMessage(
            type: .error, re: request.id,
            text: "The message has the version \(request.v), and this server speaks \(PageRequest.version)."))
      }
      handle(request)
    } catch {
      send(ServerMessage(type: .error, text: "The message is not one of this server's: \(Self.reason(error))"))
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context): context.debugDescription
    case DecodingError.keyNotFound(let key, _): "it lacks \"\(key.stringValue)\"."
    case DecodingError.typeMismatch(_, let context): context.debugDescription
    default: "it cannot be read."
    }
  }

  /// Handles a message of the page.
  func handle(_ request: PageRequest) {
    do {
      switch request.type {
      case .hello: try greet(request.id)
      case .ping: send(ServerMessage(type: .pong, re: request.id))
      case .perform: try perform(required(request.text, "text"), window: request.number, re: request.id)
      case .plan: try plan(request)
      case .goto: try travel(to: required(request.number, "number"), re: request.id)
      case .launch: try launch(request.text ?? description.launch, re: request.id)
      case .payload: try addPayload(required(request.text, "text"), required(request.content, "content"), request.id)
      case .story: try sendStory(request)
      case .load: try load(required(request.content, "content"), named: request.text ?? "page.story", re: request.id)
      case .advance: try advance(request.count, re: request.id)
      case .unload:
        story = nil
        send(ServerMessage(type: .loaded, re: request.id))
      }
    } catch let end as WorkerProcess.End {
      recover(from: end, step: nil, re: request.id)
    } catch is Recovered {
      // The page has been told.
    } catch {
      send(ServerMessage(type: .error, re: request.id, text: (error as? StepFault)?.reason ?? "\(error)"))
    }
  }

  private func required<Value>(_ value: Value?, _ name: String) throws -> Value {
    guard let value else { throw StepFault("The message lacks \"\(name)\".") }
    return value
  }

  private func greet(_ re: Int?) throws {
    if timeline.current == nil, worker == nil {
      do { try launch(description.launch) } catch let fault as StepFault {
        send(ServerMessage(type: .error, re: re, text: fault.reason))
      }
    }
    send(
      ServerMessage(
        type: .welcome, re: re, app: description, session: id, state: state, steps: timeline.steps,
        current: timeline.current, loaded: story?.loaded, payloads: payloads.keys.sorted()))
  }

  // MARK: Steps

  /// Performs a step, in another window if the page names one.
  func perform(_ step: String, window: Int? = nil, re: Int?) throws {
    if step == "launch" || step.hasPrefix("launch ") { return try launch(String(step.dropFirst(7)), re: re) }
    let active = state?.windows.first(where: \.isActive)?.number
    if let window, let active, window != active, !step.hasPrefix("window ") {
      _ = try take("window \(window)", re: nil)
    }
    _ = try take(step, re: re)
  }

  /// Performs a step, adds it to the timeline and tells the page.
  ///
  /// - Returns: The report.
  /// - Throws: `StepFault` if the app is not running or the timeline is full.
  func take(_ step: String, re: Int?) throws -> StepReport {
    guard step.utf8.count <= limits.payload, !step.contains(where: \.isNewline) else {
      throw StepFault("A step is one line of at most \(limits.payload) bytes.")
    }
    let worker = try running()
    guard timeline.entries.count < limits.steps else {
      throw StepFault("The timeline has \(limits.steps) steps, which is its limit. To fix: open the page anew.")
    }
    if step.hasPrefix("expect rule ") { return try checkRule(step, re: re) }
    let start = DispatchTime.now().uptimeNanoseconds
    do {
      let reply = try worker.reply(to: .perform(step: step), within: limits.answer)
      guard case .performed(let report, let state) = reply else { throw fault(of: reply) }
      add(report, state, re: re)
      return report
    } catch let end as WorkerProcess.End {
      recover(from: end, step: step, re: re, after: Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
      throw Recovered()
    }
  }

  func add(_ report: StepReport, _ state: AppState, re: Int?, options: [String]? = nil) {
    self.state = state
    let step = timeline.add(
      report, lines: state.windows.map(\.lines), signature: state.signature, options: options, folder: story?.folder)
    send(
      ServerMessage(type: .state, re: re, state: state, steps: [step], current: step.id, loaded: story?.loaded))
  }

  /// Returns the process of the app.
  private func running() throws(StepFault) -> WorkerProcess {
    guard let worker, state != nil else { throw StepFault("The app is not running. To fix: launch it.") }
    return worker
  }

  func fault(of reply: WorkerReply) -> StepFault {
    if case .failed(let reason) = reply { return StepFault(reason) }
    return StepFault("The process of the app gave an unexpected answer.")
  }

  private func plan(_ request: PageRequest) throws {
    let worker = try running()
    let question: WorkerRequest =
      try request.number.map { .planController($0) } ?? .plan(link: required(request.text, "text"))
    let reply = try worker.reply(to: question, within: limits.answer)
    guard case .planned(let plan) = reply else { throw fault(of: reply) }
    send(ServerMessage(type: .plan, re: request.id, plan: plan))
  }

  private func addPayload(_ name: String, _ text: String, _ re: Int?) throws {
    guard text.utf8.count <= limits.payload else {
      throw StepFault("A payload has at most \(limits.payload >> 10) kB, as the system's notifications have less.")
    }
    guard !name.isEmpty, name.utf8.count <= 200, !name.contains(where: { $0.isNewline || $0 == "/" }) else {
      throw StepFault("A payload needs the name of a file.")
    }
    guard payloads[name] != nil || payloads.count < limits.payloads else {
      throw StepFault("A session has at most \(limits.payloads) payloads.")
    }
    payloads[name] = text
    if let worker { _ = try worker.reply(to: .payload(name: name, text: text), within: limits.answer) }
    send(ServerMessage(type: .payload, re: re, text: name, payloads: payloads.keys.sorted()))
  }

  private func sendStory(_ request: PageRequest) throws {
    guard let id = request.number ?? timeline.current, timeline.path(to: id) != nil else {
      throw StepFault("There is no such step.")
    }
    let lines = timeline.story(to: id, title: request.text ?? "Recorded in the simulator.")
    send(ServerMessage(type: .story, re: request.id, text: lines.joined(separator: "\n") + "\n"))
  }
}

/// An error for a step that ended the process of the app, known to the page already.
struct Recovered: Error {}
