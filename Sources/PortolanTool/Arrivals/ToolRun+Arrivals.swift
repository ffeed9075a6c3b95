import Portolan
import PortolanLinks

extension ToolRun {
  /// Hands the app what arrives, and returns when it is answered, or waits. What is answered later is told by
  /// ``settle()`` then.
  ///
  /// - Throws: Why it was not carried out.
  func deliver(_ source: DeepLinkSource) async throws {
    let number = try await handIn(source)
    if let failure = answers.take(number)?.failure { throw failure }
  }

  /// Hands the app what arrives, and returns when it is answered, or waits.
  ///
  /// - Returns: The number of the answer, for which somebody has to come.
  /// - Throws: Why nobody knows what is meant.
  func handIn(_ source: DeepLinkSource) async throws -> Int {
    let number = try begin(source)
    await becomeStill()
    return number
  }

  /// Nobody waits for the end here: where a guard asks the user, the answer comes with a later step.
  private func begin(_ source: DeepLinkSource) throws -> Int {
    let answers = answers
    if let inbox = app.inbox {
      let number = answers.expect()
      inbox.receive(source) { answers.note($0, on: number) }
      return number
    }
    let screen = try screen(for: source)
    let number = answers.expect()
    app.router.navigate(to: Destination(screen)) { result in
      switch result {
      case .success: answers.note(.reached, on: number)
      case .failure(let error): answers.note(.denied(error), on: number)
      }
    }
    return number
  }

  /// Why something that was handed in last is not answered.
  var reasonForNoAnswer: any Error {
    // A link is carried out as soon as it does not wait in line, and an app without an inbox has no line.
    guard let inbox = app.inbox, inbox.waitingCount > 0 else {
      return StillUnderWay(top: nameOfTop)
    }
    return StillWaiting(reasons: inbox.gate.reasons.map(\.description).sorted())
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
      let isAtRest = Resumptions.pendingCount == 0 && !isMoving && !waitsForTurn
      let isQuiet = now == seen && recorder.count == count && isAtRest
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
