/// A queue that receives the deep links of all sources and performs each of them once, in order, when the app is ready.
///
/// The inbox performs one link at a time.
///
/// ```swift
/// let inbox = DeepLinkInbox<ShopScreen>(router: router) { try ShopScreen.links.parse($0) }
///
/// func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
///   inbox.receive(.all(in: URLContexts))
/// }
///
/// inbox.gate.open(for: .launch)   // when the first screen is there
/// ```
///
/// No link is lost: each one is answered, both to the code that passed it in and to ``onAnswer``. A link without a window waits
/// until a window becomes key, the gate is opened again, or another link arrives. A link that would remove an alert waits until
/// the user has answered the alert. If the router of the links was given a window that is released, the links are denied with
/// ``RoutingError/Code/released``. When an inbox is released, its waiting links are denied.
@MainActor
public final class DeepLinkInbox<Link: Equatable & Sendable> {
  /// The gate that holds links back while it is closed.
  ///
  /// ```swift
  /// inbox.gate.open(for: .launch)
  /// ```
  public let gate: ReadinessGate
  /// The handling of waiting links when another link arrives.
  ///
  /// ```swift
  /// inbox.policy = .latest
  /// ```
  public var policy: LinkPolicy
  /// A closure that is called with every answer and its link.
  ///
  /// The link is `nil` if the source is unknown.
  ///
  /// ```swift
  /// inbox.onAnswer = { link, answer in
  ///   if case .unknown(let error) = answer { log("\(error)") }
  /// }
  /// ```
  public var onAnswer: (@MainActor (_ link: Link?, _ answer: LinkAnswer) -> Void)?

  /// The journal in which each link is while it is performed, so that one that ends the process is set aside at the next launch.
  public var journal: (any LinkJournal)?

  /// A closure that tells the observers of the router of a link that is set aside.
  var noteSetAside: (@MainActor (Link) -> Void)?
  let understand: @MainActor (DeepLinkSource) throws -> Link
  private let carryOut: @MainActor (Link) async throws -> Void
  var waiting: [LinkEntry<Link>] = []
  var current: LinkEntry<Link>?
  var work: Task<Void, Never>?
  /// The identity of the task that performs a link.
  var workTask: Int?
  private var openings: Subscription?
  /// The subscription to windows that become key, since a link may find its screen there.
  package var keyWindows: Subscription?
  /// The wait for the alert that the user is answering.
  private var alertWatch: RemovalWatch?
  /// The number of events so far after which a link that found no window can be tried again.
  private var chances = 0

  /// Creates an inbox.
  ///
  /// ```swift
  /// let inbox = DeepLinkInbox<ShopScreen>(
  ///   understand: { source in try ShopScreen.links.parse(source.requireURL()) },
  ///   carryOut: { screen in try await router.navigate(to: screen) })
  /// ```
  ///
  /// - Parameters:
  ///   - policy: The handling of waiting links when another link arrives.
  ///   - gate: The gate that opens when the app is ready. If `nil`, the inbox creates a gate that is closed for the
  ///     launch.
  ///   - understand: A closure that returns the link for a source of any kind, or throws if there is none.
  ///   - carryOut: A closure that performs a link. It should throw if its task is cancelled before it has changed
  ///     anything.
  @_disfavoredOverload
  public init(
    policy: LinkPolicy = .inOrder, gate: ReadinessGate? = nil,
    understand: @escaping @MainActor (DeepLinkSource) throws -> Link,
    carryOut: @escaping @MainActor (Link) async throws -> Void
  ) {
    self.policy = policy
    self.gate = gate ?? ReadinessGate()
    self.understand = understand
    self.carryOut = carryOut
    openings = Subscription(to: ReadinessGate.didOpen, from: self.gate) { [weak self] in self?.proceedAnew() }
    keyWindows = Subscription(to: UIWindow.didBecomeKeyNotification) { [weak self] in
      // The code that makes the window key has not returned yet.
      Task { self?.proceedAnew() }
    }
  }

  deinit {
    guard !waiting.isEmpty else { return }
    let (waiting, onAnswer) = (waiting, onAnswer)
    Task { @MainActor in
      for entry in waiting {
        entry.settle(with: .denied(CancellationError()))
        onAnswer?(entry.link, .denied(CancellationError()))
      }
    }
  }

  /// The waiting links, in order.
  package var waitingLinks: [Link] { waiting.map(\.link) }

  /// The number of waiting links.
  public var waitingCount: Int { waiting.count }

  /// Returns the link for a source, without adding it to the queue.
  ///
  /// ```swift
  /// let screen = try inbox.link(for: .url(url))
  /// ```
  ///
  /// - Parameter source: The source with which the system opened the app.
  /// - Returns: The link that the source stands for.
  /// - Throws: The error of the app's closure if the source is unknown.
  public func link(for source: DeepLinkSource) throws -> Link {
    // The screen of an intent need not have a URL.
    if case .appIntent(let intent) = source, let link = intent.screen as? Link { return link }
    return try understand(source)
  }

