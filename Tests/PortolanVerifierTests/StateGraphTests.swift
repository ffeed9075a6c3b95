#if !canImport(UIKit)
  @testable import PortolanVerifier
  import PortolanTestTraits
  import Testing

  @Suite("The states that were found", .limited)
  struct StateGraphTests {
    /// Returns a graph of states, each with two actions that were not tried.
    private func graph(depths: [Int32]) -> StateGraph {
      var graph = StateGraph()
      for (index, depth) in depths.enumerated() {
        let parent = depths.lastIndex { $0 == depth - 1 }
        _ = graph.add(
          StateGraph.Node(
            state: UInt64(index), hierarchy: 0, depth: depth, parent: Int32(parent ?? -1), parentMove: 0, top: 0,
            distance: 0, first: 0, isHome: false, isWithinBounds: true, values: [], moves: [0, 1]))
      }
      return graph
    }

    @Test("An action that leads to a known state sooner shortens the ways to it and to those behind it")
    func shorterWay() {
      var graph = graph(depths: [0, 1, 2, 3])
      for node in 0..<3 { graph.connect(node, 0, to: Int32(node + 1), .none) }
      #expect(graph.path(to: 3) == [0, 0, 0])
      graph.connect(0, 1, to: 2, .none)
      #expect(graph.nodes.map(\.depth) == [0, 1, 1, 2])
      #expect(graph.path(to: 3) == [1, 0])
    }

    @Test("A state is done when each of its actions was tried, however often one was")
    func done() {
      var graph = graph(depths: [0, 1])
      graph.connect(0, 0, to: 1, .none)
      graph.connect(0, 0, to: 1, .none)
      #expect(!graph.nodes[0].isDone)
      graph.lose(0, 1)
      #expect(graph.nodes[0].isDone)
    }
  }
#endif
