#if !canImport(UIKit)
  package import Portolan

  /// A clock that ends animated transitions some turns of the main actor after they have begun, one after the other, and
  /// may begin each some turns after the call.
  ///
  /// Nothing sleeps and nothing has to step it: a task that awaits a navigation gives up the main actor, and so the clock
  /// gets its turns. It takes more of them than a navigation that did not wait would need to be answered, so that such a
  /// navigation is seen.
  @MainActor
  package final class DeferredClock: TransitionClock {
    private let beginning: TransitionBeginning
    private let completions: CompletionDelivery
    private var scheduled: [WindowTransition] = []
    private var running: [WindowTransition] = []
    private var undelivered: [() -> Void] = []
    private var isStepping = false

    private static let turns = 20

    package init(beginning: TransitionBeginning, completions: CompletionDelivery) {
      self.beginning = beginning
      self.completions = completions
    }

    /// A Boolean value that indicates whether a transition is in flight, or waits for its beginning.
    package var isMoving: Bool { !running.isEmpty || !scheduled.isEmpty }

    package func schedule(_ transition: WindowTransition) {
      guard beginning == .later else { return transition.begin() }
      scheduled.append(transition)
      step()
    }

    package func run(_ transition: WindowTransition) {
      guard transition.isAnimated || (transition.endsInTurnOfItsOwn && beginning == .later) else {
        return transition.end()
      }
      CompletionCases.noteDeferral()
      running.append(transition)
      step()
    }

    package func transitionDidEnd(_ transition: WindowTransition) {
      scheduled.removeAll { $0 === transition }
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
        while isMoving || !undelivered.isEmpty {
          for _ in 0..<Self.turns { await Task.yield() }
          if !scheduled.isEmpty {
            scheduled.removeFirst().begin()
          } else if let transition = running.first {
            transition.end()
          } else {
            deliverAll()
          }
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
