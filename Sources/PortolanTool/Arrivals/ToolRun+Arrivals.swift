import Portolan
import PortolanLinks

extension ToolRun {
  /// Hands the app what arrives, and waits until it is answered, or waits itself.
  ///
  /// - Returns: Whether it was carried out; not where it waits.
  /// - Throws: Why it was not carried out.
  func deliver(_ source: DeepLinkSource) async throws -> Bool {
    guard let inbox = app.inbox else {
      try await app.router.navigate(to: screen(for: source))
      return true
    }
    let answers = answers
    let number = answers.expect()
    inbox.receive(source) { answers.note($0, on: number) }
    await becomeStill()
    guard let answer = answers.take(number) else { return false }
    if let failure = answer.failure { throw failure }
    return true
  }

  /// The screen that is meant.
  ///
  /// - Throws: Why nobody knows what is meant.
  func screen(for source: DeepLinkSource) throws -> App.AppScreen {
    if let inbox = app.inbox { return try inbox.link(for: source) }
    return try App.links.parse(source.requireURL())
  }

  /// Returns when the app does nothing but wait: for the user, or for what is outside the process.
  ///
  /// Neither UIKit nor Swift says when that is. But what navigations, flows and inboxes do is done on the main actor, by
  /// tasks that are begun there or go on there: where none of the library's own is about to go on, and so many turns in a
  /// row have brought nothing new, nothing is left.
  func becomeStill() async {
    var seen = HierarchyInstances(of: app.window)
    var count = recorder.count
    var quietTurns = 0
    while quietTurns < 100 {
      await Task.yield()
      // A task that has waited goes on by way of another thread, behind which this one gets in line.
      await Self.takeTurnElsewhere()
      let now = HierarchyInstances(of: app.window)
      let isQuiet = now == seen && recorder.count == count && Resumptions.pendingCount == 0 && !isMoving
      quietTurns = isQuiet ? quietTurns + 1 : 0
      (seen, count) = (now, recorder.count)
    }
  }

  /// Whether a transition is under way.
  private var isMoving: Bool {
    app.window.visibleScreens.contains { $0.transitionCoordinator != nil }
  }

  @concurrent
  private nonisolated static func takeTurnElsewhere() async {}
}
