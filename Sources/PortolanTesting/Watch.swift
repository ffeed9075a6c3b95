import Portolan

/// Looks at windows, round after round, until enough rounds have found nothing new.
///
/// Neither UIKit nor Swift tells when everything that could go on has gone on: a task that has waited goes on by way of
/// another thread. So each round takes its turn behind such tasks, and lets a little time pass, which is longer on a busy
/// machine.
@MainActor
struct Watch {
  /// How much quiet is enough. A round in which nothing happens counts four, and one if tasks are about to go on, which may
  /// belong to other windows.
  private static let enough = 80
  /// How many rounds are taken in any case: where many tests share the main actor, time passes and none of them moves on.
  private static let fewest = 100

  private let window: UIWindow?
  private var seen: [HierarchyInstances] = []
  private var rounds = 0
  private var quiet = 0
  private var unrest: NotSettled.Reason?

  init(_ window: UIWindow?) {
    self.window = window
  }

  /// A Boolean value that indicates whether nothing has happened for long enough.
  var isQuiet: Bool { quiet >= Self.enough }

  /// A Boolean value that indicates whether the app has had its turns, however little time that has left to each.
  var isLongEnough: Bool { rounds >= Self.fewest }

  /// Lets everything go on that can, and looks at the windows.
  ///
  /// - Throws: `CancellationError`.
  mutating func takeRound() async throws {
    try await Task.sleep(for: .milliseconds(1))
    await Self.takeTurnElsewhere()
    await Task.yield()
    let windows = window.map { [$0] } ?? Self.allWindows
    let now = windows.map { HierarchyInstances(of: $0) }
    unrest = windows.lazy.compactMap { WindowActivity(of: $0) }.first.map(NotSettled.Reason.unrest)
    if unrest == nil, now != seen { unrest = .changes }
    seen = now
    rounds += 1
    if unrest != nil {
      quiet = 0
    } else {
      quiet += Resumptions.pendingCount == 0 ? 4 : 1
    }
  }

  func failure(after limit: Duration) -> NotSettled {
    NotSettled(reason: unrest ?? (isQuiet ? .condition : .changes), limit: limit)
  }

  @concurrent
  private nonisolated static func takeTurnElsewhere() async {}

  private static var allWindows: [UIWindow] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }
}
