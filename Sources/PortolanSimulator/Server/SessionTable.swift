#if !canImport(UIKit)
  import Foundation

  /// The sessions of a server, of which each is used by the thread of its page.
  // The sessions are used only under the lock, or by the thread that has taken them.
  final class SessionTable: @unchecked Sendable {
    private struct Idle {
      let session: Session
      let since: Date
    }

    private let lock = NSCondition()
    private var idle: [Idle] = []
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
    func take(_ id: String?) -> Session? {
      lock.withLock {
        // A page that is loaded again may come before its old connection is closed.
        let deadline = Date(timeIntervalSinceNow: 2)
        while let id, active.contains(id), lock.wait(until: deadline) {}
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
    }

    /// Keeps the session of a page that was closed, since the page may only be loaded again.
    func put(_ session: Session) {
      lock.withLock {
        active.remove(session.id)
        idle.append(Idle(session: session, since: Date()))
        lock.broadcast()
      }
    }

    /// Ends the sessions of pages that were closed some time ago.
    func endIdle() {
      lock.withLock {
        idle.removeAll { -$0.since.timeIntervalSinceNow > limits.idle }
      }
    }
  }
#endif
