/// A worker of a team, as its parent sees it.
final class ExploringProcess {
  /// The reason why a worker has died, and what it did.
  typealias Death = (reason: String, work: Checkpoint.Work, state: UInt64, note: String)

  private let process: WorkerProcess
  private let file: URL
  let checkpoint: Checkpoint
  private var isHanging = false

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - arguments: The command line of this process.
  ///   - folder: The folder for the file of its checkpoint.
  /// - Throws: An error if the process cannot be started.
  init(arguments: [String], folder: URL) throws {
    file = folder.appending(path: UUID().uuidString)
    checkpoint = try Checkpoint(file.path)
    process = try WorkerProcess(arguments: arguments + ["--worker", file.path])
  }

  deinit {
    process.end()
    try? FileManager.default.removeItem(at: file)
  }

  func send(_ message: Message) throws { try process.channel.write(message) }
  /// Sends a message of another worker.
  func pass(_ message: Data) throws { try process.channel.write(json: message) }

  /// Waits for a message.
  ///
  /// - Parameters:
  ///   - patience: The time without any action after which the process is ended, in seconds.
  ///   - onWait: A closure that is called now and then.
  /// - Returns: The message, or `nil` if the process has ended.
  func receive(patience: Double, onWait: () -> Void) -> Message? {
    data(patience: patience, onWait: onWait).flatMap { try? JSONDecoder().decode(Message.self, from: $0) }
  }

  /// Waits for a message, and returns its JSON.
  func data(patience: Double, onWait: () -> Void) -> Data? {
    var (seen, since) = (checkpoint.beginnings, ContinuousClock.now)
    while !process.inbox.hasEnded {
      if let message = process.inbox.message(until: Date(timeIntervalSinceNow: 0.1)) { return message }
      onWait()
      let now = checkpoint.beginnings
      if now != seen { (seen, since) = (now, .now) }
      guard ContinuousClock.now - since > .seconds(patience) else { continue }
      isHanging = true
      process.end()
    }
    return nil
  }

  /// Waits for the end of the process, and returns its reason.
  func death(patience: Double) -> Death {
    // A worker of another version waits for orders.
    if process.inbox.refusal != nil { process.end() }
    let (cause, last) = (process.cause(), checkpoint.last)
    let hang = isHanging ? "the action does not return within \(Int(patience)) s" : nil
    let reason = process.inbox.refusal ?? hang ?? "the action ends the process with \(cause)"
    return (reason, last.work, last.state, last.note)
  }
}
