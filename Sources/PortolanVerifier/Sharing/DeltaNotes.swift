#if !canImport(UIKit)
  /// The notes of an exploration, besides states and actions, that another process does not know yet.
  struct DeltaNotes: Codable {
    /// A broken rule, see ``Candidates``.
    struct Broken: Codable {
      let finding: Finding
      let ways: [[Int]]
      let isTentative: Bool
    }

    /// A way to a screen, see ``Coverage``.
    struct Way: Codable {
      let name: String
      let guards: [String]
      let isOfClass: Bool
      let moves: [Int]
    }

    /// An answer of a guard that it gives for the first time.
    struct Answer: Codable {
      let name: String
      let passed: Bool
    }

    var transitions = 0
    var launches = 0
    var broken: [Broken] = []
    /// The numbers of the values whose screens were seen for the first time.
    var screens: [Int] = []
    var answers: [Answer] = []
    var ways: [Way] = []
    /// The exceptions that were needed, by their position in the list of the app.
    var exceptions: [Int] = []
    /// The threads from which work has come back to the executor.
    var outside: [String] = []
  }
#endif
