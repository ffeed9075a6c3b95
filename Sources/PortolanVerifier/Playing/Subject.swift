import PortolanExecutor

/// A run of an app, from its launch, on the virtual executor.
@MainActor
final class Subject<App: VerifiableApp> {
  /// The effect of an action, besides the state that follows.
  struct Effect {
    /// The error of the action itself, or of work that it started.
    var errors: [any Error] = []
    /// A Boolean value that indicates whether all work has ended.
    var isAtRest = true
    /// The number of the event that was delivered.
    var event: Int?
  }

  let session: AppSession<App>
  let watch = StepWatch()
  let clock = VirtualClock()
  private var openWindows: [Weak<UIWindow>] = []
  private weak var inbox: DeepLinkInbox<App.AppScreen>?
  /// The hashes of the hierarchies where events came, by the numbers of the events.
  private var origins: [Int: UInt64] = [:]
  /// The number of answers that the inbox has given to its app.
  private var notedCount = 0

  var app: App { session.app }

  /// Launches the app.
  ///
  /// - Parameters:
  ///   - options: The options of the launch, as on the command line.
  ///   - payloads: The payloads of notifications by the names that steps use for them.
  /// - Throws: ``ToolFault``.
  init(options: [String], payloads: [String: String] = App.payloads) throws {
    let fault = { ToolFault("start", status: .broken, "The app cannot start: \($0 as String)") }
    let parsed: App.Options
    do { parsed = try LaunchOptions.parsed(options, for: App.self) } catch { throw fault(error.reason) }
    do {
      let app = try clock.wait { try await App(options: parsed) }
      session = AppSession(app, payloads: payloads, observer: watch)
    } catch { throw fault(ValueText.of(error)) }
    adopt()
    clock.rest()
  }

  /// Ends the app: its screens leave, so that whatever waits for them ends.
  func end() {
    let windows = openWindows.compactMap(\.object)
    // Code that waits for a modal to leave may present another one.
    for _ in 0..<10 where windows.contains(where: { $0.rootViewController?.presentedViewController != nil }) {
      for window in windows { window.rootViewController?.dismiss(animated: false) }
      clock.rest()
    }
    for window in windows {
      window.rootViewController = nil
      HeadlessSystem.stopKeeping(window)
    }
    // An app that leaks would hear of the windows of every later launch.
    inbox?.keyWindows = nil
    if !clock.rest() { VirtualExecutor.shared.discard() }
  }

  /// Performs an action and everything that it starts.
  ///
  /// - Parameters:
  ///   - move: The action.
  ///   - hierarchy: The hash of the hierarchy before it.
  ///   - isObserved: `true` to compare plans with what happens, at a cost of time.
  /// - Returns: The effect.
  func perform(_ move: Move, in hierarchy: UInt64, isObserved: Bool) -> Effect {
    var effect = Effect()
    watch.begin(observingPlansIn: isObserved ? routedWindow : nil)
    do { try begin(move, in: hierarchy, &effect) } catch { effect.errors.append(error) }
    effect.isAtRest = clock.rest()
    // The watch must not keep a window that the app has closed.
    watch.window = nil
    adopt()
    let failures = try? clock.wait { await self.app.settle() }
    effect.errors += failures ?? []
    return effect
  }

  /// Turns the device.
  func turn(isCompact: Bool) {
    do { try Gestures(window: app.window).resize(isCompact: isCompact) } catch {}
    clock.rest()
  }

  /// Adds the state of the app that is not in its windows to a survey.
  func describe(in surveyor: inout Surveyor<App.AppScreen>) {
    let current = app.window
    for case let window? in openWindows.map(\.object) { surveyor.visit(window, isCurrent: window === current) }
    if let inbox = app.inbox {
      surveyor.combine(state: inbox.waitingCount)
      // No screen shows which links wait. Usually none does.
      if inbox.waitingCount > 0 { for link in inbox.waitingLinks { surveyor.combine(link) } }
      for reason in session.gates { surveyor.combine(reason) }
    }
    surveyor.combine(state: session.answers.open.count)
    for destination in watch.waiting { surveyor.combine(destination) }
    let fingerprint = app.fingerprint
    if !fingerprint.isEmpty { surveyor.combine(fingerprint) }
  }

  /// Returns the parts of the present state.
  func parts(look: @escaping (UIViewController) -> Parts.Look) -> Parts {
    let flags = app.fingerprint.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Parts(
      windows: openWindows.compactMap(\.object), waiting: watch.waiting, unanswered: session.answers.open.count,
      flags: flags, look: look)
  }

  private func begin(_ move: Move, in hierarchy: UInt64, _ effect: inout Effect) throws {
    switch try session.begin(move.step) {
    case .nothing: break
    case .answer(let number):
      effect.event = number
      origins[number] = hierarchy
    case .code(let code): try clock.wait(code)
    }
  }

  /// The window where requests navigate; another one may cover it, such as a lock.
  var routedWindow: UIWindow { (try? app.router.window) ?? app.window }

  /// Observes the router, its window and the window that the user sees now.
  private func adopt() {
    // A lock that is gone leaves no state.
    openWindows.removeAll { $0.object.map { $0.isHidden && $0.rootViewController == nil } ?? true }
    for window in [routedWindow, app.window] {
      clock.adopt(window)
      if !openWindows.contains(where: { $0.object === window }) { openWindows.append(Weak(window)) }
    }
    session.observeRouter()
    guard let inbox = app.inbox, inbox !== self.inbox else { return }
    self.inbox = inbox
    let own = inbox.onAnswer
    inbox.onAnswer = { [weak self] link, answer in
      self?.notedCount += 1
      own?(link, answer)
    }
  }

  // MARK: Answers

  /// Returns a Boolean value that indicates whether events wait, although the hierarchy is as before them, so that no screen asks.
  func forgetsEvents(in hierarchy: UInt64) -> Bool {
    let open = session.answers.open
    return !open.isEmpty && open.allSatisfy { origins[$0] == hierarchy }
  }

  /// Removes the answers, and returns those that came during the last action.
  func takeAnswers() -> [Int: [LinkAnswer]] {
    // A button may hand a link of the app to the inbox, which is no event of the verification.
    notedCount = min(notedCount, session.answers.count)
    return session.answers.takeAll()
  }

  /// A Boolean value that indicates whether the inbox has told its app about more answers than there were events.
  var isAnsweredTooOften: Bool { notedCount > session.answers.count }
}
