#if !canImport(UIKit)
  /// A process of this program that works for the present one, and exchanges messages with it.
  package final class WorkerProcess {
    private let process = Process()
    private let input = Pipe()
    /// The messages from the process, and its log.
    package let inbox: WorkerInbox
    /// The channel for messages to the process.
    package var channel: MessageChannel { MessageChannel(descriptor: input.fileHandleForWriting.fileDescriptor) }

    /// Starts a process of this executable.
    ///
    /// - Parameters:
    ///   - arguments: The arguments that make it a worker, which uses ``MessageChannel/ofWorker()``.
    ///   - keepsLog: `true` to keep the end of what the process writes to standard error, instead of passing it on.
    ///   - spoke: A closure that is called on any thread when the process has sent something, or has ended.
    /// - Throws: An error if no process can be started.
    package init(
      arguments: [String], keepsLog: Bool = false, spoke: @escaping @Sendable () -> Void = {}
    ) throws {
      let (replies, log) = (Pipe(), keepsLog ? Pipe() : nil)
      inbox = WorkerInbox(replies: replies.fileHandleForReading, log: log?.fileHandleForReading, spoke: spoke)
      // No other process keeps the pipes open.
      for pipe in [input, replies, log].compactMap(\.self) {
        for handle in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
          _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
      }
      // This one is the present executable also if another has its place since the start.
      let own = URL(filePath: "/proc/self/exe")
      process.executableURL = FileManager.default.isExecutableFile(atPath: own.path) ? own : Bundle.main.executableURL
      process.arguments = arguments
      // The backtrace of a trap takes seconds.
      process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      (process.standardInput, process.standardOutput) = (input, replies)
      if let log { process.standardError = log }
      process.terminationHandler = { [inbox] _ in inbox.close() }
      try process.run()
      for handle in [input.fileHandleForReading, replies.fileHandleForWriting, log?.fileHandleForWriting] {
        try? handle?.close()
      }
    }

    deinit { end() }

    /// Ends the process at once.
    package func end() {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    package var isRunning: Bool { process.isRunning }

    /// Waits for the end of the process, and returns its cause, such as "SIGTRAP, a trap of Swift" or "the status 3".
    package func cause() -> String {
      process.waitUntilExit()
      let status = process.terminationStatus
      guard process.terminationReason == .uncaughtSignal else { return "the status \(status)" }
      let (trap, access) = ("a trap of Swift", "an invalid access to memory")
      let names = [
        SIGILL: "SIGILL, \(trap)", SIGTRAP: "SIGTRAP, \(trap)", SIGABRT: "SIGABRT", SIGSEGV: "SIGSEGV, \(access)",
        SIGBUS: "SIGBUS, \(access)", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL",
      ]
      return names[status] ?? "the signal \(status)"
    }
  }

  /// The messages and the log of a worker, which threads read.
  // Sendable, because its variables are used only under the lock.
  package final class WorkerInbox: @unchecked Sendable {
    private let lock = NSCondition()
    private var messages: [Data] = []
    private var kept = Data()
    private var reason: String?
    /// The number of pipes that are open, and one more while the process runs.
    private var openCount: Int
    private var isAtEnd = false

    // On Linux a handler of Foundation for readable bytes ends the program if its pipe is closed at the wrong moment.
    init(replies: FileHandle, log: FileHandle?, spoke: @escaping @Sendable () -> Void) {
      openCount = log == nil ? 2 : 3
      Thread.detachNewThread { [self] in
        let channel = MessageChannel(descriptor: replies.fileDescriptor)
        let refusal = channel.read().flatMap(WorkerGreeting.refusal)
        change { reason = refusal }
        while refusal == nil, let message = channel.read() {
          change { messages.append(message) }
          spoke()
        }
        close { isAtEnd = true }
        spoke()
        // The descriptor belongs to the handle.
        withExtendedLifetime(replies) {}
      }
      guard let log else { return }
      Thread.detachNewThread { [self] in
        // The end is of use.
        while case let data = log.availableData, !data.isEmpty {
          change { kept = Data((kept + data).suffix(1 << 14)) }
        }
        close()
      }
    }

    private func change(_ body: () -> Void) {
      lock.withLock {
        body()
        lock.broadcast()
      }
    }

    /// Counts the end of the process or of a pipe.
    func close(_ body: () -> Void = {}) {
      change {
        openCount -= 1
        body()
      }
    }

    /// A Boolean value that indicates whether no more messages can come.
    package var hasEnded: Bool { lock.withLock { isAtEnd && messages.isEmpty } }
    /// The reason why the messages of the process are not read, or `nil` if they are.
    package var refusal: String? { lock.withLock { reason } }
    /// The last lines that the process has written, if they are kept.
    package var log: String { lock.withLock { String(decoding: kept, as: UTF8.self) } }

    /// Waits for a message.
    ///
    /// - Returns: The JSON, or `nil` if there is none in time, or if no more can come.
    package func message(until deadline: Date) -> Data? {
      lock.withLock {
        while messages.isEmpty, !isAtEnd, lock.wait(until: deadline) {}
        return messages.isEmpty ? nil : messages.removeFirst()
      }
    }

    /// Waits until the process and its pipes are closed.
    package func isClosed(within seconds: Double) -> Bool {
      let deadline = Date(timeIntervalSinceNow: seconds)
      return lock.withLock {
        while openCount > 0, lock.wait(until: deadline) {}
        return openCount == 0
      }
    }
  }
#endif
