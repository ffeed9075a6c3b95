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
  /// The end of a round, before its delta.
  case roundEnd(RoundEnd)
  /// The order to check all that is known, without the checks that have ended a process, and to report.
  case finish(skipped: [String: String])
  case report(VerificationResult)
  /// An error that ends the verification.
  case fault(ToolFault)
  /// The first message of a file.
  case header(ExplorationFile.Header)
}

extension MessageChannel {
  /// Reads a message of an exploration.
  ///
  /// - Returns: The message, or `nil` if the other process has ended.
  func message() -> Message? { read().flatMap { try? JSONDecoder().decode(Message.self, from: $0) } }
}

/// An action that must not be taken, since it has ended a process.
struct AvoidedAction: Codable, Hashable {
  let state: UInt64
  let move: String
  let reason: String
}

/// The size of a part of an exploration.
///
/// The parent reads it in place of the delta, which it passes on unread.
struct RoundEnd: Codable {
  let sender: UInt64
  let states: [UInt64]
  /// The greatest depth of these states.
  let depth: Int32
  let transitions: Int
  let launches: Int
  /// The causes of the broken rules.
  let found: [String]
  /// A Boolean value that indicates whether the worker has left states at the depth of the round.
  let isLeft: Bool

  init(of delta: Delta, isLeft: Bool = false) {
    (sender, states, self.isLeft) = (delta.sender, delta.nodes.map(\.node.state), isLeft)
    depth = delta.nodes.map(\.node.depth).max() ?? 0
    (transitions, launches) = (delta.notes.transitions, delta.notes.launches)
    found = delta.notes.broken.map(\.finding.cause)
  }
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
