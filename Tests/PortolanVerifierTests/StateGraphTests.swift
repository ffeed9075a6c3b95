#if !canImport(UIKit)
  @testable import PortolanVerifier
  import PortolanTestTraits
  import Testing

  @Suite("The states that were found", .limited)
  struct StateGraphTests {
    /// Returns a graph of states, each with two actions that were not tried.
    private func graph(depths: [Int32], isHomeAtLaunch: Bool = false) -> StateGraph {
      var graph = StateGraph()
      for (index, depth) in depths.enumerated() {
        let parent = depths.lastIndex { $0 == depth - 1 }
        _ = graph.add(
          StateGraph.Node(
            state: UInt64(index), hierarchy: 0, depth: depth, parent: Int32(parent ?? -1), parentMove: 0, top: 0,
            distance: 0, first: 0, isHome: isHomeAtLaunch && index == 0, isWithinBounds: true, values: [],
            moves: [0, 1]))
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
      graph.connect(0, 1, to: StateGraph.lost, .none)
      #expect(graph.nodes[0].isDone)
    }

    @Test("Of states from which nothing leads home, one is found for each group that cannot be left")
    func deadEnds() {
      // The launch leads to 1, from which the first action leads to 2; 2 and 3 lead to each other and 4 leads to 3. 5 stays as it is.
      let ends: [(Int32, Int32)] = [(1, 5), (2, 4), (3, 3), (2, 2), (3, 3), (5, 5)]
      var graph = graph(depths: [0, 1, 2, 3, 3, 3], isHomeAtLaunch: true)
      for (node, ends) in ends.enumerated() {
        graph.connect(node, 0, to: ends.0, .none)
        graph.connect(node, 1, to: ends.1, .none)
      }
      #expect(graph.deadEnds { _ in true } == [2, 5])
      #expect(graph.deadEnds { $0 == 0 } == [2, 5])
      graph.connect(3, 1, to: StateGraph.lost, .none)
      #expect(graph.deadEnds { _ in true } == [5])
    }

    @Test("A state that is found before those to which it leads is no group of its own")
    func deadEndsInOrder() {
      var graph = graph(depths: [0, 1, 2, 3], isHomeAtLaunch: true)
      for (node, end) in [0, 2, 3, 3].enumerated() {
        for index in 0...1 { graph.connect(node, index, to: Int32(end), .none) }
      }
      #expect(graph.deadEnds { _ in true } == [3])
    }
  }
#endif
