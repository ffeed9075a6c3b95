/// A counter of work under way that lets one task wait until none is left.
@MainActor
final class WaitGroup {
  private var count = 0
  private var end: Promise<Void>?

  /// Performs work that counts as under way until it returns.
  func counting<Answer>(_ work: () async throws -> Answer) async rethrows -> Answer {
    count += 1
    defer {
      count -= 1
      if count == 0 { end?.end(with: ()) }
    }
    return try await work()
  }

  /// Returns when no work is under way, or at once if there is none.
  func untilNone() async {
    guard count > 0 else { return }
    let end = Promise<Void>()
    self.end = end
    await end.wait()
  }
}
