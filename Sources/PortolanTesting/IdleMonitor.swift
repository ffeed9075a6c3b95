import PortolanHierarchy

/// A monitor that checks windows repeatedly, until enough checks have found no change.
///
/// Neither UIKit nor Swift reports when all pending tasks have resumed: a suspended task resumes through another thread. So each
/// check queues behind such tasks, and lets a short time pass. It is longer on a busy machine.
@MainActor
struct IdleMonitor {
  /// The number of quiet checks after which the app is idle.
  ///
  /// A check without a change counts as four. It counts as one if tasks are about to resume, since they may belong to other
  /// windows.
  private static let enough = 80
  /// The minimum number of checks, since a test that shares the main actor with many others needs turns and not only
  /// time.
  private static let fewest = 100

  private let window: UIWindow?
  private var seen: [WindowInstances] = []
  private var checks = 0
  private var quiet = 0
  private var activity: NotSettled.Reason?

  init(_ window: UIWindow?) {
    self.window = window
  }

  /// A Boolean value that indicates whether enough checks have found no change.
  var isQuiet: Bool { quiet >= Self.enough }

  /// A Boolean value that indicates whether the app has had enough turns, independent of the time.
  var hasHadEnoughTurns: Bool { checks >= Self.fewest }

  /// Lets all pending tasks resume, and checks the windows.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  mutating func check() async throws {
    try await Task.sleep(for: .milliseconds(1))
    await Self.hopToAnotherThread()
    await Task.yield()
    let windows = window.map { [$0] } ?? Self.allWindows
    let now = windows.map { WindowInstances(of: $0) }
    activity = windows.lazy.compactMap { NotSettled.Reason(of: $0) }.first
    if activity == nil, now != seen { activity = .changes }
    seen = now
    checks += 1
    if activity != nil {
      quiet = 0
    } else {
      quiet += Resumptions.pendingCount == 0 ? 4 : 1
    }
  }

  func failure(after limit: Duration) -> NotSettled {
    NotSettled(reason: activity ?? (isQuiet ? .condition : .changes), limit: limit)
  }

  @concurrent
  private nonisolated static func hopToAnotherThread() async {}

  private static var allWindows: [UIWindow] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }
}
