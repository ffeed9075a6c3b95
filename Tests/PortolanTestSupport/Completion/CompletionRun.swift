#if !canImport(UIKit)
  import Foundation
  import Portolan

  /// One run of a test with one completion, and the navigations in it that were over too early.
  package final class CompletionRun: Sendable {
    /// The run of the test that is running.
    @TaskLocal package static var current: CompletionRun?

    package let completion: Completion
    private let lock = NSLock()
    // The lock guards it.
    nonisolated(unsafe) private var early: [String] = []

    package init(_ completion: Completion) {
      self.completion = completion
    }

    /// The events by which navigations were over while a transition was in flight.
    package var earlyEvents: [String] { lock.withLock { early } }

    /// Has the transitions of a window end as the completion says, and its router wait for them.
    @MainActor
    func attach(to window: UIWindow, _ router: DefaultRouter) {
      let clock: DeferredClock
      switch completion {
      case .immediate: return
      case .deferred: clock = DeferredClock(beginning: .inCall, completions: .inline)
      case .late: clock = DeferredClock(beginning: .inCall, completions: .later)
      case .turn: clock = DeferredClock(beginning: .later, completions: .inline)
      }
      window.transitionClock = clock
      router.add(RestObserver(clock: clock, run: self))
    }

    fileprivate func noteEarly(_ event: String) {
      lock.withLock { early.append(event) }
    }
  }

  /// Notes a navigation that is reached, or put back, and has not waited for what it began.
  @MainActor
  private final class RestObserver: RouterObserver {
    private let clock: DeferredClock
    private let run: CompletionRun

    init(clock: DeferredClock, run: CompletionRun) {
      self.clock = clock
      self.run = run
    }

    func router(did event: NavigationEvent) {
      switch event {
      case .reached, .undone: if clock.isMoving { run.noteEarly(event.text) }
      default: break
      }
    }
  }

  extension Completion {
    /// The moment at which transitions begin.
    var beginning: TransitionBeginning { self == .turn ? .later : .inCall }
  }

  /// How many cases ran with which completion.
  package enum CompletionCases {
    /// The completions that each case runs with: the one that the environment names as `COMPLETION`, or all.
    package static let chosen: [Completion] = {
      let name = ProcessInfo.processInfo.environment["COMPLETION"]
      return name.flatMap(Completion.init(rawValue:)).map { [$0] } ?? Completion.allCases
    }()

    private static let lock = NSLock()
    // The lock guards them.
    nonisolated(unsafe) private static var cases: [Completion: Int] = [:]
    nonisolated(unsafe) private static var deferrals = 0

    package static func note(_ completion: Completion) {
      lock.withLock {
        if cases.isEmpty { atexit { CompletionCases.printSummary() } }
        cases[completion, default: 0] += 1
      }
    }

    /// Counts a transition that a test had to wait for.
    static func noteDeferral() {
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
