#if !canImport(UIKit)
  /// A hash that is the same in every process, for fingerprints that are stored.
  struct StableHasher {
    private(set) var value: UInt64 = 0x51A3_C9E7_0B5D_F213

    mutating func combine(_ word: UInt64) {
      let product = (value ^ word ^ 0xD6E8_FEB8_6659_FD93).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      value = product.high ^ product.low
    }

    mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

    mutating func combine(_ text: String) {
      var text = text
      text.withUTF8 { bytes in
        combine(bytes.count)
        var word: UInt64 = 0
        for (index, byte) in bytes.enumerated() {
          word = word << 8 | UInt64(byte)
          if index & 7 == 7 {
            combine(word)
            word = 0
          }
        }
        combine(word)
      }
    }

    /// Returns the hash of a text.
    static func hash(of text: String) -> UInt64 {
      var hasher = StableHasher()
      hasher.combine(text)
      return hasher.value
    }
  }
#endif
