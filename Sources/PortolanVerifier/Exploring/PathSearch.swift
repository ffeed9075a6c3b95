#if !canImport(UIKit)
  /// A search for the shortest way between states on known actions, which reuses its storage.
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
    mutating func path(from start: Int, in graph: borrowing StateGraph, limit: Int, to isGoal: (Int) -> Bool) -> [Int]?
    {
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
#endif
