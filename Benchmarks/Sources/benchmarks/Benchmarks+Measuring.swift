import Foundation
import ShopRoutes

extension Benchmarks {
  /// The number of navigations for measuring heap growth.
  private static let navigations = 1_000_000

  /// Measures all rows and growth series.
  static func report() async throws -> Report {
    let measurements = try await measure(Row.all)
    progress("heap")
    let bytes = try await HeapGrowth.bytes(
      of: Navigations.presenting(Routes.product), repetitions: navigations)
    progress("processes")
    let processes = try ColdStart.medians(ofProcesses: ["screens-app", "screens-app-by-hand"])
    return Report(
      measurements: measurements, growth: try await growth(GrowthSeries.all), coldProcesses: processes,
      heapGrowth: (bytes: bytes, navigations: navigations), heapUse: HeapUse.summary(), uncounted: counting.reason,
      machine: try Machine.summary())
  }

  /// Measures the times of the rows in turns, and counts the cost of each.
  static func measure(_ rows: [Row]) async throws -> Measurements {
    let warm = rows.filter { !$0.isCold }
    progress("times")
    let medians = try await Stopwatch().medians(of: warm.map(\.workload))
    var times = Dictionary(uniqueKeysWithValues: zip(warm.map(\.name), medians))
    times.merge(try ColdStart.medians(of: rows.filter(\.isCold).map(\.name))) { $1 }
    let counter = counting.counter
    return Measurements(
      all: try rows.map { row in
        progress(row.name)
        let cost =
          row.isCounted ? try counter?.count(row.name, repetitions: row.repetitions, isCold: row.isCold) : nil
        return Measurement(row: row, time: times[row.name] ?? 0, cost: cost)
      })
  }

  /// Measures growth series.
  static func growth(_ series: [GrowthSeries]) async throws -> [GrowthResult] {
    let counter = counting.counter
    var results: [GrowthResult] = []
    for series in series {
      progress(series.name)
      results.append(try await GrowthResult.measure(series, with: counter))
    }
    return results
  }

  /// The counter, or the reason why this machine cannot count.
  private static let counting: (counter: Counter?, reason: String?) = {
    do {
      return (try Counter(), nil)
    } catch {
      return (nil, "\(error)")
    }
  }()

  static func cleanUp() {
    counting.counter?.cleanUp()
  }

  /// Prints the current work to standard error, apart from the tables.
  private static func progress(_ what: String) {
    FileHandle.standardError.write(Data("measuring \(what)\n".utf8))
  }
}
