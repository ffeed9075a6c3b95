/// A stage of a verification that contains the one before it.
public enum Stage: String, CaseIterable, Codable, ExpressibleByArgument, Sendable {
  /// Every state where at most one part differs from the launch.
  case alone
  /// Every state where at most two parts differ from the launch.
  case pairs
  /// Every state.
  case everything

  /// The maximum number of parts that differ from the launch in a state whose actions are tried.
  var limit: UInt8 { self == .everything ? .max : self == .pairs ? 2 : 1 }

  /// The stages up to this one.
  var path: [Stage] { Self.allCases.filter { $0.limit <= limit } }

  /// The promise of the stage.
  var text: String {
    switch self {
    case .alone: "each part alone"
    case .pairs: "every pair of parts"
    case .everything: "everything"
    }
  }
}
