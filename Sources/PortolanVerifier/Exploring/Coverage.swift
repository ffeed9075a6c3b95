#if !canImport(UIKit)
  import Portolan

  /// The screens, guards and ways that an exploration has met.
  struct Coverage<AppScreen: Screen> {
    /// A way to a class of controllers.
    struct Way {
      let guards: Set<String>
      let isOfClass: Bool
      let moves: [Int]
    }

    private(set) var screens: Set<AppScreen> = []
    /// The answers and ways that were noted since they were last taken.
    private var new: (answers: [GuardAnswer], ways: [(name: String, way: Way)]) = ([], [])
    /// The answers of each guard: those that it let pass, and those that it refused.
    private(set) var guards: [String: (passed: Int, refused: Int)] = [:]
    /// The shortest way with each set of guards to each screen or class.
    private(set) var ways: [String: [Way]] = [:]

    /// Notes a screen.
    ///
    /// - Returns: `true` if it was not seen before.
    @discardableResult
    mutating func see(_ screen: AppScreen?) -> Bool { screen.map { screens.insert($0).inserted } ?? false }

    /// Removes and returns the answers that guards gave for the first time, and the ways that are new or shorter.
    mutating func takeNew() -> (answers: [GuardAnswer], ways: [(name: String, way: Way)]) {
      defer { new = ([], []) }
      return new
    }

    mutating func note(_ answer: GuardAnswer) {
      var counts = guards[answer.name] ?? (0, 0)
      if (answer.passed ? counts.passed : counts.refused) == 0 { new.answers.append(answer) }
      if answer.passed { counts.passed += 1 } else { counts.refused += 1 }
      guards[answer.name] = counts
    }

    mutating func note(_ way: GuardedWay, on moves: @autoclosure () -> [Int]) {
      var known = ways[way.name] ?? []
      let index = known.firstIndex { $0.guards == way.guards && $0.isOfClass == way.isOfClass }
      let moves = moves()
      if let index, known[index].moves.count <= moves.count { return }
      let shortest = Way(guards: way.guards, isOfClass: way.isOfClass, moves: moves)
      if let index { known[index] = shortest } else { known.append(shortest) }
      new.ways.append((way.name, shortest))
      ways[way.name] = known
    }
  }
#endif
