#if !canImport(UIKit)
  import Foundation

  /// The server of the page, which runs apart from the apps.
  // The number of connections is used only under the lock.
  final class Server: @unchecked Sendable {
    let gatekeeper: Gatekeeper
    let sessions: SessionTable
    let limits: Limits
    private let listener: Listener
    private let lock = NSLock()
    private var connectionCount = 0

    init(listener: Listener, token: String, limits: Limits, makeSession: @escaping @Sendable (_ id: String) -> Session)
    {
      self.listener = listener
      self.limits = limits
      gatekeeper = Gatekeeper(token: token, port: listener.port)
      sessions = SessionTable(limits: limits, make: makeSession)
    }

    /// Serves pages until the process ends.
    func run() -> Never {
      Self.thread { [sessions] in
        while true {
          sleep(5)
          sessions.endIdle()
        }
      }
      while true {
        guard let descriptor = listener.accept() else {
          // Too many files may be open for a moment.
          usleep(50_000)
          continue
        }
        guard lock.withLock({ connectionCount < limits.connections }) else {
          close(descriptor)
          continue
        }
        lock.withLock { connectionCount += 1 }
        Self.thread { [self] in
          Connection(descriptor, server: self).run()
          lock.withLock { connectionCount -= 1 }
        }
      }
    }

    static func thread(_ body: @escaping @Sendable () -> Void) {
      let thread = Thread(block: body)
      thread.stackSize = 1 << 20
      thread.start()
    }
  }
#endif
