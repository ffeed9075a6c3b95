import Foundation
public import PortolanCore
import PortolanFlows
public import PortolanLinks

/// An observer that records a session of a person without a word of theirs, so that it can be replayed.
///
/// ```swift
/// let recorder = FlightRecorder(for: router, to: .file(url))
/// router.add(recorder)
/// ```
///
/// The file contains names of types, cases and labels, tokens in place of values, codes of errors, and digests. It contains no
/// titles, no texts, no URLs and no pixels. A value is recorded only if its type is ``Recordable``. The recorder sends nothing.
public final class FlightRecorder: RouterObserver {
  private let file: FlightFile
  private let redactor = Redactor()
  private let began = ContinuousClock.now
  private weak var router: DefaultRouter?
  private weak var window: UIWindow?
  private var listeners: [WindowWatch.Listener] = []
  private var background: Subscription?
  /// The hierarchy as it was last seen, and as it was last written.
  private var seen: [RecordedRow] = []
  private var written: [RecordedRow]?
  private var width = 0 { didSet { file.header.width = width } }
  private var plans: [Int: NavigationPlan] = [:]
  private var openRequests: Set<Int> = []
  private var redirected: Set<Int> = []
  /// A Boolean value that indicates whether the commit that began last belongs to a request of the router.
  private var isOwnCommit = false
  /// The number of the request that has ended last, at all and when the hierarchy was last written.
  private var ended = 0
  private var settled = 0

  /// Creates a recorder, to be added to its router.
  ///
  /// A file that cannot be written does not disturb the app, see ``flush()``.
  ///
  /// - Parameters:
  ///   - router: The router.
  ///   - log: The file.
  ///   - app: The version of the app.
  ///   - links: The patterns of the app's links, whose digest shows a replay that the app has changed.
  ///   - screens: A sample of each screen of the app, for a digest of the routes to them.
  public init(
    for router: DefaultRouter, to log: FlightLog, app: String = "", links: [LinkPattern] = [],
    screens: [any Screen] = []
  ) {
    let header = FlightHeader(
      recording: UUID().uuidString, app: app, portolan: portolanVersion,
      system: ProcessInfo.processInfo.operatingSystemVersionString, locale: Locale.current.identifier,
      table: Self.digest(of: links), map: screens.isEmpty ? nil : Self.digest(of: screens))
    file = FlightFile(log, header)
    self.router = router
  }

  /// Returns the digest of a table of links.
  package static func digest(of links: [LinkPattern]) -> String {
    links.isEmpty ? "" : Digest.of(links.map(\.text).sorted().joined(separator: "\n"))
  }

  /// Returns the digest of the map of screens: the routes to samples in a window with another screen.
  package static func digest(of screens: [any Screen]) -> String {
    let window = UIWindow()
    window.rootViewController = UIViewController()
    let router = DefaultRouter(window: window)
    let lines = screens.map { screen in
      ScreenParts(of: screen).shape + "\n" + ((try? router.plan(to: Destination(screen))).map(Digest.text) ?? "-")
    }
    return Digest.of(lines.sorted().joined(separator: "\n"))
  }

  /// Begins to record.
  ///
  /// - Parameter router: The router. It retains the recorder.
  public func didJoin(_ router: DefaultRouter) {
    guard router === self.router else { return }
    router.configuration = router.configuration.changing {
      $0.observers.follow = { [weak self] in self?.note($0, to: $1) }
    }
    background = Subscription(to: UIApplication.didEnterBackgroundNotification) { [weak self] in
      self?.write(.background)
    }
    attach()
  }

  /// Does nothing, because the recorder needs the destinations of events, too.
  ///
  /// - Parameter event: The decision.
  public func router(did event: NavigationEvent) {}

  /// Waits until everything is written.
  ///
  /// - Throws: The error because of which the recording is incomplete.
  public func flush() throws { try file.flush() }

