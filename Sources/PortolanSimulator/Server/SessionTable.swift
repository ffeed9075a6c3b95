/// The sessions of a server, each used by its page.
actor SessionTable {
  private var idle: [(session: Session, since: ContinuousClock.Instant)] = []
  private var active: Set<String> = []
  private let limits: Limits
  private let make: @Sendable (_ id: String) -> Session

  init(limits: Limits, make: @escaping @Sendable (_ id: String) -> Session) {
    self.limits = limits
    self.make = make
  }

  /// Returns the session of a page that connects again, or a new one.
  ///
  /// - Returns: `nil` if there are as many sessions as possible.
  func take(_ id: String?) async -> Session? {
    // A page that is loaded again may come before its old connection is closed.
    for _ in 0..<200 where id.map(active.contains) == true { try? await Task.sleep(for: .milliseconds(10)) }
    if let id, let index = idle.firstIndex(where: { $0.session.id == id }) {
      active.insert(id)
      return idle.remove(at: index).session
    }
    // A page that is open goes before one that was closed.
    if active.count + idle.count >= limits.sessions, !idle.isEmpty { idle.removeFirst() }
    guard active.count < limits.sessions else { return nil }
    let session = make(Gatekeeper.newToken())
    active.insert(session.id)
    return session
  }

  /// Keeps the session of a page that was closed, since the page may only be loaded again.
  func put(_ session: Session) {
    active.remove(session.id)
    idle.append((session, .now))
  }

  /// Ends the sessions of pages that were closed some time ago.
  func endIdle() {
    idle.removeAll { $0.since + .seconds(limits.idle) < .now }
  }
}
