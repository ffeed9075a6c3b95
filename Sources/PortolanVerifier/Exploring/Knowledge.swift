#if !canImport(UIKit)
  /// The broken rules that an exploration has met, each cause with the shortest way to it.
  struct Candidates {
    /// A broken rule with the actions that lead to it.
    struct Candidate: Codable {
      var finding: Finding
      /// The actions after each launch, the last of which breaks the rule.
      var ways: [[Int]]
      /// The states in which an action broke the rule for the same cause.
      var states: Set<UInt64>
      /// `true` if only a fresh launch can tell whether the rule is broken.
      var isTentative = false

      var length: Int { ways.reduce(0) { $0 + $1.count } }
    }

    private var known: [String: Candidate] = [:]
    /// The broken rules that were added since the last call of ``takeNew()``.
    private var new: [String: Candidate] = [:]

    /// The number of broken rules with different causes.
    var count: Int { known.count }

    /// Adds a broken rule.
    mutating func add(_ candidate: Candidate) {
      let cause = candidate.finding.cause
      Self.add(candidate, to: &known[cause])
      Self.add(candidate, to: &new[cause])
    }

    private static func add(_ other: Candidate, to known: inout Candidate?) {
      guard var sum = known else { return known = other }
      // The set of states is not copied.
      known = nil
      if (other.length, other.finding.key) < (sum.length, sum.finding.key) {
        (sum.finding, sum.ways, sum.isTentative) = (other.finding, other.ways, other.isTentative)
      }
      sum.states.formUnion(other.states)
      known = sum
    }

    /// Removes and returns the broken rules that were added.
    mutating func takeNew() -> [Candidate] {
      defer { new = [:] }
      return Self.sorted(new)
    }

    /// The broken rules, the shortest ways first.
    var all: [Candidate] { Self.sorted(known) }

    private static func sorted(_ candidates: [String: Candidate]) -> [Candidate] {
      candidates.values.sorted { ($0.length, $0.finding.key) < ($1.length, $1.finding.key) }
    }
  }

  /// The screens, guards and ways that an exploration has met.
  struct Coverage<AppScreen: Screen> {
    private(set) var screens: Set<AppScreen> = []
    /// The answers and ways that were noted since they were last taken.
    private var new: (answers: [GuardAnswer], ways: [GuardedWay]) = ([], [])
    /// The answers of each guard: those that it let pass, and those that it refused.
    private(set) var guards: [String: (passed: Int, refused: Int)] = [:]
    /// The shortest way with each set of guards to each screen or class.
    private(set) var ways: [String: [GuardedWay]] = [:]

    /// Notes a screen.
    ///
    /// - Returns: `true` if it was not seen before.
    @discardableResult
    mutating func see(_ screen: AppScreen?) -> Bool { screen.map { screens.insert($0).inserted } ?? false }

    /// Removes and returns the answers that guards gave for the first time, and the ways that are new or shorter.
    mutating func takeNew() -> (answers: [GuardAnswer], ways: [GuardedWay]) {
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
      var shortest = way
      shortest.moves = moves()
      if let index, known[index].moves.count <= shortest.moves.count { return }
      if let index { known[index] = shortest } else { known.append(shortest) }
      new.ways.append(shortest)
      ways[way.name] = known
    }
  }

  /// A part of an exploration that one of several processes does before it tells the others.
  ///
  /// Its end does not depend on the time, so that the same rounds always have the same result.
  struct Round {
    /// The share of this process among those that work together.
    let process: Share
    /// The share of these processes, unless they explore everything.
    let shard: Share?
    let stage: Stage
    /// The depth below which actions are tried.
    let level: Int32
    /// The number of actions after which the round ends.
    let lastTransition: Int
    /// The number of states after which the round ends.
    let lastNode: Int

    /// Returns a Boolean value that indicates whether this process tries the actions of a state.
    ///
    /// The states in which at most one part differs are few, and those of every shard begin there.
    func includes(_ node: StateGraph.Node) -> Bool {
      process.has(Int(node.state >> 33)) && (node.distance < 2 || shard?.has(Int(node.first)) ?? true)
    }
  }

  /// One of several equal shares, such as `3/16`.
  struct Share: Codable, ExpressibleByArgument {
    /// The position, from 0.
    let index: Int
    let count: Int

    init(_ index: Int, of count: Int) {
      (self.index, self.count) = (index, count)
    }

    init?(argument: String) {
      let numbers = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
      guard numbers.count == 2, numbers[0] >= 1, numbers[0] <= numbers[1] else { return nil }
      self.init(numbers[0] - 1, of: numbers[1])
    }

    /// Returns a Boolean value that indicates whether the share has a number.
    func has(_ number: Int) -> Bool { number % count == index }
  }

  /// A gesture that may lead back after another action.
  struct Return: Hashable {
    /// The action before it, or -1 for any.
    let after: Int
    let gesture: Int32

    /// The same gesture after any action.
    var anywhere: Return { Return(after: -1, gesture: gesture) }
  }

  /// The numbers of what an exploration has found since it told another process.
  struct Journal {
    var nodes: [Int] = []
    /// The actions that were tried, as states with the index of the action.
    var edges: [(node: Int, index: Int)] = []
    /// The values whose screens were seen for the first time.
    var screens: [Int] = []
  }
#endif
