#if !canImport(UIKit)
  import PortolanExecutor

  /// The time of an app on the virtual executor: of its tasks, of those that sleep, and of the transitions in its windows.
  ///
  /// It passes by itself or step by step.
  @MainActor
  package final class VirtualClock {
    private let turns = NextTurnTransitionClock()
    private let manual = ManualTransitionClock()
    package private(set) var isManual = false
    /// The executor's time at the launch.
    private var start = VirtualExecutor.shared.now

    private var executor: VirtualExecutor { .shared }
    private var transitions: any TransitionClock { isManual ? manual : turns }

    /// Creates the clock of an app that is about to be launched.
    package init() {
      // Nothing of an app that ran before may reach this one.
      if !rest() { executor.discard() }
      start = executor.now
    }

    /// Checks that the concurrency runtime accepts the virtual executor.
    ///
    /// - Throws: ``ToolFault`` if it has no hooks for another executor.
    package static func requireHooks() throws(ToolFault) {
      guard !VirtualExecutor.isAvailable else { return }
      throw ToolFault(
        "executor", status: .broken,
        """
        The concurrency runtime has no hooks for another executor. To fix: link the Swift runtime dynamically, without \
        -static-stdlib.
        """)
    }

    /// Runs a body on the virtual executor, with the router's deadlines in virtual time.
    package static func perform<Value>(_ body: @MainActor () throws -> Value) rethrows -> Value {
      try VirtualExecutor.shared.run {
        try Deadline.$pass.withValue(Deadline.Wait { try await VirtualExecutor.shared.sleep(for: $0) }) { try body() }
      }
    }

    /// The number of transitions and sleeping tasks that wait.
    package var waiting: Int { (manual.isIdle ? 0 : 1) + (turns.isIdle ? 0 : 1) + executor.delayedCount }

    /// The virtual time since the launch, in seconds.
    package var seconds: Double { (executor.now - start) / .seconds(1) }

    /// Gives a window this clock, unless the app has given it another one.
    package func adopt(_ window: UIWindow) { window.follow(transitions) }

    /// Lets time pass by itself, or only in steps.
    package func setManual(_ isManual: Bool, in windows: [UIWindow]) {
      let former = transitions
      self.isManual = isManual
      for window in windows where window.headless.transitionClock === former {
        window.headless.transitionClock = transitions
      }
      if !isManual { manual.runToEnd() }
    }

    /// Takes one step: a transition begins or ends, or else the next sleeping task continues.
    ///
    /// - Returns: `false` if nothing was waiting.
    package func step() -> Bool {
      let hasStepped = manual.step() || executor.advance()
      _ = executor.drain()
      return hasStepped
    }

    /// Runs tasks until none can continue, and lets time pass unless it passes in steps.
    ///
    /// - Returns: `true` if all work has ended, or waits for a step of the clock.
    @discardableResult
    package func rest() -> Bool {
      let end = executor.now + .seconds(60)
      for _ in 0..<1000 {
        guard executor.drain() else { return false }
        if isManual { return true }
        if manual.isIdle {
          guard executor.advance(upTo: end) else { return executor.delayedCount == 0 }
        } else {
          // A transition that began on the manual clock ends on it.
          manual.runToEnd()
        }
      }
      return false
    }

    /// Runs asynchronous code, and waits for work on other threads that it waits for, such as a request to a server.
    ///
    /// - Returns: The result, or `nil` if the code waits for a step of the clock, for the user, or too long.
    package func run<Value>(_ body: @escaping @MainActor () async throws -> Value) throws -> Value? {
      let call = Call(body)
      rest()
      for _ in 0..<100 where call.result == nil && !isManual {
        if executor.waitForArrival(upTo: 0.05) { rest() }
      }
      return try call.result?.get()
    }

    /// Runs asynchronous code to its end, or cancels it if no task can continue.
    ///
    /// - Throws: The error of the code, or ``NeverReturns``.
    package func wait<Value>(_ body: @escaping @MainActor () async throws -> Value) throws -> Value {
      let call = Call(body)
      rest()
      guard let result = call.result else {
        call.task?.cancel()
        throw NeverReturns()
      }
      return try result.get()
    }

    /// A call of asynchronous code.
    @MainActor
    private final class Call<Value> {
      private(set) var result: Result<Value, any Error>?
      private(set) var task: Task<Void, Never>?

      init(_ body: @escaping @MainActor () async throws -> Value) {
        task = Task { do { result = .success(try await body()) } catch { result = .failure(error) } }
      }
    }
  }

  /// An error for code that does not return, or that waits for work outside of the executor.
  package struct NeverReturns: Error, CustomStringConvertible {
    package init() {}

    package var description: String {
      let places = OutsideWork.names
      let outside =
        places.isEmpty
        ? "" : " Work left the executor for \(places.joined(separator: ", ")), where its end cannot be seen."
      return "It does not return, although no task can continue.\(outside)"
    }
  }

  extension UIWindow {
    /// Gives the window a clock for its transitions, unless the app has set one.
    ///
    /// The shared clock of turns may wait for a turn outside of the executor, and then never begins a transition.
    func follow(_ clock: any TransitionClock) {
      if headless.transitionClock === NextTurnTransitionClock.shared { headless.transitionClock = clock }
    }
  }
#endif
