import Foundation

/// The tables of all measurements, as Markdown.
@MainActor
struct Report {
  let measurements: Measurements
  let growth: [GrowthResult]
  /// The times in which a process shows its first screen, with the router and by hand, in nanoseconds.
  let coldProcesses: [Double]
  /// The growth of the heap in bytes, and the number of navigations.
  let heapGrowth: (bytes: Int, navigations: Int)
  /// The memory of routes, windows and screens, as a line.
  let heapUse: String
  /// The reason why costs were not counted, or `nil` if they were.
  let uncounted: String?
  let machine: String

  /// The few rows that the README of the package shows.
  var headline: String {
    let lines = [
      machine + ".", "",
      "| work | time | instructions | as a multiple of |",
      "|---|--:|--:|---|",
    ]
    let rows = Row.headline.compactMap { measurements[$0] }.map { measurement in
      Self.row([
        Self.shortened(measurement.row.title),
        measurements.timeRatio(measurement).map { "\($0.digits(2))×" } ?? "",
        measurements.instructionRatio(measurement).map { "\($0.digits(2))×" } ?? "",
        measurement.row.reference.flatMap { measurements[$0]?.row.title }.map(Self.shortened) ?? "",
      ])
    }
    return (lines + rows).joined(separator: "\n") + "\n"
  }

  /// All tables.
  var markdown: String {
    var lines = [machine + "."]
    if let uncounted {
      lines.append(
        "Instructions and allocations are not counted here, since \(uncounted); the powers of growth are computed from the time."
      )
    }
    lines += [""] + Self.costs(measurements)
    lines += ["", heap, "", heapUse, "", Self.start(coldProcesses), "", Self.legend, ""] + Self.orders(growth)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the table of the cost of each row.
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

  /// Returns the times in which a process shows its first screen, as a line.
  static func start(_ processes: [Double]) -> String {
    "A process of ten screens with links, from its start to its first screen and its end: \(processes[0].asTime), by hand "
      + "\(processes[1].asTime) (at most 3 ms more: \(word(processes[0] - processes[1] <= 3_000_000)))."
  }

  /// Returns the table of the growth of each series.
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

  /// Returns a title without its explanation.
  private static func shortened(_ title: String) -> String {
    let phrase = title.split(separator: ";").first.map(String.init) ?? title
    // Every other part is code, whose colons explain nothing.
    let parts = phrase.components(separatedBy: "`")
    for (index, part) in parts.enumerated() where index.isMultiple(of: 2) {
      guard let colon = part.range(of: ": ") else { continue }
      return (parts[..<index] + [String(part[..<colon.lowerBound])]).joined(separator: "`")
    }
    return phrase
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
