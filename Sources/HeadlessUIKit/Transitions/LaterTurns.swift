/// The work that waits for later turns of the main actor, done in the order in which it was asked for.
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

  /// Does something in the next turn, after what was put off before.
  func putOff(_ work: @escaping () -> Void) {
    self.work.append(work)
    begin()
    Task { @MainActor in
      self.work.removeFirst()()
      finish()
    }
  }

  /// Does something after a time.
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
