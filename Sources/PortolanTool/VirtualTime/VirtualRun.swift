#if !canImport(UIKit)
  import PortolanExecutor

  /// A run of a command on the executor that runs everything on one thread and in virtual time.
  ///
  /// There "all work is over" is exact: no job is left, no deadline of the router runs, and the main queue has come round twice
  /// without a new job. So a step needs no series of turns.
  ///
  /// `Task.sleep` waits in virtual time, also on actors. A step ends when a minute of it has passed.
  @MainActor
  package final class VirtualRun {
    /// The run to which the present task belongs, or `nil` if the task is on the ordinary executor, beside a run or without.
    @TaskLocal static var current: VirtualRun?
    private static var isUnderWay = false

    /// The virtual time after which a task that sleeps no longer belongs to a step.
    private static let horizon = Duration.seconds(60)
    /// The number of times that the main queue must come round, since its blocks are not jobs of the executor.
    private static let quietTurns = 2

    private let executor = VirtualExecutor.shared
    /// The clock of transitions, since the shared one may wait for a turn outside of the executor.
    let clock = NextTurnTransitionClock()
    private var result: Outcome?
    private var continuation: CheckedContinuation<Outcome, Never>?
    private var waits: [(continuation: UnsafeContinuation<Void, Never>, end: Duration)] = []
    private var quiet = 0

    private init() {}

    /// Runs a command, on the ordinary executor if the runtime accepts no other one or if work has left it.
    ///
    /// A program that links the runtime statically has no hooks for another executor.
    ///
    /// - Parameter command: The command. It may run twice.
    /// - Returns: The outcome. Its diagnosis names the threads that work has come back from.
    package static func outcome(of command: @escaping @MainActor () async -> Outcome) async -> Outcome {
      guard VirtualExecutor.isAvailable, !isUnderWay else { return await command() }
      OutsideWork.forget()
      let run = VirtualRun()
      isUnderWay = true
      let outcome = await withCheckedContinuation { continuation in
        run.continuation = continuation
        $current.withValue(run) { VirtualClock.perform { _ = Task { run.result = await command() } } }
        run.turn()
      }
      isUnderWay = false
      // No task that still sleeps may reach a later run.
      run.executor.discard()
      let places = OutsideWork.names
      guard !places.isEmpty else { return outcome }
      // Virtual time does not show the end of work on other threads.
      var again = await command()
      let names = places.joined(separator: ", ")
      again.add("Work left the main actor for these threads, so everything ran in real time: \(names).")
      return again
    }

    /// Returns when all work is over that the app does by itself.
    func untilRest() async {
      await withUnsafeContinuation { waits.append(($0, executor.now + Self.horizon)) }
    }

    /// Runs all jobs, and comes back after the blocks that wait in the main queue.
    private func turn() {
      let hadWork = !executor.isIdle
      executor.run { _ = executor.drain() }
      if let result {
        // The suspended tasks were retained by this run.
        waits = []
        continuation?.resume(returning: result)
        return
      }
      quiet = hadWork ? 0 : quiet + 1
      if quiet > Self.quietTurns {
        quiet = 0
        executor.run { letTimePass() }
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { self.turn() } }
    }

    private func letTimePass() {
      // A transition with a duration sleeps.
      if !clock.isIdle, executor.delayedCount == 0 {
        _ = executor.waitForArrival(upTo: 0.005)
      } else if let wait = waits.last {
        if !executor.advance(upTo: wait.end) { waits.removeLast().continuation.resume() }
      } else if !executor.advance() {
        // The command waits for work outside of the executor.
        _ = executor.waitForArrival(upTo: 0.005)
      }
    }
  }
#endif
