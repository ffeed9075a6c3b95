/// Measures the time of several pieces of work, by turns, so that a machine that slows down slows all of them.
@MainActor
struct Stopwatch {
  /// How long one round of one piece of work takes, about.
  private let batch = Duration.milliseconds(4)
  private let rounds: Int

  init(rounds: Int = 75) {
    self.rounds = rounds
  }

  /// The median time of one repetition of each, in nanoseconds.
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

  /// How often the work fits into a batch, found by doing it; which warms it up too.
  private func repetitions(of body: Workload.Body) async throws -> Int {
    var count = 1
    while try await Self.time(body, count) < batch.nanoseconds, count < 1 << 24 { count *= 2 }
    return count
  }

  /// The time of so many repetitions in nanoseconds.
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
