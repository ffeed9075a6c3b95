import FlyingFox
import FlyingSocks

/// The sockets of the server, with bounds that FlyingFox lacks: on the connections that wait, and on the time and the size of a head.
///
/// FlyingFox asks a pool only if a socket has to wait, so that what comes without a pause is not counted.
actor BoundedPool: AsyncSocketPool {
  private let base: any AsyncSocketPool = HTTPServer.defaultPool()
  private let limits: Limits
  private var waiting = 0
  /// The bytes of each connection since its last answer, and the time when its next request must be complete.
  private var heads: [HTTPRequest.Address: (bytes: Int, end: ContinuousClock.Instant)] = [:]
  /// The connections that are WebSockets of a page that has shown its token.
  private var sockets: Set<HTTPRequest.Address> = []

  init(limits: Limits) {
    self.limits = limits
  }

  func prepare() async throws {
    // FlyingFox ends the server if the system has no descriptor for a connection, before one over the limit is closed.
    #if canImport(Darwin)
      let kind = RLIMIT_NOFILE
    #else
      let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    var files = rlimit()
    if getrlimit(kind, &files) == 0 {
      files.rlim_cur = max(files.rlim_cur, min(files.rlim_max, 10_240))
      setrlimit(kind, &files)
    }
    try await base.prepare()
  }

  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    // The port itself has no other end, and waits for any time.
    guard let other = (try? socket.remotePeer()).map(HTTPRequest.Address.make) else {
      // Each message goes out at once. Connections inherit the option.
      try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
      return try await base.suspendSocket(socket, untilReadyFor: events)
    }
    waiting += 1
    defer { waiting -= 1 }
    do {
      guard waiting <= limits.connections else { throw SocketError.disconnected }
      let end = ContinuousClock.now + .seconds(limits.request)
      // A page that does not read must not be kept for ever.
      if events.contains(.write) { return try await wait(for: socket, events, until: end) }
      guard !sockets.contains(other) else { return try await base.suspendSocket(socket, untilReadyFor: events) }
      var head = heads[other] ?? (0, end)
      try await wait(for: socket, events, until: head.end)
      var piece = [UInt8](repeating: 0, count: limits.head)
      let count = recv(socket.file.rawValue, &piece, piece.count, Int32(MSG_PEEK))
      head.bytes += count
      // Up to that size a request gets an answer with the reason.
      guard count > 0, head.bytes <= 4 * limits.head else { throw SocketError.disconnected }
      heads[other] = head
    } catch {
      forget(other)
      throw error
    }
  }

  private func wait(
    for socket: Socket, _ events: Socket.Events, until end: ContinuousClock.Instant
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { [base] group in
      group.addTask { try await base.suspendSocket(socket, untilReadyFor: events) }
      group.addTask {
        try await Task.sleep(until: end)
        throw SocketError.disconnected
      }
      try await group.next()
      group.cancelAll()
    }
  }

  /// Gives a connection the time for one more request, or any time to a WebSocket.
  func answered(_ other: HTTPRequest.Address, isSocket: Bool) {
    forget(other)
    if isSocket { sockets.insert(other) }
  }

  private func forget(_ other: HTTPRequest.Address) {
    heads[other] = nil
    sockets.remove(other)
  }
}
