#if !canImport(UIKit)
  import FlyingFox
  import Foundation
  import PortolanTestTraits
  import Testing

  @testable import PortolanSimulator

  @Suite("The WebSocket of a page", .limited)
  struct PageSocketTests {
    /// Returns the frames with which the server answers frames of a page.
    private func answers(
      to frames: [WSFrame], sessions: Int = 1, message: Int = 1000, closes: Bool = true
    ) async throws -> [WSFrame] {
      let limits = Limits(sessions: sessions, message: message)
      let table = SessionTable.withoutApps(limits)
      let socket = PageSocket(sessions: table, limits: limits, id: nil)
      let client = AsyncThrowingStream<WSFrame, any Error> { continuation in
        for frame in frames + (closes ? [.close()] : []) { continuation.yield(frame) }
        if closes { continuation.finish() }
      }
      return try await socket.makeFrames(for: client).reduce(into: []) { $0.append($1) }
    }

    private func frame(_ opcode: WSFrame.Opcode, _ payload: String, fin: Bool = true) -> WSFrame {
      WSFrame(fin: fin, opcode: opcode, mask: nil, payload: Data(payload.utf8))
    }

    private func text(_ frame: WSFrame?) -> String { String(decoding: frame?.payload ?? Data(), as: UTF8.self) }

    private func code(_ frame: WSFrame?) -> Int? {
      guard let frame, frame.opcode == .close, frame.payload.count >= 2 else { return nil }
      return Int(frame.payload[0]) << 8 | Int(frame.payload[1])
    }

    @Test("A message is answered in one frame, and the end by the end")
    func message() async throws {
      let answers = try await answers(to: [frame(.text, #"{"v":1,"id":7,"type":"ping"}"#)])
      #expect(answers.count == 2 && answers.first?.fin == true && code(answers.last) == 1000)
      #expect(text(answers.first).contains(#""re":7"#) && text(answers.first).contains(#""type":"pong""#))
    }

    @Test("Parts make one message, between which a ping may come")
    func parts() async throws {
      let answers = try await answers(to: [
        frame(.text, #"{"v":1,"id":7,"#, fin: false), frame(.ping, "p"), frame(.continuation, #""type":"#, fin: false),
        frame(.continuation, #""ping"}"#),
      ])
      #expect(answers.map(\.opcode) == [.pong, .text, .close] && answers.first?.payload == Data("p".utf8))
      #expect(text(answers[1]).contains(#""re":7"#))
    }

    @Test("Messages are answered in their order")
    func order() async throws {
      let messages = (0..<200).map { frame(.text, #"{"v":1,"id":\#($0),"type":"ping"}"#) }
      let answers = try await answers(to: messages)
      let numbers = try answers.dropLast().map { try JSONDecoder().decode(ServerMessage.self, from: $0.payload).re }
      #expect(numbers == Array(0..<200))
    }

    @Test("A message over the limit closes the connection, also in parts")
    func limit() async throws {
      #expect(code(try await answers(to: [frame(.text, "12345678901")], message: 10).last) == 1009)
      #expect(code(try await answers(to: [frame(.text, "1234567890")], message: 10).last) == 1000)
      let parts = [frame(.text, "123456", fin: false), frame(.continuation, "789012")]
      #expect(code(try await answers(to: parts, message: 10).last) == 1009)
    }

    @Test(
      "Wrong frames close the connection",
      arguments: [
        (WSFrame(fin: true, opcode: .binary, mask: nil, payload: Data([1])), 1003),
        (WSFrame(fin: true, opcode: .text, mask: nil, payload: Data([0xFF])), 1007),
        (WSFrame(fin: true, opcode: .continuation, mask: nil, payload: Data()), 1002),
        (WSFrame(fin: true, opcode: WSFrame.Opcode(5), mask: nil, payload: Data()), 1002),
      ])
    func wrong(frame: WSFrame, expected: Int) async throws {
      #expect(code(try await answers(to: [frame]).last) == expected)
    }

    @Test("A page over the limit of sessions is told so")
    func refused() async throws {
      let answers = try await answers(to: [frame(.text, #"{"v":1,"type":"hello"}"#)], sessions: 0)
      #expect(code(answers.last) == 1013 && text(answers.last).hasSuffix("To fix: close a page of this server."))
    }

    @Test("A connection that was closed by the server ends, also if the page does not answer")
    func silentPage() async throws {
      #expect(code(try await answers(to: [frame(.binary, "x")], closes: false).last) == 1003)
    }
  }
#endif
