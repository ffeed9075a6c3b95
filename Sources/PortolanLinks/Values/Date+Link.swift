public import Foundation

/// An instant in the form of ISO 8601, such as `2026-11-21T12:46:59Z`.
///
/// The seconds have as many decimals as are needed to read the same date again. A time zone, such as `+02:00` instead
/// of `Z`, is accepted too. Dates outside the years 1 to 9999 have no text.
extension Date: LinkValue {
  /// Parses a date in the form of ISO 8601.
  ///
  /// - Parameter linkText: The text of the date.
  public init?(linkText: String) {
    var bytes = linkText.bytes[...]
    guard bytes.count >= 20, let day = LinkDay(String(decoding: bytes.prefix(10), as: UTF8.self)) else { return nil }
    bytes = bytes.dropFirst(10)
    func take(_ separator: Unicode.Scalar, upTo limit: Int) -> Int? {
      guard bytes.count >= 3, bytes.first == UInt8(ascii: separator),
        let number = bytes.dropFirst().prefix(2).decimal, number <= limit
      else { return nil }
      bytes = bytes.dropFirst(3)
      return number
    }
    guard let hour = take("T", upTo: 23), let minute = take(":", upTo: 59), let second = take(":", upTo: 59) else {
      return nil
    }
    var fraction = 0.0
    if bytes.first == UInt8(ascii: ".") {
      let digits = bytes.dropFirst().prefix(while: \.isDigit)
      guard (1...18).contains(digits.count), let value = Double("0." + String(decoding: digits, as: UTF8.self)) else {
        return nil
      }
      fraction = value
      bytes = bytes.dropFirst(1 + digits.count)
    }
    var offset = 0
    if let sign: Unicode.Scalar = bytes.first == UInt8(ascii: "+") ? "+" : bytes.first == UInt8(ascii: "-") ? "-" : nil
    {
      guard let hours = take(sign, upTo: 23), let minutes = take(":", upTo: 59) else { return nil }
      offset = (hours * 60 + minutes) * (sign == "+" ? 60 : -60)
    } else {
      guard bytes.first == UInt8(ascii: "Z") else { return nil }
      bytes = bytes.dropFirst()
    }
    guard bytes.isEmpty else { return nil }
    let seconds = day.daysSince2001 * 86_400 + hour * 3600 + minute * 60 + second - offset
    self.init(timeIntervalSinceReferenceDate: Double(seconds) + fraction)
    // A time zone or a rounded fraction may lead out of the years that have a text.
    guard self.linkText != nil else { return nil }
  }

  /// The date in the form of ISO 8601, or `nil` outside the years 1 to 9999.
  public var linkText: String? {
    let time = timeIntervalSinceReferenceDate
    guard abs(time) < 1e12 else { return nil }
    let whole = time.rounded(.down)
    let seconds = Int(whole)
    let days = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400
    guard let day = LinkDay(daysSince2001: days),
      let decimals = Self.decimals(of: time - whole, after: whole, for: time)
    else { return nil }
    let rest = seconds - days * 86_400
    let clock = [rest / 3600, rest / 60 % 60, rest % 60].map { LinkDay.digits($0, 2) }.joined(separator: ":")
    return "\(day)T\(clock)\(decimals)Z"
  }

  /// Returns the fewest decimals, in steps of three, from which the same time can be read, or `nil` if 18 are not
  /// enough.
  private static func decimals(of fraction: Double, after whole: Double, for time: Double) -> String? {
    if fraction == 0 { return "" }
    var scale = 1.0
    for count in stride(from: 3, through: 18, by: 3) {
      scale *= 1000
      let scaled = (fraction * scale).rounded()
      guard scaled < scale else { continue }
      let digits = LinkDay.digits(Int(scaled), count)
      if let value = Double("0." + digits), whole + value == time { return "." + digits }
    }
    return nil
  }
}
