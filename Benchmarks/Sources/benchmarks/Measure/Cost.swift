/// What one run of some work costs, as counted by valgrind.
struct Cost {
  var instructions: Double
  var allocations: Double
}
