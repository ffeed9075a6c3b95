#if !canImport(UIKit)
  package import Portolan

  /// A clock that ends animated transitions some turns of the main actor after their start, one after the other.
  ///
  /// It may also start each transition some turns after the call. The clock needs neither sleeping nor stepping: a task
  /// that awaits a navigation yields the main actor, which gives the clock its turns. It uses more turns than a
  /// navigation needs that does not wait. So such a navigation is detected.
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

    /// A Boolean value that indicates whether a transition is in progress or scheduled.
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
      CompletionCases.recordDeferral()
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
