/// A worker, as its parent sees it.
final class WorkerProcess {
  /// The reason why a worker has died, and what it did.
  struct Death {
    let reason: String
    let work: Checkpoint.Work
    let state: UInt64
    let note: String
  }

  private let process: Process
  private let file: URL
  private let input: MessageChannel
  private let output: MessageChannel
  private let pipes: [Pipe]
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
    let (toWorker, fromWorker) = (Pipe(), Pipe())
    pipes = [toWorker, fromWorker]
    input = MessageChannel(descriptor: toWorker.fileHandleForWriting.fileDescriptor)
    output = MessageChannel(descriptor: fromWorker.fileHandleForReading.fileDescriptor)
    process = Process(ofOwnProgram: arguments + ["--worker", file.path], pipes: pipes)
    (process.standardInput, process.standardOutput) = (toWorker, fromWorker)
    try process.run()
    try? toWorker.fileHandleForReading.close()
    try? fromWorker.fileHandleForWriting.close()
  }

  deinit {
    process.end()
    try? FileManager.default.removeItem(at: file)
  }

  func send(_ message: Message) throws { try input.write(message) }

  /// Waits for a message.
  ///
  /// - Parameters:
  ///   - patience: The time without any action after which the process is ended, in seconds.
  ///   - onWait: A closure that is called now and then.
  /// - Returns: The message, or `nil` if the process has ended.
  func receive(patience: Double, onWait: () -> Void) -> Message? {
    var (seen, since) = (checkpoint.beginnings, ContinuousClock.now)
    while !output.isReadable(within: 100) {
      onWait()
      let now = checkpoint.beginnings
      if now != seen { (seen, since) = (now, .now) }
      guard ContinuousClock.now - since > .seconds(patience) else { continue }
      isHanging = true
      process.end()
      break
    }
    return output.read()
  }

  /// Waits for the end of the process, and returns its reason.
  func death(patience: Double) -> Death {
    process.waitUntilExit()
    let last = checkpoint.last
    let reason =
      if isHanging { "the action does not return within \(Int(patience)) s" } else {
        process.terminationReason == .uncaughtSignal
          ? "the action ends the process with \(Self.name(ofSignal: process.terminationStatus))"
          : "the action ends the process with the status \(process.terminationStatus)"
      }
    return Death(reason: reason, work: last.work, state: last.state, note: last.note)
  }

  private static func name(ofSignal number: Int32) -> String {
    let names = [
      SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGSEGV: "SIGSEGV", SIGBUS: "SIGBUS",
      SIGFPE: "SIGFPE", SIGKILL: "SIGKILL",
    ]
    return names[number] ?? "signal \(number)"
  }
}
