#if !canImport(UIKit)
  import Foundation

  /// Functions for file descriptors.
  enum Descriptor {
    /// Writes all bytes.
    ///
    /// - Returns: `false` if the other end is closed or does not read in time.
    static func write(_ data: Data, to descriptor: Int32) -> Bool {
      data.withUnsafeBytes { (buffer: UnsafeRawBufferPointer) -> Bool in
        var start = 0
        while start < buffer.count, let address = buffer.baseAddress {
          let count = send(descriptor, address + start, buffer.count - start, noSignal)
          if count > 0 { start += count } else if errno != EINTR { return false }
        }
        return true
      }
    }

    /// Reads some bytes.
    ///
    /// - Returns: The bytes, or `nil` at the end or after an error.
    static func read(_ descriptor: Int32, upTo size: Int = 1 << 16) -> Data? {
      var buffer = [UInt8](repeating: 0, count: size)
      while true {
        let count = Foundation.read(descriptor, &buffer, size)
        if count > 0 { return Data(buffer[..<count]) }
        if count == 0 || errno != EINTR { return nil }
      }
    }

    /// Waits until one of the descriptors can be read.
    ///
    /// - Returns: The positions of those that can be read or are closed.
    static func wait(for descriptors: [Int32], upTo seconds: Double) -> [Int] {
      var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let count = poll(&polled, nfds_t(polled.count), Int32(max(0, seconds) * 1000))
      guard count > 0 else { return [] }
      return polled.indices.filter { polled[$0].revents != 0 }
    }

    /// The descriptors that are open now.
    static var open: [Int32] {
      ((try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")) ?? []).compactMap(Int32.init)
    }

    /// Returns two connected descriptors.
    static func pair() -> (Int32, Int32)? {
      var ends: [Int32] = [0, 0]
      return socketpair(AF_UNIX, streamType, 0, &ends) == 0 ? (ends[0], ends[1]) : nil
    }

    #if canImport(Darwin)
      private static let streamType = SOCK_STREAM
      private static let noSignal: Int32 = 0
    #else
      private static let streamType = Int32(SOCK_STREAM.rawValue)
      private static let noSignal = Int32(MSG_NOSIGNAL)
    #endif
  }

  extension Thread {
    /// Starts a thread with a small stack.
    static func start(_ body: @escaping @Sendable () -> Void) {
      let thread = Thread(block: body)
      thread.stackSize = 1 << 20
      thread.start()
    }
  }

  /// A reader of lines, of which none is kept after it was read.
  struct LineReader {
    let descriptor: Int32
    private var buffer = Data()

    init(descriptor: Int32) {
      self.descriptor = descriptor
    }

    /// Returns the next line without its end, or `nil` at the end.
    mutating func next() -> Data? {
      while true {
        if let line = takeLine() { return line }
        guard fill() else { return nil }
      }
    }

    /// Returns the next line if it has been read completely.
    mutating func takeLine() -> Data? {
      guard let end = buffer.firstIndex(of: 0x0A) else { return nil }
      let line = Data(buffer[..<end])
      buffer = Data(buffer[(end + 1)...])
      return line
    }

    /// Reads more bytes.
    ///
    /// - Returns: `false` at the end.
    mutating func fill() -> Bool {
      guard let data = Descriptor.read(descriptor) else { return false }
      buffer.append(data)
      return true
    }
  }
#endif
