/// A line of the table: some work, and what it may cost.
@MainActor
struct Row {
  /// What the work is called on the command line and in the baseline.
  let name: String
  /// What the work is, for people.
  let title: String
  /// The row whose time is 1.0 of this one's ratio; `nil` where a ratio would say nothing.
  var reference: String?
  /// What the work may cost at most.
  var bound: Bound?
  /// How many like things one run of the work does, such as the controllers that a search visits.
  var units = 1
  /// Whether the row is there for another one's ratio, and is not shown.
  var isHidden = false
  /// Whether the check on CI compares what the work costs with the committed figures.
  var isGuarded = false
  /// How often the work is done where its instructions are counted, under valgrind some fifty times as slow.
  var repetitions = 100
  /// Whether the instructions are counted; not where the work waits for turns, since valgrind 3.19 crashes on the threads
  /// that then sleep.
  var isCounted = true
  /// Whether only the first time in a process counts.
  var isCold = false
  let workload: Workload
}

/// What some work may cost at most.
enum Bound {
  /// So many times the median time of another row.
  case times(Double, of: String)
  /// So many instructions and so many allocations.
  case cost(instructions: Double, allocations: Double)
  /// So many nanoseconds for each unit.
  case nanosecondsEach(Double)
}
