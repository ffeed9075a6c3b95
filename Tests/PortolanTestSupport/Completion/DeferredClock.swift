#if !canImport(UIKit)
  package import Portolan

  /// Ends animated transitions some turns of the main actor after they have begun, one after the other.
  ///
  /// Nothing sleeps and nothing has to step it: a task that awaits a navigation gives up the main actor, and so the clock
  /// gets its turns. It takes more of them than a navigation that did not wait would need to be answered, so that such a
  /// navigation is seen.
  @MainActor
  package final class DeferredClock: TransitionClock {
    private let completions: CompletionDelivery
    private var running: [WindowTransition] = []
    private var undelivered: [() -> Void] = []
    private var isStepping = false

    private static let turns = 20

    package init(completions: CompletionDelivery) {
      self.completions = completions
    }

    /// Whether a transition is in flight.
    package var isMoving: Bool { !running.isEmpty }

    package func run(_ transition: WindowTransition) {
      guard transition.isAnimated else { return transition.end() }
      CompletionCases.noteDeferral()
      running.append(transition)
      step()
    }

    package func transitionDidEnd(_ transition: WindowTransition) {
      running.removeAll { $0 === transition }
    }

    package func deliver(_ completion: @escaping () -> Void) {
      switch completions {
      case .inline: completion()
      case .later:
        undelivered.append(completion)
        step()
      }
    }

    private func step() {
      guard !isStepping else { return }
      isStepping = true
      Task {
        while !running.isEmpty || !undelivered.isEmpty {
          for _ in 0..<Self.turns { await Task.yield() }
          if let transition = running.first { transition.end() } else { deliverAll() }
        }
        isStepping = false
      }
    }

    private func deliverAll() {
      let completions = undelivered
      undelivered = []
      for completion in completions { completion() }
    }
  }
#endif
