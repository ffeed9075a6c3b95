#if !canImport(UIKit)
  import Foundation

  /// The frames of a WebSocket (RFC 6455), from the side of the server.
  struct WebSocket {
    /// A message or a control frame of the client.
    enum Incoming: Equatable {
      case text(String)
      case ping(Data)
      case pong
      case close
    }

    /// An error for bytes after which the connection must be closed.
    enum Fault: UInt16, Error {
      case malformed = 1002
      case kind = 1003
      case encoding = 1007
      case size = 1009
    }

    /// The maximum size of a message, in bytes.
    let limit: Int
    private var buffer = Data()
    /// The parts of a message that has not ended yet.
    private var parts: Data?

    init(limit: Int) {
      self.limit = limit
    }

    /// Returns the header with which the server accepts a key.
    static func accept(_ key: String) -> String {
      Data(SHA1.hash((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)).base64EncodedString()
    }

    /// Adds bytes of the client.
    mutating func receive(_ data: Data) { buffer.append(data) }

    /// Returns the next message, or `nil` if it is not complete yet.
    ///
    /// - Throws: ``Fault``
    mutating func next() throws(Fault) -> Incoming? {
      while let frame = try takeFrame() {
        switch frame.code {
        case 0x0 where parts != nil, 0x1 where parts == nil:
          let all = (parts ?? Data()) + frame.payload
          guard all.count <= limit else { throw .size }
          guard frame.isLast else {
            parts = all
            continue
          }
          parts = nil
          guard let text = String(bytes: all, encoding: .utf8) else { throw .encoding }
          return .text(text)
        case 0x2: throw .kind
        case 0x8: return .close
        case 0x9: return .ping(frame.payload)
        case 0xA: return .pong
        default: throw .malformed
        }
      }
      return nil
    }

    private mutating func takeFrame() throws(Fault) -> (code: UInt8, isLast: Bool, payload: Data)? {
      let bytes = [UInt8](buffer.prefix(14))
      guard bytes.count >= 2 else { return nil }
      let (isLast, code) = (bytes[0] & 0x80 != 0, bytes[0] & 0x0F)
      // No extension was agreed on, and a client must mask what it sends.
      guard bytes[0] & 0x70 == 0, bytes[1] & 0x80 != 0 else { throw .malformed }
      var (size, head) = (UInt64(bytes[1] & 0x7F), 2)
      if code >= 0x8, size > 125 || !isLast { throw .malformed }
      if size >= 126 {
        let count = size == 126 ? 2 : 8
        guard bytes.count >= 2 + count else { return nil }
        size = bytes[2..<2 + count].reduce(0) { $0 << 8 | UInt64($1) }
        head += count
      }
      guard size <= UInt64(limit) else { throw .size }
      let total = head + 4 + Int(size)
      guard buffer.count >= total else { return nil }
      let mask = bytes[head..<head + 4]
      var payload = [UInt8](buffer[(buffer.startIndex + head + 4)..<(buffer.startIndex + total)])
      for index in payload.indices { payload[index] ^= mask[mask.startIndex + index % 4] }
      buffer = Data(buffer.dropFirst(total))
      return (code, isLast, Data(payload))
    }

    /// Returns a frame with a payload.
    static func frame(_ code: UInt8, _ payload: Data) -> Data {
      var frame = Data([0x80 | code])
      switch payload.count {
      case ..<126: frame.append(UInt8(payload.count))
      case ..<65_536: frame.append(contentsOf: [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)])
      default:
        frame.append(127)
        frame.append(contentsOf: (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) })
      }
      return frame + payload
    }

    /// Returns a frame with text.
    static func text(_ data: Data) -> Data { frame(0x1, data) }

    /// Returns the frame that closes a connection.
    static func close(_ code: UInt16, _ reason: String = "") -> Data {
      frame(0x8, Data([UInt8(code >> 8), UInt8(code & 0xFF)]) + Data(reason.utf8.prefix(120)))
    }
  }
#endif
