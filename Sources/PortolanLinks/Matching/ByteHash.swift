/// An FNV-1a hash.
///
/// The table that it indexes comes from the app itself. So an attacker cannot fill it with collisions.
struct ByteHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  mutating func combine(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  var value: UInt32 { UInt32(truncatingIfNeeded: state ^ (state >> 32)) }
}
