/// A random number generator with a seed (SplitMix64), whose numbers are the same on all platforms and in all Swift
/// versions.
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

// The results of the standard library's `random(in:using:)` may change with its version. These must not change.
extension SeededGenerator {
  /// Returns a number from 0 up to, but not including, a bound.
  package mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// Returns `true` with a probability in percent.
  package mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }

  /// Returns an item of a list that is not empty.
  package mutating func pick<Item>(_ items: [Item]) -> Item {
    items[below(items.count)]
  }
}
