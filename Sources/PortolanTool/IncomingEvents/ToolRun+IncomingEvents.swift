import PortolanHierarchy

extension ToolRun {
  /// The error for the last event if it has no answer yet.
  var reasonForMissingAnswer: ToolFault {
    guard let reason = session.reasonForQueuedLink else {
      let place = session.nameOfTop.map { ", with \($0) on top" } ?? ""
      return ToolFault(
        "underWay",
        """
        It is in progress and waits for the user\(place). To fix: add the user's next step with show --then or in a story; \
        if it waits for something else, such as a server, let the app's settle() wait for that.
        """)
    }
    return ToolFault("waiting", "\(reason) To fix: add the user's steps before it arrives with --after.")
  }

  /// Waits until the app only waits for the user or for another process.
  ///
  /// Neither UIKit nor Swift reports that state. But navigations, flows and inboxes work on the main actor, in tasks
  /// that start or resume there. So no work is left if no task of the library is about to resume, and a series of turns
  /// brought no change. Where other apps run in the process, such a task may be theirs, so a longer time without a change
  /// counts as well.
  ///
  /// The virtual executor knows the end exactly.
  func waitUntilIdle() async {
    #if !canImport(UIKit)
      if let run = VirtualRun.current { return await run.untilRest() }
    #endif
    var seen = WindowInstances(of: app.window)
    var count = recorder.count
    var (quietLooks, stillLooks) = (0, 0)
    var lastChange = ContinuousClock.now
    while true {
      var isResuming = false
      // A look at the hierarchy takes as long as several turns.
      for _ in 0..<Self.turnsBetweenLooks {
        await Task.yield()
        // A suspended task resumes through another thread. This call queues behind it there.
        await Self.hopToAnotherThread()
        isResuming = isResuming || Resumptions.pendingCount > 0
      }
      let now = WindowInstances(of: app.window)
      let isStill = now == seen && recorder.count == count && !isMoving && !hasPendingTransitions
      if !isStill { lastChange = .now }
      stillLooks = isStill ? stillLooks + 1 : 0
      quietLooks = isStill && !isResuming ? quietLooks + 1 : 0
      (seen, count) = (now, recorder.count)
      if quietLooks >= Self.enoughLooks { return }
      if stillLooks >= Self.enoughLooks, ContinuousClock.now - lastChange > Self.silence { return }
    }
  }

  private static var turnsBetweenLooks: Int { 10 }
  /// The number of looks without a change after which nothing is left to do.
  private static var enoughLooks: Int { 10 }
  /// The time without a change after which a task that is about to resume counts as one of another app.
  private static var silence: Duration { .milliseconds(200) }

  /// A Boolean value that indicates whether a transition is in progress.
  private var isMoving: Bool {
    app.window.visibleScreens.contains { $0.transitionCoordinator != nil }
  }

  @concurrent
  private nonisolated static func hopToAnotherThread() async {}

  /// Starts an app, and waits until it waits for the user.
  ///
  /// - Parameters:
  ///   - options: The options of the app's start.
  ///   - folder: The folder for relative file names in steps, or `nil` for the working directory.
  /// - Returns: The run of the app.
  /// - Throws: ``ToolFault`` if the app cannot start.
  static func started(with options: App.Options, folder: URL? = nil) async throws(ToolFault) -> ToolRun {
    do {
      let run = ToolRun(try await App(options: options), folder: folder)
      if let error = await run.settle().first { throw error }
      return run
    } catch {
      throw ToolFault("start", status: .broken, "The app cannot start: \(ValueText.of(error))")
    }
  }
}
