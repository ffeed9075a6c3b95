/// A row of the table: a workload and the bound of its cost.
@MainActor
struct Row {
  /// The name of the row on the command line and in the baseline.
  let name: String
  /// The description of the workload in the table.
  let title: String
  /// The row that is the reference of this row's ratio, or `nil` if a ratio is not meaningful.
  var reference: String?
  /// The bound of the cost.
  var bound: Bound?
  /// The number of units that one run processes, such as the controllers that a search visits.
  var units = 1
  /// A Boolean value that indicates whether the row is only the reference of another row, and is not shown.
  var isHidden = false
  /// A Boolean value that indicates whether CI compares the cost with the committed figures.
  var isGuarded = false
  /// The number of repetitions for counting instructions, at about a fiftieth of the speed under valgrind.
  var repetitions = 100
  /// A Boolean value that indicates whether the instructions are counted.
  ///
  /// A workload that waits for turns is not counted, since valgrind 3.19 crashes on the sleeping threads.
  var isCounted = true
  /// A Boolean value that indicates whether only the first repetition in a process is measured.
  var isCold = false
  let workload: Workload
}

/// The maximum cost of a workload.
enum Bound {
  /// A multiple of another row's instructions, or of its median time if one of the rows is not counted.
  case times(Double, of: String)
  /// A number of instructions and a number of allocations.
  case cost(instructions: Double, allocations: Double)
  /// A number of nanoseconds for each unit.
  case nanosecondsEach(Double)
}
