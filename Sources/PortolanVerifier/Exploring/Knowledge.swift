/// The broken rules that an exploration has met, each cause with the shortest ways to it.
struct Candidates {
  /// A broken rule with the actions that lead to it.
  struct Candidate: Codable {
    var finding: Finding
    /// The actions after each launch; the last breaks the rule.
    var ways: [[Int]]
    /// The states where an action broke the rule for the same cause.
    var states: Set<UInt64>
    /// `true` if only a fresh launch can tell whether the rule is broken.
    var isTentative = false

    var length: Int { ways.reduce(0) { $0 + $1.count } }
  }

  /// The maximum number of ways to a cause, each by another action or from another screen, since a fresh launch may not confirm the
  /// shortest one.
  private static let limit = 4

  private var known: [String: [Candidate]] = [:]
  /// The broken rules that were added since the last call of ``takeNew()``.
  private var new: [String: [Candidate]] = [:]

  /// The number of broken rules with different causes.
  var count: Int { known.count }

  /// Adds a broken rule.
  mutating func add(_ candidate: Candidate) {
    let cause = candidate.finding.cause
    Self.add(candidate, to: &known[cause, default: []])
    Self.add(candidate, to: &new[cause, default: []])
  }

  private static func add(_ other: Candidate, to known: inout [Candidate]) {
    if let index = known.firstIndex(where: { $0.finding.key == other.finding.key }) {
      known[index].states.formUnion(other.states)
      guard other.length < known[index].length else { return }
      known[index].finding = other.finding
      (known[index].ways, known[index].isTentative) = (other.ways, other.isTentative)
    } else {
      known.append(other)
    }
    known.sort(by: precedes)
    if known.count > limit { known[0].states.formUnion(known.removeLast().states) }
  }

  /// Removes and returns the broken rules that were added.
  mutating func takeNew() -> [Candidate] {
    defer { new = [:] }
    return new.values.joined().sorted(by: Self.precedes)
  }

  /// The broken rules, the shortest ways first, each with all its states.
  var all: [Candidate] {
    known.values.compactMap { ways in
      var sum = ways.first
      for way in ways { sum?.states.formUnion(way.states) }
      return sum
    }.sorted(by: Self.precedes)
  }

  /// Returns the ways to a cause, the shortest first.
  func ways(to cause: String) -> [Candidate] { known[cause] ?? [] }

  private static func precedes(_ one: Candidate, _ other: Candidate) -> Bool {
    (one.length, one.finding.key) < (other.length, other.finding.key)
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
  /// The states where at most one part differs are few, and those of every shard begin there.
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
