/// Takes in the links of all sources, keeps them until the app is ready, and has them carried out: each once, one at a
/// time, in order.
///
/// ```swift
/// let inbox = DeepLinkInbox<StoreScreen>(router: router) { try links.parse($0) }
///
/// func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
///   inbox.receive(.all(in: URLContexts))
/// }
///
/// inbox.gate.open(for: .launch)   // when the first screen is there
/// ```
///
/// No link is lost: each is answered, to the one who has handed it in and to ``onAnswer``. A link for which there is no
/// window yet goes on waiting, until a window becomes key, the gate is opened again, or another link comes. So does a link that
/// would take away an alert, until the user has answered. What waits when an inbox is released is denied.
@MainActor
public final class DeepLinkInbox<Link: Equatable & Sendable> {
  /// Links wait while it is closed.
  public let gate: ReadinessGate
  /// What happens to links that wait when another one comes.
  public var policy: LinkPolicy
  /// Is told every answer, with the link, or `nil` where that is unknown.
  public var onAnswer: (@MainActor (_ link: Link?, _ answer: LinkAnswer) -> Void)?

  private let understand: @MainActor (DeepLinkSource) throws -> Link
  private let carryOut: @MainActor (Link) async throws -> Void
  private var waiting: [LinkEntry<Link>] = []
  private var current: LinkEntry<Link>?
  private var work: Task<Void, Never>?
  private var keyWindows: KeyWindowSubscription?
  /// The wait for the alert that the user is answering.
  private var alertWatch: RemovalWatch?
  /// The number of events after which a link that found no window is worth another attempt.
  private var chances = 0

  /// - Parameters:
  ///   - policy: What happens to links that wait when another one comes.
  ///   - gate: Says when the app is ready; closed for its launch unless said otherwise.
  ///   - understand: Says what a source means, whichever way it came in; throws where it means nothing.
  ///   - carryOut: Does what a link asks for. It should throw where its task is cancelled and it has done nothing yet.
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
    self.gate.whenOpened { [weak self] in self?.proceedAnew() }
    keyWindows = KeyWindowSubscription { [weak self] in self?.proceedAnew() }
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

  /// How many links wait.
  public var waitingCount: Int { waiting.count }

  /// What a source means. Nothing is taken in.
  ///
  /// - Parameter source: What the system opens the app with.
  /// - Throws: Why nobody knows what it means.
  public func link(for source: DeepLinkSource) throws -> Link {
    try understand(source)
  }

  /// Takes a link in, at once and in order.
  ///
  /// - Parameters:
  ///   - link: What is to be done.
  ///   - answer: Called once, with what has become of it.
  public func receive(_ link: Link, answer: (@MainActor (LinkAnswer) -> Void)? = nil) {
    take(link, answer: answer)
  }

  /// Takes a source in, at once and in order.
  ///
  /// - Parameters:
  ///   - source: What the system opens the app with.
  ///   - answer: Called once, with what has become of it; at once where it is unknown.
  public func receive(_ source: DeepLinkSource, answer: (@MainActor (LinkAnswer) -> Void)? = nil) {
    do {
      take(try understand(source), answer: answer)
    } catch {
      answer?(.unknown(error))
      onAnswer?(nil, .unknown(error))
    }
  }

  /// Takes sources in, at once and in order.
  ///
  /// - Parameter sources: What the system opens the app with.
  public func receive(_ sources: [DeepLinkSource]) {
    for source in sources { receive(source) }
  }

  /// Takes a link in, and returns when it is answered.
  ///
  /// - Parameter link: What is to be done. Where the task that waits is cancelled it is withdrawn.
  /// - Returns: What has become of it. Where that would never be known, as the code that waits carries out another link of
  ///   this inbox, it is denied with ``RoutingError/Code/waitsForItself``.
  @discardableResult
  public func deliver(_ link: Link) async -> LinkAnswer {
    if let denial = denialOfWaiting() {
      onAnswer?(link, .denied(denial))
      return .denied(denial)
    }
    let outcome = Promise<LinkAnswer>()
    let entry = take(link) { outcome.end(with: $0) }
    return await withTaskCancellationHandler {
      await outcome.wait()
    } onCancel: {
      Task { @MainActor in self.withdraw(entry) { outcome.end(with: .denied(CancellationError())) } }
    }
  }

