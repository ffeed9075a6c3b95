/// Counts what is under way, for one who waits until nothing is.
@MainActor
final class WaitGroup {
  private var count = 0
  private var end: Promise<Void>?

  /// Does something that is under way until it returns.
  func counting<Answer>(_ work: () async throws -> Answer) async rethrows -> Answer {
    count += 1
    defer {
      count -= 1
      if count == 0 { end?.end(with: ()) }
    }
    return try await work()
  }

  /// Returns when nothing is under way, at once if that is so.
  func untilNone() async {
    guard count > 0 else { return }
    let end = Promise<Void>()
    self.end = end
    await end.wait()
  }
}
