/// Ends animated transitions after as long as they take on a device, or in a fraction of that time.
///
/// Transitions that are not animated end at once, as in UIKit. One with an animation controller runs it when its time
/// has passed.
public final class RealTransitionClock: TransitionClock {
  /// How many times faster than on a device the transitions that begin from now on end.
  public var speed: Double

  private let completions: CompletionDelivery
  private var pending = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Creates a clock with nothing in flight.
  ///
  /// - Parameters:
  ///   - speed: How many times faster than on a device transitions end; more than 0.
  ///   - completions: Whether completions are called inline, or in a later turn of the main actor.
  public init(speed: Double = 1, completions: CompletionDelivery = .inline) {
    precondition(speed > 0, "A clock of speed \(speed) would end no transition")
    self.speed = speed
    self.completions = completions
  }

  /// Whether no transition waits for its end and no completion for its call.
  public var isIdle: Bool { pending == 0 }

  /// Returns when the clock is idle, including what the completions start.
  public func waitUntilIdle() async {
    guard !isIdle else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Ends an animated transition after its duration, and any other at once.
  public func run(_ transition: WindowTransition) {
    guard transition.isAnimated else { return transition.end() }
    let duration = Duration.seconds(transition.duration / speed)
    later {
      try? await Task.sleep(for: duration)
      transition.end()
    }
  }

  /// Calls a completion, or leaves that to a later turn.
  public func deliver(_ completion: @escaping () -> Void) {
    switch completions {
    case .inline: completion()
    case .later: later { completion() }
    }
  }

  private func later(_ work: @escaping @MainActor () async -> Void) {
    pending += 1
    Task { @MainActor in
      await work()
      pending -= 1
      guard isIdle else { return }
      let resumed = waiting
      waiting = []
      for continuation in resumed { continuation.resume() }
    }
  }
}
