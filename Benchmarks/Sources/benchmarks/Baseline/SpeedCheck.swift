import Foundation

/// A comparison of the guarded rows with the committed figures.
@MainActor
struct SpeedCheck {
  let file: URL
  let counter: Counter

  /// Compares all guarded rows, prints each comparison, and returns whether no row exceeds the committed figures.
  func run() throws -> Bool {
    let toolchain = try Machine.toolchain()
    guard let committed = try Baseline(contentsOf: file).toolchains[toolchain] else {
      print("skipped: there are no committed figures for \(toolchain) in \(file.lastPathComponent).")
      print("To create them: Scripts/check-speed.sh --update")
      return true
    }
    var isFast = true
    var isFaster = false
    for (row, cost) in try measured() {
      guard let allowed = committed[row.name] else {
        print("\(row.name): no committed figures. To fix: Scripts/check-speed.sh --update")
        isFast = false
        continue
      }
      let changes = [
        Change(what: "instructions", from: Double(allowed.instructions), to: cost.instructions),
        Change(what: "allocations", from: allowed.allocations, to: cost.allocations),
      ]
      for change in changes {
        print("\(row.name): \(change)")
        if change.isTooMuch { isFast = false }
        if change.isGain { isFaster = true }
      }
    }
    if isFaster { print("Some figures have improved. To commit them: Scripts/check-speed.sh --update") }
    if !isFast {
      print("To fix: find the cause (see \"To measure\" in Benchmarks/README.md). If it is worth the cost, run")
      print("Scripts/check-speed.sh --update, and commit the new figures with the reason.")
    }
    return isFast
  }

  /// Replaces the committed figures of this toolchain by new measurements.
  func update() throws {
    var baseline = (try? Baseline(contentsOf: file)) ?? Baseline()
    let toolchain = try Machine.toolchain()
    baseline.toolchains[toolchain] = [:]
    for (row, cost) in try measured() {
      let figures = Baseline.Figures(cost)
      baseline.toolchains[toolchain]?[row.name] = figures
      print("\(row.name): \(figures.instructions) instructions, \(figures.allocations) allocations")
    }
    try baseline.write(to: file)
  }

  private func measured() throws -> [(Row, Cost)] {
    try Row.all.filter(\.isGuarded).map { ($0, try counter.count($0.name, repetitions: 200)) }
  }

  private struct Change: CustomStringConvertible {
    let what: String
    let from: Double
    let to: Double

    private var share: Double { from == 0 ? (to == 0 ? 0 : .infinity) : to / from - 1 }
    var isTooMuch: Bool { share > Baseline.tolerance }
    var isGain: Bool { share < -Baseline.tolerance / 2 }

    var description: String {
      let digits = what == "instructions" ? 0 : 1
      let figures = "\(to.digits(digits)) \(what), \(share < 0 ? "" : "+")\((share * 100).digits(1)) %"
      return isTooMuch
        ? "\(figures) over \(from.digits(digits)): MORE THAN \((Baseline.tolerance * 100).digits(0)) %" : figures
    }
  }
}
