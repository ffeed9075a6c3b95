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
    /// The answers of each guard: those that it let pass, and those that it refused.
    private(set) var guards: [String: (passed: Int, refused: Int)] = [:]
    /// The shortest way with each set of guards to each screen or class.
    private(set) var ways: [String: [Way]] = [:]

    mutating func see(_ screen: AppScreen?) {
      if let screen { screens.insert(screen) }
    }

    mutating func note(_ answer: GuardAnswer) {
      var counts = guards[answer.name] ?? (0, 0)
      if answer.passed { counts.passed += 1 } else { counts.refused += 1 }
      guards[answer.name] = counts
    }

    mutating func note(_ way: GuardedWay, on moves: @autoclosure () -> [Int]) {
      var known = ways[way.name] ?? []
      if let index = known.firstIndex(where: { $0.guards == way.guards && $0.isOfClass == way.isOfClass }) {
        let moves = moves()
        guard moves.count < known[index].moves.count else { return }
        known[index] = Way(guards: way.guards, isOfClass: way.isOfClass, moves: moves)
      } else {
        known.append(Way(guards: way.guards, isOfClass: way.isOfClass, moves: moves()))
      }
      ways[way.name] = known
    }
  }
#endif
