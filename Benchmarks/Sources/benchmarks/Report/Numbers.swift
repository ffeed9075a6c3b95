import Foundation

extension Double {
  /// Returns the number with a number of decimals.
  func digits(_ count: Int) -> String {
    let text = String(format: "%.\(count)f", self)
    return text.hasPrefix("-") && !text.contains(where: { "123456789".contains($0) }) ? String(text.dropFirst()) : text
  }

  /// The number in thousands, such as "41.2 k".
  var thousands: String {
    self < 1000 ? digits(0) : "\((self / 1000).digits(1)) k"
  }

  /// The number of nanoseconds as text, in a suitable unit.
  var asTime: String {
    if self < 1000 { return "\(digits(0)) ns" }
    if self < 1_000_000 { return "\((self / 1000).digits(2)) µs" }
    return "\((self / 1_000_000).digits(2)) ms"
  }
}
