#if !canImport(UIKit)
  import Foundation

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
