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
}
