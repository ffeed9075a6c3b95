/// A search for the origin with which a link begins.
struct OriginSet: Sendable {
  private typealias Entry = (prefix: [UInt8], origin: LinkOrigin)

  private let entries: [Entry]

  init(_ origins: [LinkOrigin]) { entries = origins.map { ($0.prefix.bytes, $0) } }

  /// The beginnings of links, as they are printed.
  var prefixes: [String] { entries.map(\.origin.prefix) }

  enum Answer {
    /// The offset of the path, after its first slash.
    case path(Int)
    case fault(LinkFault)
  }

  func locate(_ bytes: UnsafeBufferPointer<UInt8>) -> Answer {
    // Most links are written exactly as in the table. Only the others need a complete check.
    for entry in entries where entry.origin.host != nil && starts(bytes, entry.prefix) {
      let end = entry.prefix.count
      if end == bytes.count { return .path(end) }
      switch bytes[end] {
      case UInt8(ascii: "/"): return .path(end + 1)
      case UInt8(ascii: "?"), UInt8(ascii: "#"): return .path(end)
      default: break
      }
    }
    return locateSlowly(bytes)
  }

  private func starts(_ bytes: UnsafeBufferPointer<UInt8>, _ prefix: [UInt8]) -> Bool {
    guard bytes.count >= prefix.count else { return false }
    for index in prefix.indices where bytes[index] != prefix[index] { return false }
    return true
  }

  private func locateSlowly(_ bytes: UnsafeBufferPointer<UInt8>) -> Answer {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), LinkOrigin.isScheme(bytes[..<colon]) else {
      return .fault(.noScheme)
    }
    let known = entries.filter { Self.same(bytes[..<colon], $0.origin.scheme) }
    guard !known.isEmpty else { return .fault(.foreignScheme) }
    let start = colon + 3
    guard start <= bytes.count, bytes[colon + 1] == UInt8(ascii: "/"), bytes[colon + 2] == UInt8(ascii: "/") else {
      return .fault(.noSlashes(at: colon + 1))
    }
    let end = bytes[start...].firstIndex { "/?#\\".utf8.contains($0) } ?? bytes.count
    if let at = bytes[start..<end].firstIndex(of: UInt8(ascii: "@")) { return .fault(.userInfo(at: at)) }
    if let bad = bytes[start..<end].firstIndex(where: { ByteClass.of($0) == .invalid }) {
      return .fault(.invalidCharacter(bytes[bad], at: bad))
    }
    let port = bytes[start..<end].lastIndex(of: UInt8(ascii: ":"))
    if known.contains(where: { $0.origin.host == nil }) {
      if let port { return .fault(.badAuthority(at: port)) }
      // If the host is empty, the slash after it begins the path.
      return .path(start == end && end < bytes.count && bytes[end] == UInt8(ascii: "/") ? end + 1 : start)
    }
    return locateHost(bytes, start..<end, in: known)
  }

  private func locateHost(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, in known: [Entry]) -> Answer {
    guard !range.isEmpty else { return .fault(.badAuthority(at: range.lowerBound)) }
    var host = range
    var port: Int?
    // A colon inside brackets is part of an address.
    if let colon = bytes[range].lastIndex(of: UInt8(ascii: ":")),
      bytes[colon..<range.upperBound].firstIndex(of: UInt8(ascii: "]")) == nil
    {
      host = range.lowerBound..<colon
      if colon + 1 < range.upperBound {
        guard let number = LinkOrigin.port(bytes[(colon + 1)..<range.upperBound]) else {
          return .fault(.badAuthority(at: colon))
        }
        port = number
      }
    }
    for entry in known where entry.origin.host.map({ Self.same(bytes[host], $0) }) == true {
      guard (port == LinkOrigin.defaultPort(of: entry.origin.scheme) ? nil : port) == entry.origin.port else {
        continue
      }
      let end = range.upperBound
      return .path(end < bytes.count && bytes[end] == UInt8(ascii: "/") ? end + 1 : end)
    }
    return .fault(.foreignHost(at: range.lowerBound))
  }

  /// Returns a Boolean value that indicates whether two texts are equal, ignoring the case of ASCII letters.
  @inline(never) private static func same(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ lowercase: String) -> Bool {
    bytes.count == lowercase.utf8.count
      && zip(bytes, lowercase.utf8).allSatisfy { byte, other in
        byte == other || ((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) && byte | 0x20 == other)
      }
  }
}
