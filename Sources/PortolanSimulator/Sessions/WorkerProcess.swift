/// The process where the app of a session runs.
///
/// It is used on the queue of the session.
final class WorkerProcess {
  /// The end of a process.
  struct End: Error {
    /// The reason, such as a signal.
    let reason: String
    /// The last lines that the process has written.
    let output: String
  }

  private let process: Process
  private let requests = Pipe()
  private let inbox: Inbox

  /// Starts a process of this executable.
  ///
  /// - Parameters:
  ///   - arguments: The arguments that make it a worker. It reads requests from its input and writes replies to its output.
  ///   - spoke: A closure that is called on any thread when the process has sent something, or has ended.
  /// - Throws: ``End`` if no process can be started.
  init(arguments: [String], spoke: @escaping @Sendable () -> Void = {}) throws(End) {
    let (replies, log) = (Pipe(), Pipe())
    inbox = Inbox(replies: replies.fileHandleForReading, log: log.fileHandleForReading, spoke: spoke)
    process = Process(ofOwnProgram: arguments, pipes: [requests, replies, log])
    (process.standardInput, process.standardOutput, process.standardError) = (requests, replies, log)
    process.terminationHandler = { [inbox] _ in inbox.close() }
    do { try process.run() } catch {
      throw End(reason: "the system starts no further process", output: "")
    }
    for handle in [requests.fileHandleForReading, replies.fileHandleForWriting, log.fileHandleForWriting] {
      try? handle.close()
    }
  }

  deinit {
    end()
  }

  /// Ends the process at once.
  func end() {
    process.end()
  }

  /// Sends a request and returns the reply.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - seconds: The time after which the process is ended.
  /// - Returns: The reply.
  /// - Throws: ``End`` if the process ends before.
  func reply(to request: WorkerRequest, within seconds: Double) throws(End) -> WorkerReply {
    do { try requests.fileHandleForWriting.write(contentsOf: request.jsonLine + [0x0A]) } catch { throw ended(nil) }
    let deadline = Date(timeIntervalSinceNow: seconds)
    while let line = inbox.line(until: deadline) {
      guard let reply = try? JSONDecoder().decode(WorkerReply.self, from: line) else {
        throw ended("its answer cannot be read")
      }
      // Changes that the app makes without a step belong to the state after the next step.
      if case .changed = reply { continue }
      return reply
    }
    throw ended(inbox.hasEnded ? nil : "the app did not answer in time, as in an endless loop")
  }

  /// Returns the last message that the process has sent by itself, or `nil` if there is none.
  ///
  /// - Throws: ``End`` if the process has ended.
  func unsolicited() throws(End) -> WorkerReply? {
    var last: WorkerReply?
    while let line = inbox.line(until: .distantPast) {
      last = try? JSONDecoder().decode(WorkerReply.self, from: line)
    }
    if inbox.hasEnded { throw ended(nil) }
    return last
  }

  /// Ends the process and returns the reason.
  private func ended(_ reason: String?) -> End {
    // A process may have closed its output only.
    if reason != nil || !inbox.isClosed(within: 1) {
      end()
      _ = inbox.isClosed(within: 1)
    }
    return End(reason: reason ?? reasonOfEnd, output: inbox.output)
  }

  private var reasonOfEnd: String {
    guard !process.isRunning else { return "it has ended" }
    let status = process.terminationStatus
    guard process.terminationReason == .uncaughtSignal else { return "the process exited with the status \(status)" }
    return switch status {
    case SIGILL, SIGTRAP: "a trap of Swift ended the process"
    case SIGKILL: "the process was killed"
    case SIGSEGV, SIGBUS: "an invalid access to memory ended the process"
    default: "the signal \(status) ended the process"
    }
  }
}

/// Lines that come in pieces; no line is kept after it was read.
struct LineBuffer {
  private(set) var complete: [Data] = []
  private var begun = Data()

  mutating func add(_ data: Data) {
    var rest = data
    while let end = rest.firstIndex(of: 0x0A) {
      complete.append(begun + rest[..<end])
      (begun, rest) = (Data(), rest[(end + 1)...])
    }
    begun += rest
  }

  /// Removes and returns the oldest line.
  mutating func next() -> Data? { complete.isEmpty ? nil : complete.removeFirst() }
}

/// The lines and the output of a process.
// Sendable, because its variables are used only under the lock.
private final class Inbox: @unchecked Sendable {
  private let lock = NSCondition()
  private var lines = LineBuffer()
  private var log = Data()
  /// The number of pipes that are open, and one more while the process runs.
  private var openCount = 3
  private var isAtEnd = false

  // On Linux a handler of Foundation for readable bytes ends the program if its pipe is closed at the wrong moment.
  init(replies: FileHandle, log: FileHandle, spoke: @escaping @Sendable () -> Void) {
    Thread.detachNewThread { [self] in
      while receive(from: replies, { lines.add($0) }) { spoke() }
      close { isAtEnd = true }
      spoke()
    }
    Thread.detachNewThread { [self] in
      // The end is of use.
      while receive(from: log, { self.log = Data((self.log + $0).suffix(1 << 14)) }) {}
      close()
    }
  }

  /// Waits for bytes of a pipe.
  ///
  /// - Returns: `false` at the end.
  private func receive(from handle: FileHandle, _ add: (Data) -> Void) -> Bool {
    let data = handle.availableData
    lock.withLock {
      add(data)
      lock.broadcast()
    }
    return !data.isEmpty
  }

  /// Counts the end of the process or of a pipe.
  func close(_ change: () -> Void = {}) {
    lock.withLock {
      openCount -= 1
      change()
      lock.broadcast()
    }
  }

  /// A Boolean value that indicates whether no more replies can come.
  var hasEnded: Bool { lock.withLock { isAtEnd } }

  /// The last lines that the process has written.
  var output: String { lock.withLock { String(decoding: log, as: UTF8.self) } }

  /// Waits for a line.
  func line(until deadline: Date) -> Data? {
    lock.withLock {
      while lines.complete.isEmpty, !isAtEnd, lock.wait(until: deadline) {}
      return lines.next()
    }
  }

  /// Waits until the process and its pipes are closed.
  func isClosed(within seconds: Double) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    return lock.withLock {
      while openCount > 0, lock.wait(until: deadline) {}
      return openCount == 0
    }
  }
}
