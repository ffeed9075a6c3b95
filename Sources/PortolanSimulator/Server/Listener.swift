#if !canImport(UIKit)
  import Foundation

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
#endif
