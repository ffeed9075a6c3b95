import Portolan

/// Looks at windows, round after round, until enough rounds have found nothing new.
///
/// Neither UIKit nor Swift tells when everything that could go on has gone on: a task that has waited goes on by way of
/// another thread. So each round takes its turn behind such tasks, and lets a little time pass, which is longer on a busy
/// machine.
@MainActor
struct Watch {
  /// How many rounds in which nothing happens are enough.
  private static let enough = 20

  private let window: UIWindow?
  private var seen: [HierarchyInstances] = []
  private var quietRounds = 0
  private var unrest: NotSettled.Reason?

  init(_ window: UIWindow?) {
    self.window = window
  }

  /// A Boolean value that indicates whether nothing has happened for long enough.
  var isQuiet: Bool { quietRounds >= Self.enough }

  /// Lets everything go on that can, and looks at the windows.
  ///
  /// - Throws: `CancellationError`.
  mutating func takeRound() async throws {
    try await Task.sleep(for: .milliseconds(1))
    await Self.takeTurnElsewhere()
    await Task.yield()
    let windows = window.map { [$0] } ?? Self.allWindows
    let now = windows.map { HierarchyInstances(of: $0) }
    unrest = windows.lazy.compactMap { Unrest(of: $0) }.first.map(NotSettled.Reason.unrest)
    if unrest == nil, now != seen { unrest = .changes }
    seen = now
    if unrest != nil {
      quietRounds = 0
    } else if Resumptions.pendingCount == 0 {
      // Those that are about to go on may belong to other windows, so that they do not begin the count again.
      quietRounds += 1
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
