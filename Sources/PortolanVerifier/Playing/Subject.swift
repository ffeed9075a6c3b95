#if !canImport(UIKit)
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

    let app: App
    let watch = StepWatch()
    private let clock = NextTurnTransitionClock()
    private var openWindows: [WeakWindow] = []
    var answers = EventAnswers()
    private weak var inbox: DeepLinkInbox<App.AppScreen>?
    /// The observed routers, weak since a later one may have the address of an earlier one.
    private var routers: [WeakRouter] = []
    private static var executor: VirtualExecutor { .shared }

    /// Launches the app.
    ///
    /// - Parameter options: The options of the launch, as on the command line.
    /// - Throws: ``ToolFault``.
    init(options: [String]) throws {
      // Nothing of an app that did not come to rest may reach this one.
      if !Self.rest() { Self.discard() }
      let parsed = try LaunchOptions.parsed(options, for: App.self)
      do { app = try Self.wait { try await App(options: parsed) } } catch {
        throw ToolFault("start", status: .broken, "The app cannot start: \(ValueText.of(error))")
      }
      adopt()
      _ = Self.rest()
    }

    /// Ends the app: its screens leave, so that whatever waits for them ends.
    func end() {
      let windows = openWindows.compactMap(\.window)
      // Code that waits for a modal to leave may present another one.
      for _ in 0..<10 where windows.contains(where: { $0.rootViewController?.presentedViewController != nil }) {
        for window in windows { window.rootViewController?.dismiss(animated: false) }
        _ = Self.rest()
      }
      for window in windows {
        window.rootViewController = nil
        HeadlessSystem.stopKeeping(window)
      }
      // An app that leaks would hear of the windows of every later launch.
      inbox?.keyWindows = nil
      if !Self.rest() { Self.discard() }
    }

    /// Drops all work that has not ended.
    static func discard() { VirtualExecutor.shared.discard() }

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
      effect.isAtRest = Self.rest() && effect.isAtRest
      // The watch must not keep a window that the app has closed.
      watch.window = nil
      adopt()
      let failures = try? Self.wait { await self.app.settle() }
      effect.errors += failures ?? []
      return effect
    }

    /// Turns the device.
    func turn(isCompact: Bool) {
      do { try Gestures(window: app.window).resize(isCompact: isCompact) } catch {}
      _ = Self.rest()
    }

    /// Adds the state of the app that is not in its windows to a survey.
    func describe(in surveyor: inout Surveyor<App.AppScreen>) {
      let current = app.window
      for case let window? in openWindows.map(\.window) { surveyor.visit(window, isCurrent: window === current) }
      if let inbox = app.inbox {
        surveyor.combine(state: inbox.waitingCount)
        // No screen shows which links wait. Usually none does.
        if inbox.waitingCount > 0 { for link in inbox.waitingLinks { surveyor.combine(link) } }
        for reason in inbox.gate.reasons.map(\.description).sorted() { surveyor.combine(reason) }
      }
      surveyor.combine(state: answers.missingCount)
      for destination in watch.waiting { surveyor.combine(destination) }
      let fingerprint = app.fingerprint
      if !fingerprint.isEmpty { surveyor.combine(fingerprint) }
    }

    /// Returns the parts of the present state.
    func parts(look: @escaping (UIViewController) -> Parts.Look) -> Parts {
      let flags = app.fingerprint.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return Parts(
        windows: openWindows.compactMap(\.window), waiting: watch.waiting, unanswered: answers.missingCount,
        flags: flags, look: look)
    }

    private func begin(_ move: Move, in hierarchy: UInt64, _ effect: inout Effect) throws {
      let user = Gestures(window: app.window)
      switch move.step {
      case .event(let event): effect.event = try deliver(event, in: hierarchy)
      case .tap(let title): try user.tap(title)
      case .gesture(let gesture): try user.perform(gesture)
      case .swipeDown: try user.swipeDown()
      case .type(let line): try user.type(line)
      case .pressReturn: try user.pressReturn()
      case .width(let isCompact): try user.resize(isCompact: isCompact)
      case .window(let number): try Self.wait { try await self.app.activateWindow(number) }
      case .custom(let number): try Self.wait { try await App.ownSteps[number].perform(self.app) }
      }
    }

    private func deliver(_ event: IncomingEvent, in hierarchy: UInt64) throws -> Int {
      let source = try source(of: event)
      let number = answers.expect(in: hierarchy)
      if let inbox = app.inbox {
        inbox.receive(source) { [weak self] in self?.answers.record($0, on: number) }
        return number
      }
      let screen = try App.links.parse(source.requireURL())
      app.router.navigate(to: Destination(screen)) { [weak self] result in
        switch result {
        case .success: self?.answers.record(.reached, on: number)
        case .failure(let error): self?.answers.record(.denied(error), on: number)
        }
      }
      return number
    }

    private func source(of event: IncomingEvent) throws -> DeepLinkSource {
      if case .notification(let file) = event, let text = App.payloads[file] {
        return .notification(try Payload.parse(Data(text.utf8), named: file))
      }
      return try event.source(checkedBy: App.links, in: nil)
    }

    /// The window where requests navigate; another one may cover it, such as a lock.
    var routedWindow: UIWindow { (try? app.router.window) ?? app.window }

    /// Observes the router, its window and the window that the user sees now.
    private func adopt() {
      // A lock that is gone leaves no state.
      openWindows.removeAll { $0.window.map { $0.isHidden && $0.rootViewController == nil } ?? true }
      for window in [routedWindow, app.window] {
        // The shared clock of turns may wait for a turn outside of the executor, and then never begins a transition.
        if window.headless.transitionClock === NextTurnTransitionClock.shared {
          window.headless.transitionClock = clock
        }
        if !openWindows.contains(where: { $0.window === window }) { openWindows.append(WeakWindow(window: window)) }
      }
      let router = app.router
      routers.removeAll { $0.router == nil }
      if !routers.contains(where: { $0.router === router }) {
        routers.append(WeakRouter(router: router))
        router.add(watch)
      }
      guard let inbox = app.inbox, inbox !== self.inbox else { return }
      self.inbox = inbox
      let own = inbox.onAnswer
      inbox.onAnswer = { [weak self] link, answer in
        self?.answers.note()
        own?(link, answer)
      }
    }

    /// Runs tasks until none can continue, even if time passes.
    ///
    /// - Returns: `true` if all work has ended.
    private static func rest() -> Bool {
      let end = executor.now + .seconds(60)
      for _ in 0..<1000 {
        guard executor.drain() else { return false }
        guard executor.advance(upTo: end) else { return executor.delayedCount == 0 }
      }
      return false
    }

    /// Runs asynchronous code to its end.
    ///
    /// - Throws: The error of the code, or ``NeverReturns``.
    static func wait<Value>(_ body: @escaping @MainActor () async throws -> Value) throws -> Value {
      var result: Result<Value, any Error>?
      let task = Task {
        do { result = .success(try await body()) } catch { result = .failure(error) }
      }
      _ = Self.rest()
      guard let result else {
        task.cancel()
        throw NeverReturns()
      }
      return try result.get()
    }
  }

  /// A weak reference to a router, since the app may replace it.
  private struct WeakRouter {
    weak var router: DefaultRouter?
  }

  /// A weak reference to a window, since the app may close it.
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// An error for code that does not return, or that waits for work outside of the executor.
  struct NeverReturns: Error, CustomStringConvertible {
    var description: String {
      let places = OutsideWork.names
      let outside =
        places.isEmpty
        ? "" : " Work left the executor for \(places.joined(separator: ", ")), where its end cannot be seen."
      return "It does not return, although no task can continue.\(outside)"
    }
  }

  /// The parsed options of launches, since parsing takes longer than a launch.
  @MainActor
  private enum LaunchOptions {
    private static var known: [String: any Sendable] = [:]

    static func parsed<App: ToolApp>(_ options: [String], for app: App.Type) throws -> App.Options {
      let key = ([String(reflecting: app)] + options).joined(separator: "\u{0}")
      if let parsed = known[key] as? App.Options { return parsed }
      do {
        let parsed = try App.Options.parse(options)
        known[key] = parsed
        return parsed
      } catch {
        throw ToolFault("start", status: .broken, "The app cannot start: \(App.Options.message(for: error))")
      }
    }
  }

  /// The answers to the events that the verification has delivered.
  struct EventAnswers {
    private var expected = 0
    private var answers: [Int: [LinkAnswer]] = [:]
    /// The hashes of the hierarchies where the events without an answer came.
    private var missing: [Int: UInt64] = [:]
    /// The number of answers that the inbox has given to its app.
    private var notedCount = 0

    /// Returns the number of the next event.
    mutating func expect(in hierarchy: UInt64) -> Int {
      expected += 1
      missing[expected] = hierarchy
      return expected
    }

    mutating func record(_ answer: LinkAnswer, on number: Int) {
      missing[number] = nil
      answers[number, default: []].append(answer)
    }

    /// Records that the inbox has told its app about an answer.
    mutating func note() { notedCount += 1 }

    /// The number of events without an answer.
    var missingCount: Int { missing.count }

    /// Returns a Boolean value that indicates whether events wait, although the hierarchy is as before them, so that no screen asks.
    func areForgotten(in hierarchy: UInt64) -> Bool {
      !missing.isEmpty && missing.values.allSatisfy { $0 == hierarchy }
    }

    /// Removes the answers, and returns those that came during the last action.
    mutating func take() -> [Int: [LinkAnswer]] {
      defer {
        answers = [:]
        // A button may hand a link of the app to the inbox, which is no event of the verification.
        notedCount = min(notedCount, expected)
      }
      return answers
    }

    /// A Boolean value that indicates whether the inbox has told its app about more answers than there were events.
    var isAnsweredTooOften: Bool { notedCount > expected }
  }
#endif
