import Foundation

/// Measures the first repetition in a process, in as many processes as it takes for a median.
enum ColdStart {
  /// The median time of the first repetition in nanoseconds.
  static func median(of name: String, processes: Int = 25) throws -> Double {
    let own = Bundle.main.executableURL?.path ?? CommandLine.arguments[0]
    var samples: [Double] = []
    for _ in 0..<processes {
      let printed = try Command(own, ["first", name]).run()
      guard let time = Double(printed.trimmingCharacters(in: .whitespacesAndNewlines)) else { continue }
      samples.append(time)
    }
    return samples.median
  }
}
