public import Foundation

extension String: LinkValue {
  public init?(linkText: String) { self = linkText }
  public var linkText: String? { self }
}

extension Character: LinkValue {}

/// Decimal digits, with `-` before them where negative: what `Int.description` writes. `+1`, ` 1` and `1e3` are none.
extension LinkValue where Self: FixedWidthInteger {
  public init?(linkText: String) {
    guard linkText.utf8.first != UInt8(ascii: "+") else { return nil }
    self.init(linkText, radix: 10)
  }

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

/// `true` or `false`.
extension Bool: LinkValue {}

/// Decimal, with or without an exponent. What is not finite has no text.
extension LinkValue where Self: BinaryFloatingPoint & LosslessStringConvertible {
  public init?(linkText: String) {
    let isDecimal = linkText.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard isDecimal, linkText.utf8.first != UInt8(ascii: "+") else { return nil }
    self.init(linkText)
    guard isFinite else { return nil }
  }

  public var linkText: String? { isFinite ? description : nil }
}

extension Double: LinkValue {}
extension Float: LinkValue {}

/// 36 hexadecimal digits and hyphens, in either case; printed in upper case.
extension UUID: LinkValue {
  public init?(linkText: String) { self.init(uuidString: linkText) }
  public var linkText: String? { uuidString }
}
