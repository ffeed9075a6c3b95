#if !canImport(UIKit)
  /// The states that were found, with the actions that lead from one to another.
  struct StateGraph {
    /// A state.
    struct Node {
      let state: UInt64
      let hierarchy: UInt64
      /// The number of actions of the shortest known way from the launch.
      var depth: Int32
      /// The state before this one on that way, or -1 for the launch.
      var parent: Int32
      var parentMove: Int32
      /// The value on top.
      let top: Int32
      let isHome: Bool
      /// `true` if the bounds allow actions in this state, apart from the depth.
      let isWithinBounds: Bool
      /// The values of the controllers, sorted.
      let values: [Int32]
      /// The possible actions.
      let moves: [Int32]
      /// The states to which these actions lead, see ``untried`` and ``lost``.
      var targets: [Int32]
      /// The number of actions that were tried.
      var tried: Int32 = 0

      var isDone: Bool { Int(tried) == moves.count }
    }

    /// The target of an action that was not tried.
    static let untried: Int32 = -1
    /// The target of an action after which the app could not be used further, or that leads to different states.
    static let lost: Int32 = -2

    private(set) var nodes: [Node] = []
    private var numbers: [UInt64: Int32] = [:]
    /// The links that were reached, as pairs of a state and the index of an action.
    private(set) var reached: Set<Int64> = []
    private(set) var edgeCount = 0

    /// Returns the number of a state, or `nil` if it is new.
    func number(of state: UInt64) -> Int? { numbers[state].map(Int.init) }

    /// Adds a state.
    mutating func add(_ node: Node) -> Int {
      numbers[node.state] = Int32(nodes.count)
      nodes.append(node)
      return nodes.count - 1
    }

    /// Records where an action leads.
    mutating func connect(_ node: Int, _ index: Int, to target: Int32, isReached: Bool) {
      if nodes[node].targets[index] == Self.untried { nodes[node].tried += 1 }
      nodes[node].targets[index] = target
      edgeCount += 1
      if isReached { reached.insert(Self.key(node, index)) }
      if target >= 0 { shorten(from: node, index, to: Int(target)) }
    }

    /// Records that an action leads to different states.
    mutating func lose(_ node: Int, _ index: Int) {
      if nodes[node].targets[index] == Self.untried { nodes[node].tried += 1 }
      nodes[node].targets[index] = Self.lost
    }

    /// Returns a Boolean value that indicates whether a link was reached by an action.
    func isReached(_ node: Int, _ index: Int) -> Bool { reached.contains(Self.key(node, index)) }

    private static func key(_ node: Int, _ index: Int) -> Int64 { Int64(node) << 16 | Int64(index) }

    /// Shortens the ways to a state, and to those that follow, if an action leads there sooner.
    private mutating func shorten(from node: Int, _ index: Int, to target: Int) {
      var queue = [(node, index, target)]
      while let (node, index, target) = queue.popLast() {
        guard nodes[target].depth > nodes[node].depth + 1 else { continue }
        nodes[target].depth = nodes[node].depth + 1
        nodes[target].parent = Int32(node)
        nodes[target].parentMove = nodes[node].moves[index]
        for (next, end) in nodes[target].targets.enumerated() where end >= 0 { queue.append((target, next, Int(end))) }
      }
    }

    /// Returns the actions of the shortest known way from the launch to a state.
    func path(to node: Int) -> [Int] {
      var moves: [Int] = []
      var node = node
      while nodes[node].parent >= 0 {
        moves.append(Int(nodes[node].parentMove))
        node = Int(nodes[node].parent)
      }
      return moves.reversed()
    }
  }
#endif
