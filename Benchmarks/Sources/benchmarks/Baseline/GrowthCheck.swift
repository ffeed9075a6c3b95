/// A check that no counted growth series has become steeper than linear, between two sizes that CI can afford.
@MainActor
struct GrowthCheck {
  /// The largest size of the check.
  private static let largest = 10_000
  /// The largest power that passes, higher than in the table because only two sizes are measured.
  private static let power = 1.15

  let counter: Counter

  /// Measures all counted series, prints each power, and returns whether none is steeper.
  func run() throws -> Bool {
    var isFlat = true
    for series in GrowthSeries.all where !series.isTimed {
      let sizes = Array(series.sizes.filter { $0 <= Self.largest }.suffix(2))
      let costs = try sizes.map { size in
        try counter.count(series.name(size: size, isByHand: false), repetitions: 4).instructions
      }
      let power = PowerLaw(sizes: sizes, costs: costs).lastExponent
      let isSteep = power > Self.power
      print(
        "growth of \(series.name) from \(sizes[0]) to \(sizes[1]): power \(power.digits(2))\(isSteep ? ": TOO STEEP" : "")"
      )
      if isSteep { isFlat = false }
    }
    if !isFlat { print("To fix: find the cause with Scripts/benchmark.sh growth NAME and a profiler.") }
    return isFlat
  }
}
