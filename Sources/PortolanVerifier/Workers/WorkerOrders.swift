#if !canImport(UIKit)
  import PortolanTool

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
