public import Foundation

extension String: LinkValue {
  /// Creates a string from the text itself.
  public init?(linkText: String) { self = linkText }
  /// The string itself.
  public var linkText: String? { self }
}

extension Character: LinkValue {
  /// Parses a text of exactly one character.
  public init?(linkText: String) {
    guard linkText.count == 1 else { return nil }
    self.init(linkText)
  }
}

/// An integer as decimal digits, with `-` for negative numbers, as `Int.description` returns it.
///
/// `+1`, ` 1` and `1e3` are not accepted.
extension LinkValue where Self: FixedWidthInteger {
  /// Parses a decimal integer.
  public init?(linkText: String) {
    if Self.bitWidth > 64, let number: Self = number(linkText) {
      self = number
    } else if let number: Int64 = number(linkText) {
      self.init(exactly: number)
    } else {
      guard let number: UInt64 = number(linkText) else { return nil }
      self.init(exactly: number)
    }
  }

  /// The integer as decimal digits.
  public var linkText: String? { String(self) }
}

extension Int: LinkValue {}
extension Int8: LinkValue {}
extension Int16: LinkValue {}
extension Int32: LinkValue {}
extension Int64: LinkValue {}
extension UInt: LinkValue {}
extension UInt8: LinkValue {}
extension UInt16: LinkValue {}
extension UInt32: LinkValue {}
extension UInt64: LinkValue {}

/// Parses a decimal integer.
///
/// It is used with few types, so that the compiler makes few copies of it.
private func number<Number: FixedWidthInteger>(_ text: String) -> Number? {
  let isNegative = text.utf8.first == UInt8(ascii: "-")
  let digits = text.utf8.dropFirst(isNegative ? 1 : 0)
  var number: Number = 0
  for digit in digits {
    let (tens, isTooLong) = number.multipliedReportingOverflow(by: 10)
    let value = Number(digit & 15)
    // The least number has no positive counterpart.
    let (sum, isTooLarge) = isNegative ? tens.subtractingReportingOverflow(value) : tens.addingReportingOverflow(value)
    guard digit.isDigit, !isTooLong, !isTooLarge else { return nil }
    number = sum
  }
  return digits.isEmpty ? nil : number
}

/// A Boolean value as `true` or `false`.
extension Bool: LinkValue {}

/// A number in decimal form, with or without an exponent; it has no text if it is not finite.
extension LinkValue where Self: BinaryFloatingPoint & LosslessStringConvertible {
  /// Parses a finite decimal number.
  public init?(linkText: String) {
    let isDecimal = linkText.bytes.allSatisfy { $0.isDigit || ".-+eE".utf8.contains($0) }
    guard isDecimal, linkText.utf8.first != UInt8(ascii: "+") else { return nil }
    self.init(linkText)
    guard isFinite else { return nil }
  }

  /// The number in decimal form, or `nil` if it is not finite.
  public var linkText: String? { isFinite ? description : nil }
}

extension Double: LinkValue {}
extension Float: LinkValue {}

/// A UUID as 36 hexadecimal digits and hyphens, read in either case and printed in upper case.
extension UUID: LinkValue {
  /// Parses a UUID.
  public init?(linkText: String) { self.init(uuidString: linkText) }
  /// The UUID in upper case.
  public var linkText: String? { uuidString }
}
