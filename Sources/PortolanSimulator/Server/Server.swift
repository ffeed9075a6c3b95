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

  /// A socket on this machine's own address, 127.0.0.1, that accepts connections.
  struct Listener: Sendable {
    let descriptor: Int32
    /// The port, which the system has chosen if 0 was requested.
    let port: UInt16

    /// Opens a port.
    ///
    /// - Returns: `nil` if the port is in use or not permitted; `errno` has the reason.
    init?(port: UInt16) {
      let socket = Foundation.socket(AF_INET, Descriptor.streamType, 0)
      guard socket >= 0 else { return nil }
      Descriptor.closeOnExec(socket)
      var yes: Int32 = 1
      setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isBound = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          bind(socket, address, size) == 0 && listen(socket, 128) == 0 && getsockname(socket, address, &size) == 0
        }
      }
      guard isBound else {
        let reason = errno
        close(socket)
        errno = reason
        return nil
      }
      descriptor = socket
      self.port = UInt16(bigEndian: address.sin_port)
    }

    /// Waits for a connection.
    ///
    /// - Returns: The descriptor of the connection, or `nil` if there is none now.
    func accept() -> Int32? {
      guard !Descriptor.wait(for: [descriptor], upTo: 60).isEmpty else { return nil }
      let connection = Descriptor.creation.withLock {
        let connection = Foundation.accept(descriptor, nil, nil)
        if connection >= 0 { Descriptor.closeOnExec(connection) }
        return connection
      }
      guard connection >= 0 else { return nil }
      var yes: Int32 = 1
      // Each message goes out at once.
      setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
      #if canImport(Darwin)
        setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
      #endif
      // A page that does not read must not hold its thread for ever.
      var limit = timeval(tv_sec: 10, tv_usec: 0)
      setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
      return connection
    }
  }

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
