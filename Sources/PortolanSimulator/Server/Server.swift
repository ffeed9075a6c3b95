#if !canImport(UIKit)
  import Foundation

  /// The server of the page, which runs apart from the apps.
  final class Server: Sendable {
    let gatekeeper: Gatekeeper
    let sessions: SessionTable
    let limits: Limits
    private let listener: Listener

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
        Self.thread { Connection(descriptor, server: self).run() }
      }
    }

    static func thread(_ body: @escaping @Sendable () -> Void) {
      let thread = Thread(block: body)
      thread.stackSize = 1 << 20
      thread.start()
    }
  }
#endif
