// The names of HeadlessUIKit that tests use, where there is UIKit instead: so the tests compile there without a condition
// around each. None of them can be used there; a test that needs one has the trait `.headlessOnly`, by which it is skipped.
#if canImport(UIKit)
  /// Ends the program, as a test runs that has not said that it needs HeadlessUIKit.
  func unavailable(_ name: StaticString = #function) -> Never {
    fatalError("\(name) is HeadlessUIKit's: the test needs the trait .headlessOnly.")
  }

  package enum TransitionBeginning: Sendable { case inCall, later }

  package enum CompletionDelivery: Sendable { case inline, later }

  @MainActor
  package protocol TransitionClock: AnyObject {}

  @MainActor
  package final class ManualTransitionClock: TransitionClock {
    /// Does nothing yet, as an app of a test makes one that it may not need.
    package init(beginning: TransitionBeginning = .later, completions: CompletionDelivery = .inline) {}

    package var isIdle: Bool { unavailable() }
    @discardableResult
    package func step() -> Bool { unavailable() }
    package func runToEnd() { unavailable() }
  }

  @MainActor
  package final class RealTransitionClock: TransitionClock {
    package init(
      speed: Double = 1, beginning: TransitionBeginning = .later, completions: CompletionDelivery = .inline
    ) {
      unavailable()
    }
  }

  @MainActor
  package final class ImmediateTransitionClock: TransitionClock {
    package static var shared: ImmediateTransitionClock { unavailable() }

    package init(completions: CompletionDelivery = .inline) { unavailable() }
  }

  @MainActor
  package final class NextTurnTransitionClock: TransitionClock {
    package init(completions: CompletionDelivery = .inline) { unavailable() }
  }
#endif