  /// Takes a source in, and returns when it is answered.
  ///
  /// - Parameter source: What the system opens the app with. Where the task that waits is cancelled it is withdrawn.
  /// - Returns: What has become of it.
  @discardableResult
  public func deliver(_ source: DeepLinkSource) async -> LinkAnswer {
    do {
      return await deliver(try understand(source))
    } catch {
      onAnswer?(nil, .unknown(error))
      return .unknown(error)
    }
  }

  /// Why the task that is running cannot wait for a link.
  private func denialOfWaiting() -> (any Error)? {
    // What nobody wants any more must not be begun.
    if Task.isCancelled { return CancellationError() }
    if let current, LinkHandling.isUnderWay(of: current) { return RoutingError.linkWaitsForItself() }
    return nil
  }

  @discardableResult
  private func take(_ link: Link, answer: (@MainActor (LinkAnswer) -> Void)?) -> LinkEntry<Link> {
    func isSame(_ entry: LinkEntry<Link>) -> Bool { entry.link == link && !entry.isAbandoned }
    if policy == .coalesce, let same = waiting.first(where: isSame) ?? current.flatMap({ isSame($0) ? $0 : nil }) {
      same.join(answer)
      proceedAnew()
      return same
    }
    let entry = LinkEntry(link, answer: answer)
    if policy == .latest {
      let older = waiting
      // In its place before the older ones are answered: what their handlers hand in is newer still.
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

  /// Carries out what waits, after something that may let a link find a window.
  private func proceedAnew() {
    chances += 1
    proceed()
  }

  /// Carries out what waits, if nothing else is under way and the app is ready.
  private func proceed() {
    guard gate.isOpen, current == nil, !waiting.isEmpty else { return }
    let entry = waiting.removeFirst()
    let chances = chances
    current = entry
    // The link may have come in the middle of a navigation, of which it is no part.
    work = NavigationRequest.startIndependentTask {
      let answer = await LinkHandling.$current.withValue(LinkHandling(of: entry)) { await self.answer(to: entry) }
      self.current = nil
      self.work = nil
      guard let answer else {
        // There was no window, or an alert. That may have changed meanwhile.
        self.waiting.insert(entry, at: 0)
        if self.chances != chances { self.proceed() }
        return
      }
      self.settle(entry, with: answer)
      self.proceed()
    }
  }

  /// - Returns: `nil` where the link is to go on waiting.
  private func answer(to entry: LinkEntry<Link>) async -> LinkAnswer? {
    do {
      try Task.checkCancellation()
      try await carryOut(entry.link)
      return .reached
    } catch {
      if entry.isSuperseded || (error as? RoutingError)?.code == .superseded { return .superseded }
      guard let fault = error as? RoutingError, !entry.isAbandoned else { return .denied(error) }
      if fault.code == .noWindow { return nil }
      if let blocking = fault.blockingAlert {
        wait(for: blocking.alert)
        return nil
      }
      return .denied(error)
    }
  }

  /// Tries again when an alert is gone, whether the user has answered it or code has dismissed it.
  private func wait(for alert: UIAlertController?) {
    alertWatch?.end()
    guard let alert else { return proceedAnew() }
    alertWatch = RemovalTracker.watch(alert) { [weak self] in self?.proceedAnew() }
  }

  private func settle(_ entry: LinkEntry<Link>, with answer: LinkAnswer) {
    entry.settle(with: answer)
    onAnswer?(entry.link, answer)
  }

  /// Takes back what one who waited has handed in, unless others have asked for the same.
  private func withdraw(_ entry: LinkEntry<Link>, _ leave: () -> Void) {
    guard !entry.isSettled else { return }
    guard entry.leave() else { return leave() }
    if entry === current {
      // It may be too late to stop it, so the answer is what comes of it.
      entry.isAbandoned = true
      work?.cancel()
    } else if let index = waiting.firstIndex(where: { $0 === entry }) {
      waiting.remove(at: index)
      settle(entry, with: .denied(CancellationError()))
    }
  }
}
