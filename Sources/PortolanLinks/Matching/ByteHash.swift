/// FNV-1a. The table that is searched with it is the app's own, so that nobody can fill it with collisions.
struct ByteHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  mutating func combine(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  var value: UInt32 { UInt32(truncatingIfNeeded: state ^ (state >> 32)) }
}