  private func write(
    _ kind: FlightLine.Kind, of request: Int? = nil, _ change: (inout FlightLine) -> Void = { _ in }
  ) {
    var line = FlightLine(kind)
    let (seconds, attoseconds) = (ContinuousClock.now - began).components
    line.at = Int(seconds * 1000 + attoseconds / 1_000_000_000_000_000)
    line.request = request
    change(&line)
    file.write(line)
  }

  // MARK: The window

  private func attach() {
    guard let window = try? router?.window, window !== self.window else { return }
    self.window = window
    let watch = WindowState.of(window).watch
    listeners = [watch.add { [weak self] in self?.look() }, watch.add { [weak self] in self?.note(reached: $0) }]
    width = window.traitCollection.horizontalSizeClass.rawValue
    seen = tree(of: window)
    writeTree(.checkpoint)
  }

  private func tree(of window: UIWindow) -> [RecordedRow] { LiveTree(of: window, redactor.screen).rows }

  private func writeTree(_ kind: FlightLine.Kind, _ edits: [RecordedEdit]? = nil) {
    written = seen
    write(kind) { ($0.tree, $0.edits) = (seen, edits) }
  }

  /// Notes a commit that begins, or that has reached its target.
  private func note(reached target: UIViewController?) {
    guard let window else { return }
    if target == nil {
      compare(window)
      isOwnCommit = WindowState.of(window).holder.map { openRequests.contains($0.number) } == true
    } else if isOwnCommit {
      // A screen that closes by itself uses another router, so that its change counts as one without a request.
      seen = tree(of: window)
    }
  }

  /// Records what has changed without a request, and the hierarchy if a request has changed it.
  private func look() {
    guard let window, window.isAtRest else { return }
    compare(window)
    // A request that arrived after the one that has ended is still on its way, and one that arrived before waits for an answer.
    guard ended != settled || seen != written, openRequests.allSatisfy({ $0 < ended }) else { return }
    settled = ended
    if seen == written { return write(.settled) }
    writeTree(written?.contains { $0.screen != nil } == true ? .settled : .checkpoint)
  }

  private func compare(_ window: UIWindow) {
    let now = tree(of: window)
    let width = window.traitCollection.horizontalSizeClass.rawValue
    var edits: [RecordedEdit] = []
    if width != self.width { edits.append(RecordedEdit(kind: .width, value: width)) }
    if now != seen { edits += RecordedEdit.changes(from: seen, to: now) }
    seen = now
    // A segment that begins with the change has the width after it, as its hierarchy is.
    self.width = width
    if !edits.isEmpty { writeTree(.change, edits) }
  }

  // MARK: The requests

  private func note(_ event: NavigationEvent, to destination: Destination) {
    let number = event.request
    if redirected.remove(number) != nil {
      write(.answer, of: number) {
        $0.answer = "redirect"
        record(destination, in: &$0)
      }
    }
    switch event.what {
    case .requested:
      attach()
      // A change that waits for the end of the turn came before the request.
      look()
      openRequests.insert(number)
      write(.request, of: number) { record(destination, in: &$0) }
    case .resolved(let plan): plans[number] = plan
    case .passed: write(.answer, of: number) { $0.answer = "proceed" }
    case .redirected: redirected.insert(number)
    case .denied(_, let failure):
      write(.answer, of: number) { ($0.answer, $0.code) = ("deny", ScreenParts.name(in: failure.code)) }
    case .joined: end(number, "joined")
    case .reached: end(number, "reached")
    case .failed(let failure): end(number, ScreenParts.name(in: failure.code))
    default: break
    }
  }

  private func end(_ number: Int, _ code: String) {
    openRequests.remove(number)
    ended = number
    let plan = plans.removeValue(forKey: number).map(Digest.of)
    write(.result, of: number) { ($0.code, $0.plan) = (code, plan) }
  }

  private func record(_ destination: Destination, in line: inout FlightLine) {
    if let screen = destination.anyContext as? any Screen, Destination(screen).isSame(as: destination) {
      line.screen = redactor.screen(screen)
    } else {
      line.step = ScreenParts.name(in: destination.name)
    }
  }
}
