/// Where links begin: a scheme with a host, such as `https://store.example`, or a scheme of the app's own, `store://`.
///
/// Schemes and hosts are compared without regard to case. A port counts, except that 443 of `https` and 80 of `http` need
/// not be written. A host is written as it stands in links, in ASCII.
///
/// A scheme of its own has no hosts: what follows its two slashes is the first component of the path, so that
/// `store://products/42` and `store:///products/42` are both `/products/42`. Links are printed in the first form where
/// the component is of lower-case letters, digits, `-` and `.`, since systems may change the case of a host, and in the
/// second elsewhere.
public struct LinkOrigin: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The origin as it was written.
  public let text: String

  let scheme: String
  let host: String?
  let port: Int?
  let fault: LinkOriginFault?
  /// The link up to the path, without a slash at its end.
  let prefix: String

  /// Reads an origin. What is wrong with it is reported by the table that it is given to.
  ///
  /// - Parameter text: `https://store.example`, `https://store.example:8443`, `store://` or `store`.
  public init(_ text: String) {
    self.text = text
    let bytes = Array(text.utf8)
    let schemeEnd = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.count
    scheme = String(decoding: bytes[..<schemeEnd], as: UTF8.self).lowercased()
    // A host alone, as "store.example", would otherwise pass for a scheme.
    let isBareHost = schemeEnd == bytes.count && bytes.contains(UInt8(ascii: "."))
    guard Self.isScheme(bytes[..<schemeEnd]), !isBareHost else {
      (host, port, fault, prefix) = (nil, nil, .badScheme, text)
      return
    }
    var rest = bytes[schemeEnd...]
    if rest.starts(with: "://".utf8) {
      rest = rest.dropFirst(3)
    } else if !rest.isEmpty {
      (host, port, fault, prefix) = (nil, nil, .noSlashes, text)
      return
    }
    if rest.last == UInt8(ascii: "/") { rest.removeLast() }
    let isWeb = scheme == "https" || scheme == "http"
    guard isWeb else {
      (host, port, prefix) = (nil, nil, "\(scheme)://")
      fault = rest.isEmpty ? nil : .hostInScheme
      return
    }
    var port: Int?
    var isPort = true
    // A colon within brackets is part of an address.
    if let colon = rest.lastIndex(of: UInt8(ascii: ":")), !rest[colon...].contains(UInt8(ascii: "]")) {
      port = Self.port(rest[(colon + 1)...])
      isPort = port != nil
      rest = rest[..<colon]
    }
    self.port = port == (scheme == "https" ? 443 : 80) ? nil : port
    let host = String(decoding: rest, as: UTF8.self).lowercased()
    self.host = host
    prefix = "\(scheme)://\(host)" + (self.port.map { ":\($0)" } ?? "")
    fault = if !isPort { .badPort } else if !Self.isHost(rest) { .badHost } else { nil }
  }

  public init(stringLiteral value: String) { self.init(value) }

  static func port(_ digits: some Collection<UInt8>) -> Int? {
    guard (1...5).contains(digits.count), digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else {
      return nil
    }
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return (1...65_535).contains(value) ? value : nil
  }

  static func isScheme(_ bytes: some Collection<UInt8>) -> Bool {
    guard let first = bytes.first, isLetter(first), bytes.count <= 64 else { return false }
    return bytes.allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }
  }

  private static func isHost(_ bytes: some Collection<UInt8>) -> Bool {
    guard !bytes.isEmpty, bytes.count <= 253 else { return false }
    if bytes.first == UInt8(ascii: "[") {
      return bytes.count > 2 && Array(bytes).last == UInt8(ascii: "]")
        && bytes.dropFirst().dropLast().allSatisfy { EscapedText.digit($0) != nil || $0 == 0x3A || $0 == 0x2E }
    }
    return bytes.split(separator: 0x2E, omittingEmptySubsequences: false).allSatisfy { label in
      !label.isEmpty && label.allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x2D || $0 == 0x5F }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

extension LinkOrigin {
  /// Whether links begin the same, however the origins were written.
  public static func == (one: LinkOrigin, other: LinkOrigin) -> Bool {
    one.prefix == other.prefix && one.fault == other.fault
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(prefix) }
}

extension LinkOrigin: CustomStringConvertible {
  public var description: String { text }
}
