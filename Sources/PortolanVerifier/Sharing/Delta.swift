/// The part of an exploration that another process does not know yet.
///
/// Numbers of actions and of values belong to the process that has found them. Earlier deltas of the same sender contain
/// those that are missing.
struct Delta: Codable {
  /// A state.
  struct Node: Codable {
    /// The state, with numbers of the sender.
    let node: StateGraph.Node
    /// The state before this one on its shortest way, or 0 for the launch.
    let parent: UInt64
    /// The state for a relaunch, or `nil` if another node has the same hierarchy.
    let stored: StoredState?
  }

  /// An action that was tried.
  struct Edge: BitwiseCopyable {
    let from: UInt64
    /// The state afterwards, or 0 if the app cannot be used further.
    let target: UInt64
    let move: Int32
    /// See ``Arrival``.
    let arrival: UInt32
  }

  /// The actions as they lie in memory, since there are many, and since all processes have the same executable.
  struct Edges: Codable {
    var list: [Edge] = []

    init() {}

    init(from decoder: any Decoder) throws {
      let data = try decoder.singleValueContainer().decode(Data.self)
      list = data.withUnsafeBytes { bytes in
        stride(from: 0, through: bytes.count - MemoryLayout<Edge>.stride, by: MemoryLayout<Edge>.stride)
          .map { bytes.loadUnaligned(fromByteOffset: $0, as: Edge.self) }
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(list.withUnsafeBytes { Data($0) })
    }
  }

  /// The process that has found it, and the number of its run.
  var sender: UInt64
  var moves: [String] = []
  /// The values that controllers show, see ``ValueTable``, as JSON.
  var values: [Data] = []
  var nodes: [Node] = []
  var edges = Edges()
  var notes = DeltaNotes()
}

/// The notes of an exploration, besides states and actions, that another process does not know yet.
struct DeltaNotes: Codable {
  var transitions = 0
  var launches = 0
  var broken: [Candidates.Candidate] = []
  /// The numbers of the values whose screens were seen for the first time.
  var screens: [Int] = []
  /// The answers that a guard gives for the first time.
  var answers: [GuardAnswer] = []
  var ways: [GuardedWay] = []
  /// The exceptions that were needed, by their position in the list of the app.
  var exceptions: [Int] = []
  /// The threads from which work has come back to the executor.
  var outside: [String] = []
}
