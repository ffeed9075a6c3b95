/// The states that were found, with the actions that lead from one to another.
struct StateGraph {
  /// A state.
  struct Node: Codable {
    let state: UInt64
    let hierarchy: UInt64
    /// The number of actions of the shortest known way from the launch.
    var depth: Int32
    /// The state before this one on that way, or -1 for the launch.
    var parent: Int32
    var parentMove: Int32
    /// The value on top.
    var top: Int32
    /// The number of parts that differ from the launch, see ``Parts``.
    let distance: UInt8
    /// A hash of the first of these parts.
    let first: UInt16
    let isHome: Bool
    /// `true` if the bounds allow actions in this state, apart from the depth.
    let isWithinBounds: Bool
    /// The values of the controllers, sorted.
    var values: [Int32]
    /// The possible actions.
    var moves: [Int32]
    /// The states to which these actions lead, see ``untried`` and ``lost``, or an empty array before the first one was tried.
    var targets: [Int32] = []
    /// The arrivals of these actions, see ``Arrival``, or an empty array if there are none.
    var arrivals: [UInt32] = []
    /// The number of actions that were tried.
    var tried: Int32 = 0

    var isDone: Bool { Int(tried) == moves.count }

    /// Returns the state to which an action leads.
    func target(_ index: Int) -> Int32 { targets.isEmpty ? StateGraph.untried : targets[index] }

    /// Records the state to which an action leads.
    mutating func setTarget(_ index: Int, _ target: Int32) {
      if targets.isEmpty { targets = [Int32](repeating: StateGraph.untried, count: moves.count) }
      if targets[index] == StateGraph.untried { tried += 1 }
      targets[index] = target
    }
  }

  /// The target of an action that was not tried.
  static let untried: Int32 = -1
  /// The target of an action after which the app could not be used further, or that leads to different states.
  static let lost: Int32 = -2

  private(set) var nodes: [Node] = []
  private var numbers: [UInt64: Int32] = [:]
  private var lists: Set<[Int32]> = []

  /// Returns the number of a state, or `nil` if it is new.
  func number(of state: UInt64) -> Int? { numbers[state].map(Int.init) }

  /// Adds a state whose actions were not tried.
  mutating func add(_ node: Node) -> Int {
    var node = node
    // Many states have the same screens or the same actions, whose lists they share.
    node.values = lists.insert(node.values).memberAfterInsert
    node.moves = lists.insert(node.moves).memberAfterInsert
    numbers[node.state] = Int32(nodes.count)
    nodes.append(node)
    return nodes.count - 1
  }

  /// Records where an action leads.
  mutating func connect(_ node: Int, _ index: Int, to target: Int32, _ arrival: Arrival) {
    nodes[node].setTarget(index, target)
    if arrival != .none {
      if nodes[node].arrivals.isEmpty {
        nodes[node].arrivals = [UInt32](repeating: 0, count: nodes[node].moves.count)
      }
      nodes[node].arrivals[index] = arrival.code
    }
    if target >= 0 { shorten(from: node, index, to: Int(target)) }
  }

  /// Returns the arrival of an action.
  func arrival(_ node: Int, _ index: Int) -> Arrival {
    nodes[node].arrivals.isEmpty ? .none : Arrival(code: nodes[node].arrivals[index])
  }

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

  /// Returns the states from which gestures do not lead home, one for each group that gestures do not leave.
  ///
  /// The others of these states lead into such a group, as a sheet over a screen without a way out does.
  ///
  /// - Parameter isGesture: A closure that returns `true` for the number of an action that is a gesture.
  /// - Returns: The numbers of the states, in their order.
  /// - Complexity: O(*n*) in the number of actions of all states.
  func deadEnds(where isGesture: (Int32) -> Bool) -> [Int] {
    var sources = [[Int32]](repeating: [], count: nodes.count)
    var home: [Int] = []
    for (number, node) in nodes.enumerated() {
      // A state that was not explored may lead home.
      if node.isHome || !node.isDone { home.append(number) }
      for (index, target) in node.targets.enumerated() where isGesture(node.moves[index]) {
        if target >= 0 { sources[Int(target)].append(Int32(number)) } else { home.append(number) }
      }
    }
    /// Marks the states that lead to one of those.
    func mark(_ queue: [Int], in isMarked: inout [Bool]) {
      var queue = queue
      for number in queue { isMarked[number] = true }
      while let number = queue.popLast() {
        for source in sources[number] where !isMarked[Int(source)] {
          isMarked[Int(source)] = true
          queue.append(Int(source))
        }
      }
    }
    var leadsHome = [Bool](repeating: false, count: nodes.count)
    mark(home, in: &leadsHome)
    /// Returns those states of a list that do not lead to a state before them in it.
    func leading(_ order: some Sequence<Int>) -> [Int] {
      var isMarked = leadsHome
      return order.filter { number in
        if isMarked[number] { return false }
        mark([number], in: &isMarked)
        return true
      }
    }
    // The first state of each group is in the first list. Others in that list lead to groups whose first state comes later.
    return leading(leading(nodes.indices).reversed()).reversed()
  }
}

/// A search for the shortest way between states on known actions that reuses its storage.
struct PathSearch {
  private var seen: [UInt32] = []
  private var from: [Int32] = []
  private var index: [Int32] = []
  private var round: UInt32 = 0
  private var queue: [Int32] = []

  /// Returns the indices of the actions on the shortest way to a state that meets a condition.
  ///
  /// - Parameters:
  ///   - start: The state at which the way begins.
  ///   - graph: The states.
  ///   - limit: The number of states after which to give up.
  ///   - isGoal: The condition.
  /// - Returns: The indices of the actions in the states on the way, or `nil` if none was found.
  mutating func path(from start: Int, in graph: borrowing StateGraph, limit: Int, to isGoal: (Int) -> Bool) -> [Int]? {
    let missing = graph.nodes.count - seen.count
    if missing > 0 {
      seen += repeatElement(0, count: missing)
      from += repeatElement(0, count: missing)
      index += repeatElement(0, count: missing)
    }
    round += 1
    queue.removeAll(keepingCapacity: true)
    queue.append(Int32(start))
    seen[start] = round
    var head = 0
    while head < queue.count, head < limit {
      let node = Int(queue[head])
      head += 1
      for (place, target) in graph.nodes[node].targets.enumerated() where target >= 0 {
        let next = Int(target)
        guard seen[next] != round else { continue }
        seen[next] = round
        from[next] = Int32(node)
        index[next] = Int32(place)
        if isGoal(next) { return way(to: next, from: start) }
        queue.append(target)
      }
    }
    return nil
  }

  private func way(to end: Int, from start: Int) -> [Int] {
    var way: [Int] = []
    var node = end
    while node != start {
      way.append(Int(index[node]))
      node = Int(from[node])
    }
    return way.reversed()
  }
}
