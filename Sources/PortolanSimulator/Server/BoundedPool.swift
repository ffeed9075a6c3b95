#if !canImport(UIKit)
  import FlyingFox
  import FlyingSocks
  import Foundation

  /// The sockets of the server, whose number and whose time for a request are bounded.
  ///
  /// FlyingFox bounds neither. It asks a pool only if a socket has to wait, so that the bytes of a connection that never
  /// pauses cannot be counted here. Its time can.
  // The connections are used only under the lock.
  final class BoundedPool: AsyncSocketPool, @unchecked Sendable {
    private struct Connection {
      /// The port of the other end, which distinguishes connections that have the same descriptor one after another.
      let port: UInt16
      var isSocket = false
      var isShut = false
      /// The time at which the next request must be complete, or `nil` for a WebSocket.
      var deadline: Date?
    }

    private let base: any AsyncSocketPool = HTTPServer.defaultPool(logger: .disabled)
    private let limits: Limits
    private let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    private let lock = NSLock()
    private var listener: Socket?
    private var port: UInt16?
    private var connections: [Int32: Connection] = [:]

    init(limits: Limits) {
      self.limits = limits
    }

    deinit { close(nothing) }

    func prepare() async throws {
      // FlyingFox ends the server if the system has no descriptor for a connection that comes before one over the limit is closed.
      var files = rlimit()
      if getrlimit(Self.fileLimit, &files) == 0 {
        files.rlim_cur = min(files.rlim_max, 1 << 16)
        setrlimit(Self.fileLimit, &files)
      }
      try await base.prepare()
    }

    func run() async throws { try await base.run() }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
      let descriptor = socket.file.rawValue
      let isWriting = lock.withLock {
        if listener == nil {
          listener = socket
          if case .ip4(_, let port)? = try? socket.sockname() { self.port = port }
          // Each message goes out at once. Connections inherit the option.
          try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
        }
        if socket == listener { findConnections() }
        guard socket != listener, events.contains(.write) else { return false }
        // A page that does not read must not be kept for ever.
        connections[descriptor]?.deadline = Date(timeIntervalSinceNow: limits.request)
        return true
      }
      try await base.suspendSocket(socket, untilReadyFor: events)
      if isWriting { lock.withLock { renew(descriptor) } }
    }

    /// Gives a connection the time for one more request, or any time to a WebSocket.
    ///
    /// - Parameters:
    ///   - port: The port of the other end.
    ///   - isSocket: `true` if the request opens a WebSocket.
    func renew(_ port: UInt16, isSocket: Bool) {
      lock.withLock {
        if !connections.values.contains(where: { $0.port == port }) { findConnections() }
        guard let descriptor = connections.first(where: { $0.value.port == port })?.key else { return }
        connections[descriptor]?.isSocket = isSocket
        renew(descriptor)
      }
    }

    private func renew(_ descriptor: Int32) {
      guard let connection = connections[descriptor] else { return }
      connections[descriptor]?.deadline = connection.isSocket ? nil : Date(timeIntervalSinceNow: limits.request)
    }

    /// Ends the connections whose time is over.
    func endLate() {
      lock.withLock {
        findConnections()
        for (descriptor, connection) in connections where connection.deadline.map({ $0 < Date() }) ?? false {
          shutdown(descriptor, Int32(SHUT_RDWR))
          // A socket that was shut goes on to receive. In the place of one that never has to wait, nothing can be read.
          if connection.isShut { dup2(nothing, descriptor) }
          connections[descriptor]?.isShut = true
        }
      }
    }

    /// Finds the connections that are open now, and ends those over the limit.
    ///
    /// FlyingFox accepts all that wait before it asks this pool again.
    private func findConnections() {
      var found: [Int32: Connection] = [:]
      for descriptor in Descriptor.open {
        let socket = Socket(file: .init(rawValue: descriptor))
        guard case .ip4(_, let port)? = try? socket.remotePeer(), case .ip4(_, self.port)? = try? socket.sockname()
        else { continue }
        let known = connections[descriptor].flatMap { $0.port == port ? $0 : nil }
        found[descriptor] = known ?? Connection(port: port, deadline: Date(timeIntervalSinceNow: limits.request))
      }
      let new = found.filter { connections[$0.key]?.port != $0.value.port }
      for descriptor in new.keys.prefix(max(0, found.count - limits.connections)) { shutdown(descriptor, Int32(SHUT_RDWR)) }
      connections = found
    }

    #if canImport(Darwin)
      private static let fileLimit = RLIMIT_NOFILE
    #else
      private static let fileLimit = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
  }
#endif
