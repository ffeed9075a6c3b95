#if !canImport(UIKit)
  import Foundation

  /// The process in which the app of a session runs.
  ///
  /// It is used by one thread at a time, that of the session's page.
  final class WorkerProcess {
    /// The end of a process.
    struct End: Error {
      /// The reason, such as a signal.
      let reason: String
      /// The last lines that the process has written.
      let output: String
    }

    let pid: pid_t
    /// The connection, for requests and replies.
    let descriptor: Int32
    /// The output of the app.
    let outputDescriptor: Int32
    private var reader: LineReader
    private var output = Data()
    private var isReaped = false
    /// The maximum size of the output that is kept, in bytes.
    private static let outputLimit = 1 << 14

    /// Starts a process of this executable.
    ///
    /// - Parameter arguments: The arguments that make it a worker, which serves the descriptor 3.
    /// - Throws: ``End`` if no process can be started.
    init(arguments: [String]) throws(End) {
      guard let (mine, its) = Descriptor.pair(), let (log, itsLog) = Descriptor.pair() else {
        throw End(reason: "there are too many open files", output: "")
      }
      defer {
        close(its)
        close(itsLog)
      }
      let name = CommandLine.arguments.first ?? "app"
      let started = ChildProcess.start(
        ChildProcess.ownExecutable, [name] + arguments, output: itsLog, connection: its)
      guard let pid = started else {
        close(mine)
        close(log)
        throw End(reason: "the system starts no further process", output: "")
      }
      (self.pid, descriptor, outputDescriptor) = (pid, mine, log)
      reader = LineReader(descriptor: mine)
      WorkerRegistry.shared.add(pid)
    }

    deinit {
      end()
    }

    /// Ends the process at once.
    func end() {
      guard !isReaped else { return }
      kill(pid, SIGKILL)
      var status: Int32 = 0
      waitpid(pid, &status, 0)
      finish()
    }

    private func finish() {
      isReaped = true
      WorkerRegistry.shared.remove(pid)
      close(descriptor)
      close(outputDescriptor)
    }

    /// Sends a request and returns the reply.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - seconds: The time after which the process is ended.
    /// - Returns: The reply.
    /// - Throws: ``End`` if the process ends before.
    func reply(to request: WorkerRequest, within seconds: Double) throws(End) -> WorkerReply {
      guard var line = try? JSONEncoder().encode(request) else { throw ended("the request cannot be sent") }
      line.append(0x0A)
      guard Descriptor.write(line, to: descriptor) else { throw ended(nil) }
      let deadline = Date(timeIntervalSinceNow: seconds)
      while true {
        let reply = try read(until: deadline)
        // Changes that the app makes without a step belong to the state after the next step.
        if case .changed = reply { continue }
        return reply
      }
    }

    private func read(until deadline: Date) throws(End) -> WorkerReply {
      while true {
        if let line = reader.takeLine() {
          guard let reply = try? JSONDecoder().decode(WorkerReply.self, from: line) else {
            throw ended("its answer cannot be read")
          }
          return reply
        }
        let rest = deadline.timeIntervalSinceNow
        guard rest > 0 else {
          throw ended("the app did not answer in time, as in an endless loop")
        }
        let ready = Descriptor.wait(for: [descriptor, outputDescriptor], upTo: rest)
        if ready.contains(1) { readOutput() }
        if ready.contains(0), !reader.fill() { throw ended(nil) }
      }
    }

    /// Reads a message that the process sends by itself.
    ///
    /// - Returns: The message, or `nil` if it is not complete yet.
    /// - Throws: ``End`` if the process has ended.
    func unsolicited() throws(End) -> WorkerReply? {
      guard reader.fill() else { throw ended(nil) }
      var last: WorkerReply?
      while let line = reader.takeLine() { last = try? JSONDecoder().decode(WorkerReply.self, from: line) }
      return last
    }

    /// Reads what the app has written, of which the end is kept.
    ///
    /// - Returns: `false` at the end.
    @discardableResult
    func readOutput() -> Bool {
      guard let data = Descriptor.read(outputDescriptor) else { return false }
      output.append(data)
      if output.count > Self.outputLimit { output = Data(output.suffix(Self.outputLimit)) }
      return true
    }

    /// Ends the process and returns the reason.
    private func ended(_ reason: String?) -> End {
      while !isReaped, !Descriptor.wait(for: [outputDescriptor], upTo: 0.02).isEmpty, readOutput() {}
      var text = reason
      if !isReaped {
        let status = statusAtEnd(isKilled: reason != nil)
        finish()
        text = reason ?? Self.reason(of: status)
      }
      return End(reason: text ?? "it has ended", output: String(decoding: output, as: UTF8.self))
    }

    /// Waits for the end of the process, which is killed if it has only closed the connection.
    private func statusAtEnd(isKilled: Bool) -> Int32 {
      var status: Int32 = 0
      if isKilled { kill(pid, SIGKILL) }
      for _ in 0..<200 {
        if waitpid(pid, &status, WNOHANG) != 0 { return status }
        usleep(5000)
      }
      kill(pid, SIGKILL)
      waitpid(pid, &status, 0)
      return status
    }

    private static func reason(of status: Int32) -> String {
      let signal = status & 0x7F
      guard signal != 0 else { return "the process exited with the status \(status >> 8 & 0xFF)" }
      return switch signal {
      case SIGILL, SIGTRAP: "a trap of Swift ended the process"
      case SIGKILL: "the process was killed"
      case SIGSEGV, SIGBUS: "an invalid access to memory ended the process"
      default: "the signal \(signal) ended the process"
      }
    }
  }
#endif
