import Foundation
import PortolanLinks

@_exported public import struct PortolanTestSupport.SeededGenerator

extension SeededGenerator {
  /// Returns text that consists largely of characters with a meaning in links.
  mutating func text() -> String {
    let pieces = [
      "", "a", "new", " ", "%", "%2F", "%zz", "+", "/", "//", "?", "#", "&", "=", ".", "..", "...", "é", "e\u{301}",
      "\u{301}",
      "日本",
      "👩‍👩‍👧", "\u{202E}", "\u{7F}", "\n", "\0", "\\", "\"", "<", ">", "{", "}", "|", "^", "`", "[", "]", ":", "@", ",",
      ";", "~",
      "-", "_", "*", "!", "'", "(", ")", "$", "\u{FEFF}", "\u{85}", "\u{10FFFF}", "ÅÅ", "store.example", "0", "-1",
    ]
    return (0..<Int.random(in: 0...4, using: &self)).map { _ in pieces.randomElement(using: &self) ?? "" }.joined()
  }

  mutating func texts() -> [String] { (0..<Int.random(in: 0...4, using: &self)).map { _ in text() } }

  mutating func optional<Value>(_ value: Value) -> Value? { Bool.random(using: &self) ? value : nil }

  mutating func number() -> Double {
    let numbers: [Double] = [
      0, -0.0, 1, 1e-300, 1e300, .pi, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 42,
    ]
    let number: Double = numbers.randomElement(using: &self) ?? 0
    return number
  }

  mutating func date() -> Date {
    let scales: [Double] = [1, 1e3, 1e6, 1e9, 1e11, 1e13]
    let scale: Double = scales.randomElement(using: &self) ?? 1
    let time = Double.random(in: -scale...scale, using: &self)
    return Date(timeIntervalSinceReferenceDate: Bool.random(using: &self) ? time : time.rounded())
  }

  /// Returns the text of a date, often at one of the ends of the calendar, with any fraction and time zone.
  mutating func dateText() -> String {
    let days = ["0001-01-01", "9999-12-31", "2000-12-31", "2001-01-01", "2026-11-21", "1582-10-15"]
    let times = ["00:00:00", "23:59:59", "12:26:59"]
    let digits = (0..<Int.random(in: 0...18, using: &self)).map { _ in
      String(Bool.random(using: &self) ? 9 : Int.random(in: 0...9, using: &self))
    }.joined()
    let zones = ["Z", "+01:00", "-01:00", "+23:59", "-23:59"]
    return (days.randomElement(using: &self) ?? "") + "T" + (times.randomElement(using: &self) ?? "")
      + (digits.isEmpty ? "" : "." + digits) + (zones.randomElement(using: &self) ?? "")
  }

  mutating func uuid() -> UUID {
    let (high, low) = (next(), next())
    var bytes: [UInt8] = []
    for word in [high, low] { for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: word >> (shift * 8))) } }
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  /// Returns a table with some origins, among which a scheme may be with and without a host.
  ///
  /// It must be refused then; one of the origins is removed.
  mutating func table() throws -> LinkTable<Shop> {
    let all: [LinkOrigin] = [
      "https://store.example", "https://www.store.example:8443", "http://[::1]", "store://", "shop",
      "store://www.store.example", "shop://products", "shop://named", "com.example.app://a-b.c",
    ]
    var origins = all.shuffled(using: &self).prefix(Int.random(in: 1...all.count, using: &self))
    while true {
      do {
        return try shopTable(Array(origins))
      } catch {
        // The error names the origin.
        let count = origins.count
        origins.removeAll { origin in error.faults.contains { $0.subject == "Origin \"\(origin)\"" } }
        guard origins.count < count else { throw error }
      }
    }
  }

  mutating func shop() -> Shop {
    switch Int.random(in: 0..<18, using: &self) {
    case 0: .home
    case 1: .newProduct
    case 2: .product(id: Int(truncatingIfNeeded: next() >> UInt64.random(in: 0..<64, using: &self)))
    case 3: .named(text())
    case 4: .file(path: texts())
    case 5: .document(texts().joined(separator: "/"))
    case 6: .page(optional(Int.random(in: -9...9, using: &self)))
    case 7: .search(query: text(), sort: optional(SortOrder.allCases.randomElement(using: &self) ?? .name))
    case 8: .tagged(texts())
    case 9: .book(title: text())
    case 10: .film(title: text())
    case 11: .section(text())
    case 12: .part(of: text(), optional(text()))
    case 13: .price(number(), isNet: Bool.random(using: &self))
    case 14:
      .item(
        uuid(), since: date(),
        day: LinkDay(
          year: Int.random(in: 1...9999, using: &self), month: Int.random(in: 1...12, using: &self),
          day: Int.random(in: 1...28, using: &self))!)
    case 15: .shelf(Shelf.allCases.randomElement(using: &self) ?? .top)
    case 16: .prices([number(), number()])
    default: .initial(text().randomElement(using: &self) ?? "x")
    }
  }
}
