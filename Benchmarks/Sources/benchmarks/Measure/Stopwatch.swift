/// A stopwatch that measures several workloads in turns, so that changes of the machine's speed affect all of them.
@MainActor
struct Stopwatch {
  /// The approximate duration of one round of one workload.
  private let batch = Duration.milliseconds(4)
  private let rounds: Int

  init(rounds: Int = 75) {
    self.rounds = rounds
  }

  /// Returns the median time of one repetition of each workload, in nanoseconds.
  func medians(of workloads: [Workload]) async throws -> [Double] {
    var bodies: [(body: Workload.Body, count: Int)] = []
    for workload in workloads {
      let body = try await workload.prepare()
      bodies.append((body, try await repetitions(of: body)))
    }
    var samples = workloads.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, entry) in bodies.enumerated() {
        samples[index].append(try await Self.time(entry.body, entry.count) / Double(entry.count))
      }
    }
    return samples.map(\.median)
  }

  /// Returns the number of repetitions in a batch, found by running the workload, and so warms it up.
  private func repetitions(of body: Workload.Body) async throws -> Int {
    var count = 1
    while try await Self.time(body, count) < batch.nanoseconds, count < 1 << 24 { count *= 2 }
    return count
  }

  /// Returns the time of a number of repetitions, in nanoseconds.
  static func time(_ body: Workload.Body, _ count: Int) async throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try await body(count)
    return (clock.now - start).nanoseconds
  }
}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}

extension [Double] {
  var median: Double {
    let sorted = sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
