/// The cost of a growth series at each size.
@MainActor
struct GrowthResult {
  let series: GrowthSeries
  /// The costs in instructions, or in nanoseconds if the machine cannot count.
  let navigation: [Double]
  let byHand: [Double]
  /// A Boolean value that indicates whether the costs are in nanoseconds.
  let isTimed: Bool

  var law: PowerLaw { PowerLaw(sizes: series.sizes, costs: navigation) }
  /// A Boolean value that indicates whether the cost grows at most linearly, with a tolerance for measuring errors.
  var isAtMostLinear: Bool { max(law.exponent, law.lastExponent) <= (isTimed ? 1.15 : 1.05) }

  var lawByHand: PowerLaw { PowerLaw(sizes: series.sizes, costs: byHand) }

  /// Measures a series with a counter, or with a clock if there is none.
  static func measure(_ series: GrowthSeries, with counter: Counter?) async throws -> GrowthResult {
    let counter = series.isTimed ? nil : counter
    var costs: [[Double]] = [[], []]
    for size in series.sizes {
      for (index, isByHand) in [false, true].enumerated() {
        if let counter {
          let repetitions = max(4, min(40, 400 / size))
          let name = series.name(size: size, isByHand: isByHand)
          costs[index].append(try counter.count(name, repetitions: repetitions).instructions)
        } else {
          let workload = isByHand ? series.byHand(size) : series.navigation(size)
          costs[index].append(try await Stopwatch(rounds: 15).medians(of: [workload])[0])
        }
      }
    }
    return GrowthResult(series: series, navigation: costs[0], byHand: costs[1], isTimed: counter == nil)
  }
}
