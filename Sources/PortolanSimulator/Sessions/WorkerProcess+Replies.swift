extension WorkerProcess {
  /// The end of the process of an app.
  struct End: Error {
    /// The reason, such as a signal.
    let reason: String
    /// The last lines that the process has written.
    let output: String
  }

  /// Starts the process of an app, which performs ``WorkerRequest``s.
  ///
  /// - Throws: ``End`` if no process can be started.
  static func ofApp(_ arguments: [String], spoke: @escaping @Sendable () -> Void = {}) throws(End) -> WorkerProcess {
    do { return try WorkerProcess(arguments: arguments, keepsLog: true, spoke: spoke) } catch {
      throw End(reason: "the system starts no further process", output: "")
    }
  }

  /// Sends a request and returns the reply.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - seconds: The time after which the process is ended.
  /// - Returns: The reply.
  /// - Throws: ``End`` if the process ends before.
  func reply(to request: WorkerRequest, within seconds: Double) throws(End) -> WorkerReply {
    do { try channel.write(request) } catch { throw ended(nil) }
    let deadline = Date(timeIntervalSinceNow: seconds)
    while let message = inbox.message(until: deadline) {
      guard let reply = try? JSONDecoder().decode(WorkerReply.self, from: message) else {
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
    while let message = inbox.message(until: .distantPast) {
      last = try? JSONDecoder().decode(WorkerReply.self, from: message)
    }
    if inbox.hasEnded { throw ended(nil) }
    return last
  }

  /// Ends the process and returns the reason.
  private func ended(_ reason: String?) -> End {
    let reason = inbox.refusal ?? reason
    // A process may have closed its output only.
    if reason != nil || !inbox.isClosed(within: 1) {
      end()
      _ = inbox.isClosed(within: 1)
    }
    return End(reason: reason ?? (isRunning ? "it has ended" : "the process ended with \(cause())"), output: inbox.log)
  }
}