  /// Adds a link to the queue, at once and in order.
  ///
  /// ```swift
  /// inbox.receive(.product(id: 42)) { answer in
  ///   if !answer.isReached { log("\(answer)") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - link: The link to perform.
  ///   - answer: A closure that is called once, with the answer to the link.
  public func receive(_ link: Link, answer: (@MainActor (LinkAnswer) -> Void)? = nil) {
    take(link, answer: answer)
  }

  /// Adds the link of a source to the queue, at once and in order.
  ///
  /// ```swift
  /// inbox.receive(.notification(userInfo))
  /// ```
  ///
  /// - Parameters:
  ///   - source: The source with which the system opened the app.
  ///   - answer: A closure that is called once, with the answer to the link. It is called at once if the source is
  ///     unknown.
  public func receive(_ source: DeepLinkSource, answer: (@MainActor (LinkAnswer) -> Void)? = nil) {
    do {
      take(try link(for: source), answer: answer)
    } catch {
      answer?(.unknown(error))
      onAnswer?(nil, .unknown(error))
    }
  }

  /// Adds the links of several sources to the queue, at once and in order.
  ///
  /// ```swift
  /// inbox.receive(.all(in: connectionOptions))
  /// ```
  ///
  /// - Parameter sources: The sources with which the system opened the app.
  public func receive(_ sources: [DeepLinkSource]) {
    for source in sources { receive(source) }
  }

  @discardableResult
  func take(_ link: Link, answer: (@MainActor (LinkAnswer) -> Void)?) -> LinkEntry<Link> {
    func isSame(_ entry: LinkEntry<Link>) -> Bool {
      entry.link == link && !entry.isAbandoned && !entry.isSuperseded
    }
    if policy == .coalesce, let same = waiting.first(where: isSame) ?? current.flatMap({ isSame($0) ? $0 : nil }) {
      same.join(answer)
      proceedAnew()
      return same
    }
    let entry = LinkEntry(link, answer: answer)
    if policy == .latest {
      let older = waiting
      // The link takes its place before the older ones are answered, because their handlers may add links that are
      // newer still.
      waiting = [entry]
      current?.isSuperseded = true
      work?.cancel()
      for entry in older { settle(entry, with: .superseded) }
    } else {
      waiting.append(entry)
    }
    proceedAnew()
    return entry
  }

  /// Performs the waiting links after an event that may let a link find a window.
  private func proceedAnew() {
    chances += 1
    proceed()
  }

  /// Performs the next waiting link if no other link is under way and the app is ready.
  private func proceed() {
    guard gate.isOpen, current == nil, !waiting.isEmpty else { return }
    let entry = waiting.removeFirst()
    let chances = chances
    current = entry
    // A link is part of the code that has added it, and not of the code that opens the gate or of the link before it.
    work = RequestScope.$current.withValue(entry.scope) {
      // The link may arrive during a navigation that it is not part of.
      RequestScope.startIndependentTask {
        self.workTask = NavigationRequest.runningTask
        let answer = await self.answer(to: entry)
        self.current = nil
        self.work = nil
        self.workTask = nil
        guard let answer else {
          // There was no window, or there was an alert. Either may have changed since.
          self.waiting.insert(entry, at: 0)
          if self.chances != chances { self.proceed() }
          return
        }
        self.settle(entry, with: answer)
        self.proceed()
      }
    }
  }

  /// Performs a link and returns the answer to it.
  ///
  /// - Returns: The answer, or `nil` if the link must continue to wait.
  private func answer(to entry: LinkEntry<Link>) async -> LinkAnswer? {
    let name = ValueText.of(entry.link)
    guard journal?.begin(name) != false else {
      noteSetAside?(entry.link)
      return .setAside
    }
    defer { journal?.end(name) }
    do {
      try Task.checkCancellation()
      try await carryOut(entry.link)
      return .reached
    } catch {
      if entry.isSuperseded || (error as? RoutingError)?.code == .superseded { return .superseded }
      guard let fault = error as? RoutingError, !entry.isAbandoned else { return .denied(error) }
      if fault.code == .noWindow { return nil }
      if let blocking = fault.blockingAlert {
        wait(for: blocking())
        return nil
      }
      return .denied(error)
    }
  }

  /// Tries again when an alert is gone, whether the user has answered it or code has dismissed it.
  private func wait(for alert: UIAlertController?) {
    alertWatch?.end()
    // It may have gone before this code is called, for example while the app reported the error.
    guard let alert, alert.presentingViewController != nil else { return proceedAnew() }
    alertWatch = RemovalWatch(alert) { [weak self] in
      self?.proceedAnew()
      return nil
    }
  }

  func settle(_ entry: LinkEntry<Link>, with answer: LinkAnswer) {
    entry.settle(with: answer)
    onAnswer?(entry.link, answer)
  }
}
