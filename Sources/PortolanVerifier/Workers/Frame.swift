#if !canImport(UIKit)
  import Foundation
  import PortolanTool

  /// A message between the processes that share an exploration.
  struct Frame {
    /// The kind of a message.
    enum Kind: UInt8 {
      /// The identity of a worker, with what it must not do.
      case hello = 1
      /// A part of an exploration.
      case delta
      /// An action that must not be taken, since it ends the process.
      case avoid
      /// A round to explore.
      case round
      /// The end of a round.
      case roundEnd
      /// The order to check all that is known, and to report.
      case finish
      case report
      /// An error that ends the verification.
      case fault
      /// The first frame of a file.
      case header
    }

    let kind: Kind
    let payload: [UInt8]

    init(_ kind: Kind, bytes payload: [UInt8]) {
      self.kind = kind
      self.payload = payload
    }

    /// Creates a message with a value as JSON.
    init(_ kind: Kind, _ value: some Encodable) throws {
      self.init(kind, bytes: [UInt8](try JSONEncoder().encode(value)))
    }

    /// Decodes the value of a message.
    ///
    /// - Throws: A decoding error.
    func value<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
      try JSONDecoder().decode(type, from: Data(payload))
    }

    /// The length, the kind and the payload.
    var bytes: [UInt8] {
      let count = UInt32(payload.count + 1)
      return (0..<4).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) } + [kind.rawValue] + payload
    }
  }

  /// A file descriptor to which messages are written, or from which they are read.
  struct FrameChannel {
    let descriptor: Int32

    /// Writes a message.
    ///
    /// - Throws: ``WorkerFault`` if the other process has ended.
    func write(_ frame: Frame) throws {
      let bytes = frame.bytes
      var next = 0
      while next < bytes.count {
        let count = bytes[next...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        if count > 0 { next += count } else if errno != EINTR { throw WorkerFault("the other process has ended") }
      }
    }

    /// Reads a message.
    ///
    /// - Returns: The message, or `nil` if the other process has ended.
    func read() -> Frame? {
      guard let head = read(count: 4) else { return nil }
      let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
      guard count > 0, let body = read(count: count), let kind = Frame.Kind(rawValue: body[0]) else { return nil }
      return Frame(kind, bytes: Array(body.dropFirst()))
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

  /// The first message to a worker.
  struct WorkerHello: Codable {
    let sender: UInt64
    let index: Int
    let count: Int
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

  /// The end of a round, which follows the delta.
  struct RoundEnd: Codable {
    /// `true` if states of this worker are left at the depth of the round.
    let isLeft: Bool
    let maximumControllers: Int
  }

  /// The order to check all that is known, and to report.
  struct FinishOrder: Codable {
    /// The checks that have ended a process, with the reasons.
    let skipped: [String: String]
  }

  /// An error that ends the verification.
  struct WorkerError: ToolError, Codable {
    let code: String
    let exit: Int32
    let description: String

    var status: Status { Status(rawValue: exit) }

    init(_ error: any Error) {
      let tool = error as? any ToolError
      code = tool?.code ?? "app"
      exit = tool?.status.rawValue ?? Status.broken.rawValue
      description = tool?.description ?? "\(error)"
    }

    init(code: String, _ description: String) {
      (self.code, exit, self.description) = (code, Status.broken.rawValue, description)
    }
  }
#endif
