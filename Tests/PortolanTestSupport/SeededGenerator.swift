/// A generator of numbers that a seed determines (SplitMix64), on every platform and in every version of Swift.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

// The numbers of the standard library's `random(in:using:)` may change with its version, and these may not.
extension SeededGenerator {
  /// Returns a number from 0 up to, and without, a bound.
  package mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// Returns `true` as often as a percentage says.
  package mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }

  /// Returns one of some items, of which there must be at least one.
  package mutating func pick<Item>(_ items: [Item]) -> Item {
    items[below(items.count)]
  }
}
