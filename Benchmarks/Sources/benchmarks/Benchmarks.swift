import Foundation

/// The program that measures the cost of navigations.
///
///     benchmarks                         measures everything, and prints the tables
///     benchmarks --readme FILE ALL       measures everything, and writes a few rows to FILE and all tables to ALL
///     benchmarks rows NAME...            measures only these rows
///     benchmarks growth NAME...          measures only these growth series
///     benchmarks start                   measures how long a process takes to show its first screen
///     benchmarks check BASELINE          fails if a guarded row costs more than the committed figures, or grows faster than linearly
///     benchmarks update BASELINE         updates the committed figures
///     benchmarks run NAME COUNT          repeats one workload, for a profiler; COUNT is the number plus 1000000
///     benchmarks first NAME              prints the time of the first repetition in nanoseconds
@main
@MainActor
struct Benchmarks {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      try await run(arguments)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ arguments: [String]) async throws {
    let rest = Array(arguments.dropFirst())
    switch (arguments.first, rest.count) {
    case (nil, _):
      defer { cleanUp() }
      print(try await report().markdown)
    case ("--readme", 2):
      defer { cleanUp() }
      let report = try await report()
      print(report.markdown)
      let section = MarkedSection(name: "benchmarks")
      try section.replace(in: URL(fileURLWithPath: rest[0]), with: report.headline)
      try section.replace(in: URL(fileURLWithPath: rest[1]), with: report.markdown)
    case ("rows", _):
      defer { cleanUp() }
      let chosen = Row.all.filter { rest.isEmpty || rest.contains($0.name) }
      print(Report.costs(try await measure(chosen)).joined(separator: "\n"))
    case ("growth", _):
      defer { cleanUp() }
      let chosen = GrowthSeries.all.filter { rest.isEmpty || rest.contains($0.name) }
      print(Report.orders(try await growth(chosen)).joined(separator: "\n"))
    case ("start", 0):
      print(Report.start(try ColdStart.medians(ofProcesses: ["screens-app", "screens-app-by-hand"])))
    case ("check", 1), ("update", 1):
      let counter = try Counter()
      defer { counter.cleanUp() }
      let check = SpeedCheck(file: URL(fileURLWithPath: rest[0]), counter: counter)
      if arguments[0] == "update" { return try check.update() }
      let isFast = try check.run()
      guard try GrowthCheck(counter: counter).run(), isFast else {
        counter.cleanUp()
        exit(1)
      }
    case ("run", 2):
      guard let count = Int(rest[1]) else { throw Unknown(what: rest[1]) }
      try await workload(named: rest[0]).prepare()(count - 1_000_000)
    case ("first", 1):
      print(try await Stopwatch.time(workload(named: rest[0]).prepare(), 1))
    default:
      throw Unknown(what: arguments.joined(separator: " "))
    }
  }

  private struct Unknown: Error, CustomStringConvertible {
    let what: String
    var description: String { "There is no \(what) here. See the head of Benchmarks.swift." }
  }

  private static func workload(named name: String) throws -> Workload {
    if let row = Row.all.first(where: { $0.name == name }) { return row.workload }
    if let workload = GrowthSeries.workload(named: name) { return workload }
    throw Unknown(what: name)
  }
}
