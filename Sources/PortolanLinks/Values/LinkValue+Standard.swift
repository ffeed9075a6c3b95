public import Foundation

extension String: LinkValue {
  /// Creates a string from the text itself.
  public init?(linkText: String) { self = linkText }
  /// The string itself.
  public var linkText: String? { self }
}

extension Character: LinkValue {}

/// An integer as decimal digits, with `-` for negative numbers, as `Int.description` returns it.
///
/// `+1`, ` 1` and `1e3` are not accepted.
extension LinkValue where Self: FixedWidthInteger {
  /// Parses a decimal integer.
  public init?(linkText: String) {
    let isNegative = linkText.utf8.first == UInt8(ascii: "-")
    let digits = linkText.utf8.dropFirst(isNegative ? 1 : 0)
    guard !digits.isEmpty else { return nil }
    self = 0
    for digit in digits {
      let (tens, isTooLong) = multipliedReportingOverflow(by: 10)
      // The least number has no positive counterpart.
      let (sum, isTooLarge) =
        isNegative ? tens.subtractingReportingOverflow(Self(digit & 15)) : tens.addingReportingOverflow(Self(digit & 15))
      guard digit.isDigit, !isTooLong, !isTooLarge else { return nil }
      self = sum
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

/// A Boolean value as `true` or `false`.
extension Bool: LinkValue {}

/// A number in decimal form, with or without an exponent, which has no text if it is not finite.
extension LinkValue where Self: BinaryFloatingPoint & LosslessStringConvertible {
  /// Parses a finite decimal number.
  public init?(linkText: String) {
    let isDecimal = linkText.utf8.allSatisfy { $0.isDigit || ".-+eE".utf8.contains($0) }
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
