#if !canImport(UIKit)
  /// A part of an exploration that one of several processes does before it tells the others.
  ///
  /// Its end does not depend on the time, so that the same rounds always have the same result.
  struct Round {
    /// The states of this process are those whose fingerprint has this remainder.
    var index = 0
    /// The number of processes.
    var count = 1
    /// The depth below which actions are tried.
    let level: Int32
    /// The number of actions after which the round ends.
    let lastTransition: Int
    /// The number of states after which the round ends.
    let lastNode: Int

    /// Returns a Boolean value that indicates whether this process tries the actions of a state.
    func includes(_ state: UInt64) -> Bool { count == 1 || Int(state >> 33) % count == index }
  }

  /// The numbers of what an exploration has found since it told another process.
  struct Journal {
    /// `false` if there is no other process.
    var isKept = false
    private(set) var nodes: [Int32] = []
    /// The actions that were tried, as states with the index of the action.
    private(set) var edges: [(node: Int32, index: Int32)] = []
    /// The values whose screens were seen for the first time.
    private(set) var screens: [Int] = []

    mutating func add(node: Int) {
      if isKept { nodes.append(Int32(node)) }
    }

    mutating func add(edge: (node: Int, index: Int)) {
      if isKept { edges.append((Int32(edge.node), Int32(edge.index))) }
    }

    mutating func add(screen: Int) {
      if isKept { screens.append(screen) }
    }
  }
#endif
