import Foundation

/// A measurement of the first repetition in a process, over several processes.
enum ColdStart {
  /// Returns the median times of the first repetition of each workload in nanoseconds, measured in turns.
  static func medians(of names: [String], processes: Int = 25) throws -> [String: Double] {
    let own = Bundle.main.executableURL?.path ?? CommandLine.arguments[0]
    var samples: [String: [Double]] = [:]
    for _ in 0..<processes {
      for name in names {
        let printed = try Command(own, ["first", name]).run()
        guard let time = Double(printed.trimmingCharacters(in: .whitespacesAndNewlines)) else { continue }
        samples[name, default: []].append(time)
      }
    }
    return samples.mapValues(\.median)
  }

  /// Returns the median times of whole processes in nanoseconds, measured in turns.
  ///
  /// - Parameters:
  ///   - programs: The names of programs beside this one. Each shows its first screen and ends.
  ///   - processes: The number of processes of each program.
  /// - Returns: The median of each program.
  /// - Throws: ``Command/Failure`` if a program fails.
  static func medians(ofProcesses programs: [String], processes: Int = 51) throws -> [Double] {
    let own = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    let folder = own.deletingLastPathComponent()
    var samples = programs.map { _ in [Double]() }
    for _ in 0..<processes {
      for (index, program) in programs.enumerated() {
        let command = Command(folder.appendingPathComponent(program).path, [])
        let time = try ContinuousClock().measure { try command.run() }
        samples[index].append(time / .nanoseconds(1))
      }
    }
    return samples.map(\.median)
  }
}
