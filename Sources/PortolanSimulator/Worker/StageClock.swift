import PortolanExecutor

/// The clock of the transitions and sleeping tasks of an app; it runs by itself or step by step.
@MainActor
final class StageClock {
  private let turns = NextTurnTransitionClock()
  private let manual = ManualTransitionClock()
  private(set) var isManual = false
  /// The executor's time at the launch.
  private let start = VirtualExecutor.shared.now

  private var executor: VirtualExecutor { .shared }

  /// The number of transitions and sleeping tasks that wait.
  var waiting: Int { (manual.isIdle ? 0 : 1) + (turns.isIdle ? 0 : 1) + executor.delayedCount }

  /// The virtual time since the launch, in seconds.
  var seconds: Double {
    let (seconds, attoseconds) = (executor.now - start).components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  /// Gives a window this clock, unless the app has given it another one.
  func adopt(_ window: UIWindow) {
    let clock = window.headless.transitionClock
    let isOwn = clock === turns || clock === manual
    guard isOwn || clock === NextTurnTransitionClock.shared else { return }
    window.headless.transitionClock = isManual ? manual : turns
  }

  /// Lets time pass by itself, or only in steps.
  func setManual(_ isManual: Bool, in windows: [UIWindow]) {
    self.isManual = isManual
    for window in windows { adopt(window) }
    if !isManual { manual.runToEnd() }
  }

  /// Takes one step: a transition begins or ends, or else the next sleeping task continues.
  ///
  /// - Returns: `false` if nothing was waiting.
  func step() -> Bool {
    let hasStepped = manual.step() || executor.advance()
    _ = executor.drain()
    return hasStepped
  }

  /// Runs tasks until none can continue, and lets time pass unless it passes in steps.
  ///
  /// - Returns: `true` if all work has ended, or waits for a step of the clock.
  func rest() -> Bool {
    let end = executor.now + .seconds(60)
    for _ in 0..<1000 {
      guard executor.drain() else { return false }
      if isManual { return true }
      // A transition that began on the manual clock ends on it.
      if !manual.isIdle {
        manual.runToEnd()
        continue
      }
      guard executor.advance(upTo: end) else { return executor.delayedCount == 0 }
    }
    return false
  }

  /// Runs asynchronous code.
  ///
  /// - Returns: The result, or `nil` if the code waits for a step of the clock or for work outside of the executor.
  func run<Value>(_ body: @escaping @MainActor () async throws -> Value) throws -> Value? {
    var result: Result<Value, any Error>?
    Task {
      do { result = .success(try await body()) } catch { result = .failure(error) }
    }
    _ = rest()
    // Work on other threads, such as a request to a server, resumes the code later.
    for _ in 0..<100 where result == nil && !isManual {
      guard executor.waitForArrival(upTo: 0.05) else { continue }
      _ = rest()
    }
    return try result?.get()
  }
}
