/// The beginning of a link: a scheme with a host, such as `https://store.example`, or a custom scheme, such as
/// `store://`.
///
/// Schemes and hosts are compared without case. The port must be equal, but 443 of `https` and 80 of `http` may be left
/// out. A host is written in ASCII, as in links.
///
/// A custom scheme may have a host too, such as `store://www.store.example`, whose links are read like links of the web:
/// `store://www.store.example/products/42` is `/products/42`. A table must not have the same scheme without a host, since
/// `www.store.example` would be the first component of a path there.
///
/// If a custom scheme has no host, the text after its two slashes is the first component of the path. So
/// `store://products/42` and `store:///products/42` are both `/products/42`. Links are printed in the first form if the
/// component consists of lower-case letters, digits, `-` and `.`, since systems may change the case of a host.
/// Otherwise they are printed in the second form.
///
/// ```swift
/// let staging: LinkOrigin = "https://staging.shop.example"
/// let links = try LinkTable(origins: ShopScreen.links.origins + [staging], links: ShopScreen.links.links)
/// ```
public struct LinkOrigin: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The origin as it was written.
  public let text: String

  let scheme: String
  package let host: String?
  let port: Int?
  let fault: LinkOriginFault?
  /// The beginning of a link up to the path, without a slash at its end.
  package let prefix: String

  /// Parses an origin.
  ///
  /// The table that uses the origin reports its faults.
  ///
  /// - Parameter text: The origin, such as `https://store.example`, `https://store.example:8443`,
  ///   `store://www.store.example`, `store://` or `store`.
  public init(_ text: String) {
    self.text = text
    let bytes = text.bytes
    let schemeEnd = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.count
    scheme = String(decoding: bytes[..<schemeEnd], as: UTF8.self).lowercased()
    // A host alone, such as "store.example", could otherwise be mistaken for a scheme.
    let isBareHost = schemeEnd == bytes.count && bytes.contains(UInt8(ascii: "."))
    guard Self.isScheme(bytes[..<schemeEnd]), !isBareHost else {
      (host, port, fault, prefix) = (nil, nil, .badScheme, text)
      return
    }
    var rest = bytes[schemeEnd...]
    if String(decoding: rest.prefix(3), as: UTF8.self) == "://" {
      rest = rest.dropFirst(3)
    } else if !rest.isEmpty {
      (host, port, fault, prefix) = (nil, nil, .noSlashes, text)
      return
    }
    if rest.last == UInt8(ascii: "/") { rest = rest.dropLast() }
    if rest.isEmpty, scheme != "https", scheme != "http" {
      (host, port, fault, prefix) = (nil, nil, nil, "\(scheme)://")
      return
    }
    var port: Int?
    var isPort = true
    // A colon inside brackets is part of an address.
    if let colon = rest.lastIndex(of: UInt8(ascii: ":")), !rest[colon...].contains(UInt8(ascii: "]")) {
      port = Self.port(rest[(colon + 1)...])
      isPort = port != nil
      rest = rest[..<colon]
    }
    self.port = port == Self.defaultPort(of: scheme) ? nil : port
    let host = String(decoding: rest, as: UTF8.self).lowercased()
    self.host = host
    prefix = "\(scheme)://\(host)" + (self.port.map { ":\($0)" } ?? "")
    fault = if !isPort { .badPort } else if !Self.isHost(rest) { .badHost } else { nil }
  }

  /// Creates an origin from a string literal.
  ///
  /// - Parameter value: The origin, such as `"https://store.example"`.
  public init(stringLiteral value: String) { self.init(value) }

  /// Returns the port that links of a scheme may leave out.
  static func defaultPort(of scheme: String) -> Int? { scheme == "https" ? 443 : scheme == "http" ? 80 : nil }

  static func port(_ digits: some Collection<UInt8>) -> Int? {
    guard (1...5).contains(digits.count), let value = digits.decimal else { return nil }
    return (1...65_535).contains(value) ? value : nil
  }

  static func isScheme(_ bytes: some Collection<UInt8>) -> Bool {
    guard let first = bytes.first, first.isLetter, bytes.count <= 64 else { return false }
    return bytes.allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }
  }

  private static func isHost(_ bytes: some Collection<UInt8>) -> Bool {
    guard !bytes.isEmpty, bytes.count <= 253 else { return false }
    if bytes.first == UInt8(ascii: "[") {
      return bytes.count > 2 && Array(bytes).last == UInt8(ascii: "]")
        && bytes.dropFirst().dropLast().allSatisfy { EscapedText.digit($0) != nil || $0 == 0x3A || $0 == 0x2E }
    }
    return bytes.split(separator: 0x2E, omittingEmptySubsequences: false).allSatisfy { label in
      !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x2D || $0 == 0x5F }
    }
  }

  /// Returns a Boolean value that indicates whether links of two origins begin alike, independent of their spelling.
  public static func == (one: LinkOrigin, other: LinkOrigin) -> Bool {
    one.prefix == other.prefix && one.fault == other.fault
  }

  /// Hashes the beginning of the origin's links.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) { hasher.combine(prefix) }

  /// The origin as it was written.
  public var description: String { text }

  /// Returns the fault of the origin in a table that also has other origins without a fault.
  package func fault(besides others: [LinkOrigin]) -> LinkOriginFault? {
    if let fault { return fault }
    if others.contains(self) { return .isListedTwice }
    return others.contains { $0.scheme == scheme && ($0.host == nil) != (host == nil) } ? .hasTwoForms : nil
  }

  /// A Boolean value that indicates whether the origin is a custom scheme.
  package var isCustomScheme: Bool { scheme != "https" && scheme != "http" }
}
