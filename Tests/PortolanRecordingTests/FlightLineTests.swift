#if !canImport(UIKit)
  import Foundation
  import PortolanTestSupport
  import Testing

  @testable import PortolanRecording

  @Suite("The text of a line")
  struct FlightLineTests {
    /// Returns a line with random properties, whose texts have all kinds of characters.
    private func line(_ generator: inout SeededGenerator) -> FlightLine {
      func some<Value>(_ value: @autoclosure () -> Value) -> Value? {
        Bool.random(using: &generator) ? value() : nil
      }
      func text() -> String {
        let parts = [
          "UIViewController", "\"", "\\", "/", "\n", "\u{0}", "\u{1f}", "\u{7f}", "é", "🧭", "", "#1", "={\"a\":[1]}",
        ]
        return (0..<Int.random(in: 0..<4, using: &generator)).map { _ in parts.randomElement(using: &generator) ?? "" }
          .joined()
      }
      func number() -> Int {
        [0, 7, 9, 10, -1, .max, .min].randomElement(using: &generator) ?? 0
      }
      func list<Value>(_ value: () -> Value) -> [Value] {
        (0..<Int.random(in: 0..<3, using: &generator)).map { _ in value() }
      }
      func screen() -> RecordedScreen { RecordedScreen(shape: text(), values: list(text)) }
      var line = FlightLine(FlightLine.Kind.allCases.randomElement(using: &generator) ?? .request)
      line.at = number()
      line.header = some(
        FlightHeader(
          recording: text(), app: text(), portolan: text(), system: text(), locale: text(), width: some(number()),
          table: text()))
      (line.request, line.screen, line.step) = (some(number()), some(screen()), some(text()))
      (line.answer, line.code, line.plan) = (some(text()), some(text()), some(text()))
      line.edits = some(
        list {
          RecordedEdit(
            kind: RecordedEdit.Kind.allCases.randomElement(using: &generator) ?? .pop, row: number(),
            value: some(number()))
        })
      line.tree = some(
        list {
          RecordedRow(
            level: number(), type: text(), screen: some(screen()), selected: some(number()),
            stack: some(true), style: some(number()))
        })
      return line
    }

    @Test("A line of a recording has the text of JSONEncoder and one line break, for any properties")
    func law() throws {
      var generator = SeededGenerator(seed: 41)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      for _ in 0..<2000 {
        let line = line(&generator)
        let data = Data(line.json.utf8)
        #expect(data.firstIndex(of: UInt8(ascii: "\n")) == data.count - 1)
        let read = try JSONDecoder().decode(FlightLine.self, from: data)
        #expect(try encoder.encode(read) == encoder.encode(line), "\(String(decoding: data, as: UTF8.self))")
      }
    }
  }
#endif
