/// The cost of one repetition of a workload, as counted by valgrind.
struct Cost {
  var instructions: Double
  var allocations: Double
}
