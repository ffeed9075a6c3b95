import Portolan
import Testing

/// Ends animated transitions some turns of the main actor after they have begun, one after the other.
///
/// Nothing sleeps and nobody has to step it: whoever awaits a navigation gives up the main actor, and so the clock gets its
/// turns. It takes more of them than a navigation that did not wait would need to be answered, so that such a one is seen.
@MainActor
final class DeferredClock: TransitionClock {
  private let completions: CompletionDelivery
  private var running: [WindowTransition] = []
  private var undelivered: [() -> Void] = []
  private var isStepping = false

  private static let turns = 20

  init(completions: CompletionDelivery) {
    self.completions = completions
  }

  /// Whether a transition is in flight.
  var isMoving: Bool { !running.isEmpty }

  func run(_ transition: WindowTransition) {
    guard transition.isAnimated else { return transition.end() }
    CompletionCases.noteDeferral()
    running.append(transition)
    step()
  }

  func transitionDidEnd(_ transition: WindowTransition) {
    running.removeAll { $0 === transition }
  }

  func deliver(_ completion: @escaping () -> Void) {
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

/// Expects that a navigation that is reached, or put back, has waited for what it began.
@MainActor
final class RestObserver: RouterObserver {
  private let clock: DeferredClock

  init(clock: DeferredClock) {
    self.clock = clock
  }

  func router(did event: NavigationEvent) {
    switch event {
    case .reached, .undone:
      if clock.isMoving { Issue.record("A transition is in flight though the navigation is over: \(event.text)") }
    default: break
    }
  }
}
