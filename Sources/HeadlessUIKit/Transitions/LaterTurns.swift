/// A queue of work for later turns of the main actor, performed in the order it was added.
@MainActor
final class LaterTurns {
  private var work: [() -> Void] = []
  private var pending = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  var isIdle: Bool { pending == 0 }

  func waitUntilIdle() async {
    guard !isIdle else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Performs work in the next turn, after all work that was added before.
  func putOff(_ work: @escaping () -> Void) {
    self.work.append(work)
    begin()
    Task { @MainActor in
      self.work.removeFirst()()
      finish()
    }
  }

  /// Performs work after a duration.
  func putOff(for duration: Duration, _ work: @escaping @MainActor () -> Void) {
    begin()
    Task { @MainActor in
      try? await Task.sleep(for: duration)
      work()
      finish()
    }
  }

  private func begin() { pending += 1 }

  private func finish() {
    pending -= 1
    guard isIdle else { return }
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }
}
