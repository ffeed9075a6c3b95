/// The tables, as Markdown.
@MainActor
struct Report {
  let measurements: Measurements
  let growth: [GrowthResult]
  /// Bytes, after so many navigations.
  let heapGrowth: (bytes: Int, navigations: Int)
  /// Why nothing was counted, where nothing was.
  let uncounted: String?
  let machine: String

  var markdown: String {
    var lines = [machine + "."]
    if let uncounted {
      lines.append(
        "Instructions and allocations are not counted here, since \(uncounted); growth is that of the time."
      )
    }
    lines += [""] + Self.costs(measurements) + ["", heap, "", Self.legend, ""] + Self.orders(growth)
    return lines.joined(separator: "\n") + "\n"
  }

  /// What each row costs.
  static func costs(_ measurements: Measurements) -> [String] {
    [
      "| work | time, by hand = 1 | instructions, by hand = 1 | at most | | median | instructions | allocations |",
      "|---|--:|--:|---|---|--:|--:|--:|",
    ]
      + measurements.all.filter { !$0.row.isHidden }.map { measurement in
        let verdict = measurements.verdict(measurement)
        return row([
          measurement.row.title,
          measurements.timeRatio(measurement)?.digits(2) ?? "",
          measurements.instructionRatio(measurement)?.digits(2) ?? "",
          verdict?.bound ?? "",
          verdict.map { "\(word($0.isMet)): \($0.found)" } ?? "",
          measurement.time.asTime,
          measurement.cost?.instructions.thousands ?? "",
          measurement.cost?.allocations.digits(0) ?? "",
        ])
      }
  }

  private var heap: String {
    "Heap growth after \(heapGrowth.navigations) navigations: \(heapGrowth.bytes) bytes "
      + "(at most 0: \(Self.word(heapGrowth.bytes <= 0)))."
  }

  /// How the cost of each series grows.
  static func orders(_ growth: [GrowthResult]) -> [String] {
    [
      "| what grows | sizes | instructions, or time, at each | power | between the last two | by hand | at most 1 |",
      "|---|---|---|--:|--:|--:|---|",
    ]
      + growth.map { result in
        row([
          result.series.title,
          result.series.sizes.map(String.init).joined(separator: ", "),
          result.navigation.map { result.isTimed ? $0.asTime : $0.thousands }.joined(separator: ", "),
          result.law.exponent.digits(2),
          result.law.lastExponent.digits(2),
          "\(result.lawByHand.exponent.digits(2)), \(result.lawByHand.lastExponent.digits(2))",
          word(result.isAtMostLinear),
        ])
      }
  }

  private static let legend =
    "How a navigation grows with the app, as a power of the size: 1 is proportional. The second power is that between the "
    + "two largest sizes, where what a navigation costs in any case no longer hides it; those by hand are the same two."

  private static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  private static func word(_ isMet: Bool?) -> String {
    isMet.map { $0 ? "met" : "**not met**" } ?? "unknown"
  }
}
