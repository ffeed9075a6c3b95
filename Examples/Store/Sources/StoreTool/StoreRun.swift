public import Portolan
public import StoreApp

/// One life of the store, from a cold start, with steps and links played to it.
@MainActor
public final class StoreRun {
  /// The store.
  public let store: Store
  private let recorder = EventRecorder()

  /// Starts the store as the system would: a window, a launch screen, the tabs.
  ///
  /// - Parameters:
  ///   - session: Who is logged in.
  ///   - answer: What the user does when the guard asks them to log in.
  /// - Throws: What the router throws.
  public convenience init(session: Session = Session(), answer: LoginAnswer = .logsIn) async throws {
    try await self.init(session: session) { window in
      switch answer {
      case .logsIn: try Gestures(window: window).tap("Log in")
      case .declines:
        try Gestures(window: window).swipeDown()
        throw LoginDenied()
      }
    }
  }

  /// Starts the store as the system would: a window, a launch screen, the tabs.
  ///
  /// - Parameters:
  ///   - session: Who is logged in.
  ///   - whenAskedToLogIn: Called when the guard has put the login on screen. It is to end the login, in one way or
  ///     another; what it throws denies the navigation.
  /// - Throws: What the router throws.
  public init(
    session: Session = Session(), whenAskedToLogIn: @escaping @MainActor (_ window: UIWindow) throws -> Void
  ) async throws {
    let window = UIWindow()
    store = Store(window: window, session: session) { [unowned window] in try whenAskedToLogIn(window) }
    try await store.launch()
    store.router.add(recorder)
  }

  /// The gestures that the user can make now, as steps are written.
  public var possibleSteps: [String] { Gestures(window: store.window).possible }

  /// Does steps, one after another.
  ///
  /// - Parameter steps: The steps as they are written on the command line.
  /// - Throws: ``StepFailure`` for the first that cannot be done.
  public func perform(_ steps: [String]) async throws {
    for (index, text) in steps.enumerated() {
      do {
        try await perform(StoreStep(text))
        if let error = await store.settle().first { throw error }
      } catch {
        throw failure(of: text, number: index + 1, because: error)
      }
    }
  }

  /// Does a step. What a button begins goes on after it: see ``Store/settle()``.
  ///
  /// - Parameter step: The step.
  /// - Throws: Why it cannot be done.
  public func perform(_ step: StoreStep) async throws {
    let gestures = Gestures(window: store.window)
    switch step {
    case .link(let screen): try await store.router.navigate(to: store.routes.destination(of: screen))
    case .tap(let title): try gestures.tap(title)
    case .back: try gestures.back()
    case .swipeBack: try gestures.swipeBack()
    case .swipeDown: try gestures.swipeDown()
    case .type(let line): try gestures.type(line)
    case .pressReturn: try gestures.pressReturn()
    case .logIn: store.session.logIn()
    case .logOut: store.session.logOut()
    }
  }

  /// Opens a link and tells what happened.
  ///
  /// - Parameter link: The link.
  /// - Throws: ``StoreLinkError``. A navigation that fails is told in the report.
  public func open(_ link: String) async throws -> OpenReport {
    let (screen, pattern) = try StoreLinks.match(link)
    let destination = store.routes.destination(of: screen)
    var report = OpenReport(link: link, screen: screen, way: pattern.way, before: HierarchySnapshot(of: store.window))
    report.plan = try? store.router.plan(to: destination)
    recorder.clear()
    do {
      try await store.router.navigate(to: destination)
      report.reached = true
    } catch {
      report.fail(error)
    }
    report.events = recorder.events
    report.after = HierarchySnapshot(of: store.window)
    return report
  }

  /// What the user sees, as text.
  public var screenText: String { Gestures(window: store.window).text }

  /// Tells what opening a link would do, and does nothing.
  ///
  /// - Parameter link: The link.
  /// - Throws: ``StoreLinkError``. Where there is no way, the report says so.
  public func plan(_ link: String) async throws -> OpenReport {
    let (screen, pattern) = try StoreLinks.match(link)
    let destination = store.routes.destination(of: screen)
    var report = OpenReport(link: link, screen: screen, way: pattern.way, before: HierarchySnapshot(of: store.window))
    do {
      report.plan = try store.router.plan(to: destination)
    } catch {
      report.fail(error)
    }
    report.why = await Lookout(window: store.window).events(for: destination)
    return report
  }

  private func failure(of step: String, number: Int, because error: any Error) -> StepFailure {
    let fault = error as? StepFault
    let reason = fault?.reason ?? (error as? RoutingError)?.reason ?? "\(error)"
    let possible = fault?.possible ?? Gestures(window: store.window).possible
    return StepFailure(
      number: number, step: Printable.quoted(step), reason: reason.trimmed,
      possible: error is StoreLinkError ? [] : possible)
  }
}

extension String {
  /// Without the full stop, for use inside a sentence.
  fileprivate var trimmed: String { hasSuffix(".") ? String(dropLast()) : self }
}
