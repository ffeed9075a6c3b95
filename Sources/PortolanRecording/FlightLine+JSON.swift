import Foundation

// JSON that is written by hand, since JSONEncoder takes longer than the navigation that is recorded.
extension FlightLine {
  /// The line as JSON, with its line break.
  var json: String {
    let edits = edits?.map {
      Self.object([Self.text("kind", $0.kind.rawValue), Self.number("row", $0.row), Self.number("value", $0.value)])
    }
    let parts = [
      Self.text("kind", kind.rawValue), Self.number("at", at), Self.number("request", request),
      Self.text("answer", answer), Self.text("code", code), Self.text("plan", plan), Self.text("step", step),
      Self.screen(screen), edits.map { "\"edits\":\(Self.list($0))" },
      tree.map { "\"tree\":\(Self.list($0.map(Self.row)))" }, header.map { "\"header\":\(Self.encoded($0))" },
    ]
    return Self.object(parts) + "\n"
  }

  private static func row(_ row: RecordedRow) -> String {
    object([
      text("type", row.type), number("level", row.level), number("selected", row.selected), number("style", row.style),
      row.stack == true ? "\"stack\":true" : nil, screen(row.screen),
    ])
  }

  private static func screen(_ screen: RecordedScreen?) -> String? {
    screen.map { "\"screen\":\(object([text("shape", $0.shape), "\"values\":\(list($0.values.map(quoted)))"]))" }
  }

  private static func object(_ parts: [String?]) -> String { "{\(parts.compactMap(\.self).joined(separator: ","))}" }

  private static func list(_ parts: [String]) -> String { "[\(parts.joined(separator: ","))]" }

  private static func number(_ key: String, _ value: Int?) -> String? { value.map { "\"\(key)\":\($0)" } }

  private static func text(_ key: String, _ value: String?) -> String? { value.map { "\"\(key)\":\(quoted($0))" } }

  /// Returns a string of JSON, which usually needs no escapes.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    return isPlain ? "\"\(text)\"" : encoded(text)
  }

  private static func encoded(_ value: some Encodable) -> String {
    (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}
