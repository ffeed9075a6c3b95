/// A message between the processes that share an exploration, and in the file of what is known.
enum Message: Codable {
  /// The identity of a worker.
  case hello(sender: UInt64, share: Share)
  /// A part of an exploration.
  case delta(Delta)
  /// An action that must not be taken, since it ends the process.
  case avoid(AvoidedAction)
  /// A round to explore.
  case round(RoundOrder)
  /// The end of a round, after its delta, telling whether states of this worker are left at the depth of the round.
  case roundEnd(isLeft: Bool)
  /// The order to check all that is known, without the checks that have ended a process, and to report.
  case finish(skipped: [String: String])
  case report(VerificationResult)
  /// An error that ends the verification.
  case fault(ToolFault)
  /// The first message of a file.
  case header(ExplorationFile.Header)
}

/// A file descriptor to which messages are written, or from which they are read.
struct MessageChannel {
  let descriptor: Int32

  /// Writes a message.
  ///
  /// - Throws: ``ToolFault`` if the other process has ended.
  func write(_ message: Message) throws {
    let text = try JSONEncoder().encode(message)
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: text.count >> ($0 * 8)) } + [UInt8](text)
    var next = 0
    while next < bytes.count {
      let count = bytes[next...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else {
        throw ToolFault("worker", status: .broken, "the other process has ended")
      }
      next += max(count, 0)
    }
  }

  /// Reads a message.
  ///
  /// - Returns: The message, or `nil` if the other process has ended.
  func read() -> Message? {
    guard let head = read(count: 4) else { return nil }
    return read(count: head.reversed().reduce(0) { $0 << 8 | Int($1) })
      .flatMap { try? JSONDecoder().decode(Message.self, from: Data($0)) }
  }

  /// Waits for the beginning of a message, or for the end of the other process.
  ///
  /// - Parameter milliseconds: The maximum time.
  /// - Returns: `true` if ``read()`` does not have to wait.
  func isReadable(within milliseconds: Int32) -> Bool {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return Foundation.poll(&poll, 1, milliseconds) > 0
  }

  private func read(count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var next = 0
    while next < count {
      let got = bytes[next...].withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
      if got > 0 { next += got } else if got == 0 || errno != EINTR { return nil }
    }
    return bytes
  }
}

/// An action that must not be taken, since it has ended a process.
struct AvoidedAction: Codable, Hashable {
  let state: UInt64
  let move: String
  let reason: String
}

/// The order to explore a part.
struct RoundOrder: Codable {
  let stage: Stage
  /// The depth below which actions are tried.
  let level: Int32
  /// The maximum number of actions.
  let transitions: Int
  /// The maximum number of new states.
  let states: Int
}

extension ToolFault {
  /// Creates the error for a worker whose verification ends with an error.
  init(_ error: any Error) {
    let tool = error as? any ToolError
    self.init(tool?.code ?? "app", status: tool?.status ?? .broken, tool?.description ?? "\(error)")
  }
}
