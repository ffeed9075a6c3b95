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

  /// The hash with which a server accepts a WebSocket.
  ///
  /// It does not protect anything.
  enum SHA1 {
    /// Returns the hash of bytes.
    static func hash(_ bytes: some Sequence<UInt8>) -> [UInt8] {
      var message = Array(bytes)
      let count = UInt64(message.count) * 8
      message.append(0x80)
      while message.count % 64 != 56 { message.append(0) }
      message += (0..<8).map { UInt8(truncatingIfNeeded: count >> (56 - 8 * UInt64($0))) }
      var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
      for start in stride(from: 0, to: message.count, by: 64) { mix(message[start..<start + 64], into: &state) }
      return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
    }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
      var words = [UInt32](repeating: 0, count: 80)
      for index in 0..<16 {
        let start = block.startIndex + index * 4
        words[index] = block[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
      }
      for index in 16..<80 {
        let word = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
        words[index] = word << 1 | word >> 31
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for index in 0..<80 {
        let (value, constant): (UInt32, UInt32) =
          switch index {
          case ..<20: (b & c | ~b & d, 0x5A82_7999)
          case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
          case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
          default: (b ^ c ^ d, 0xCA62_C1D6)
          }
        let next = (a << 5 | a >> 27) &+ value &+ e &+ constant &+ words[index]
        (a, b, c, d, e) = (next, a, b << 30 | b >> 2, c, d)
      }
      for (index, value) in [a, b, c, d, e].enumerated() { state[index] = state[index] &+ value }
    }
  }
#endif
