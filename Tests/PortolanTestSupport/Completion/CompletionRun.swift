#if !canImport(UIKit)
  import Foundation
  import Portolan

  /// A run of a test with one completion that records navigations that end too early.
  package final class CompletionRun: Sendable {
    /// The run of the current test.
    @TaskLocal package static var current: CompletionRun?

    package let completion: Completion
    private let lock = NSLock()
    // The lock protects the property.
    nonisolated(unsafe) private var early: [String] = []

    package init(_ completion: Completion) {
      self.completion = completion
    }

    /// The events of navigations that ended while a transition was in progress.
    package var earlyEvents: [String] { lock.withLock { early } }

    /// Sets the clock of a window to the completion, and checks that its router waits for transitions.
    @MainActor
    func attach(to window: UIWindow, _ router: DefaultRouter) {
      let clock: DeferredClock
      switch completion {
      case .immediate: return
      case .deferred: clock = DeferredClock(beginning: .inCall, completions: .inline)
      case .late: clock = DeferredClock(beginning: .inCall, completions: .later)
      case .turn: clock = DeferredClock(beginning: .later, completions: .inline)
      }
      window.headless.transitionClock = clock
      router.add(RestObserver(clock: clock, run: self))
    }

    fileprivate func recordEarlyEnd(_ event: String) {
      lock.withLock { early.append(event) }
    }
  }

  /// Records a navigation that ended or was undone without waiting for its transition.
  @MainActor
  private final class RestObserver: RouterObserver {
    private let clock: DeferredClock
    private let run: CompletionRun

    init(clock: DeferredClock, run: CompletionRun) {
      self.clock = clock
      self.run = run
    }

    func router(did event: NavigationEvent) {
      switch event.what {
      case .reached, .undone: if clock.isMoving { run.recordEarlyEnd(event.text) }
      default: break
      }
    }
  }

  extension Completion {
    /// The moment when transitions begin.
    var beginning: TransitionBeginning { self == .turn ? .later : .inCall }
  }

  /// The number of cases that ran with each completion.
  package enum CompletionCases {
    /// The completions of each case: the one in the environment variable `COMPLETION`, or all.
    package static let chosen: [Completion] = {
      let name = ProcessInfo.processInfo.environment["COMPLETION"]
      return name.flatMap(Completion.init(rawValue:)).map { [$0] } ?? Completion.allCases
    }()

    private static let lock = NSLock()
    // The lock protects the property.
    nonisolated(unsafe) private static var cases: [Completion: Int] = [:]
    nonisolated(unsafe) private static var deferrals = 0

    package static func record(_ completion: Completion) {
      lock.withLock {
        if cases.isEmpty { atexit { CompletionCases.printSummary() } }
        cases[completion, default: 0] += 1
      }
    }

    /// Counts a transition that a test had to wait for.
    static func recordDeferral() {
      lock.withLock { deferrals += 1 }
    }

    private static func printSummary() {
      lock.withLock {
        let counts = Completion.allCases.map { "\(cases[$0, default: 0]) \($0)" }.joined(separator: ", ")
        print("Cases by completion: \(counts); \(deferrals) transitions were deferred")
      }
    }
  }
#endif
