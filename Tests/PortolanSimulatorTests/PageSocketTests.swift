#if !canImport(UIKit)
  import FlyingFox
  import Foundation
  import PortolanTestTraits
  import Testing

  @testable import PortolanSimulator

  @Suite("The WebSocket of a page", .limited)
  struct PageSocketTests {
    /// Returns the first frames with which the server answers the frames of a page that stays open.
    private func answers(
      _ count: Int = 1, to frames: [WSFrame], sessions: Int = 1, message: Int = 1000
    ) async throws -> [WSFrame] {
      let limits = Limits(sessions: sessions, message: message)
      let socket = PageSocket(sessions: .withoutApps(limits), limits: limits, id: nil)
      let (client, page) = AsyncThrowingStream.makeStream(of: WSFrame.self)
      for frame in frames { page.yield(frame) }
      var answers: [WSFrame] = []
      for await answer in try await MessageFrameWSHandler(handler: socket).makeFrames(for: client) {
        answers.append(answer)
        if answers.count == count { break }
      }
      return answers
    }

    private func frame(_ opcode: WSFrame.Opcode, _ payload: String, fin: Bool = true) -> WSFrame {
      WSFrame(fin: fin, opcode: opcode, mask: nil, payload: Data(payload.utf8))
    }

    private func text(_ frame: WSFrame?) -> String { String(decoding: frame?.payload ?? Data(), as: UTF8.self) }

    private func code(_ frame: WSFrame?) -> Int? {
      guard let frame, frame.opcode == .close, frame.payload.count >= 2 else { return nil }
      return Int(frame.payload[0]) << 8 | Int(frame.payload[1])
    }

    @Test("A message is answered, also if it comes in parts between which a ping may come")
    func parts() async throws {
      let answers = try await answers(
        2,
        to: [
          frame(.text, #"{"v":1,"id":7,"#, fin: false), frame(.ping, "p"),
          frame(.continuation, #""type":"#, fin: false), frame(.continuation, #""ping"}"#),
        ])
      #expect(answers.map(\.opcode) == [.pong, .text] && answers.first?.payload == Data("p".utf8))
      #expect(text(answers.last).contains(#""re":7"#) && text(answers.last).contains(#""type":"pong""#))
    }

    @Test("Messages are answered in their order")
    func order() async throws {
      let messages = (0..<200).map { frame(.text, #"{"v":1,"id":\#($0),"type":"ping"}"#) }
      let answers = try await answers(200, to: messages)
      let numbers = try answers.map { try JSONDecoder().decode(ServerMessage.self, from: $0.payload).re }
      #expect(numbers == Array(0..<200))
    }

    @Test("A message over the limit closes the connection, also in parts")
    func limit() async throws {
      #expect(code(try await answers(to: [frame(.text, "12345678901")], message: 10).last) == 1009)
      #expect(try await answers(to: [frame(.text, "1234567890")], message: 10).last?.opcode == .text)
      let parts = [frame(.text, "123456", fin: false), frame(.continuation, "789012")]
      #expect(code(try await answers(to: parts, message: 10).last) == 1009)
    }

    @Test(
      "Wrong frames close the connection",
      arguments: [
        WSFrame(fin: true, opcode: .binary, mask: nil, payload: Data([1])),
        WSFrame(fin: true, opcode: .text, mask: nil, payload: Data([0xFF])),
        WSFrame(fin: true, opcode: .continuation, mask: nil, payload: Data()),
        WSFrame(fin: true, opcode: WSFrame.Opcode(5), mask: nil, payload: Data()),
      ])
    func wrong(frame: WSFrame) async throws {
      #expect(try await answers(to: [frame]).last?.opcode == .close)
    }

    @Test("A page over the limit of sessions is told so")
    func refused() async throws {
      let answers = try await answers(to: [frame(.text, #"{"v":1,"type":"hello"}"#)], sessions: 0)
      #expect(code(answers.last) == 1013 && text(answers.last).hasSuffix("To fix: close a page of this server."))
    }

    @Test("A session of a page that was closed, or whose connection broke, is free again", arguments: [true, false])
    func closed(isProper: Bool) async throws {
      let table = SessionTable.withoutApps(Limits(sessions: 1))
      let socket = PageSocket(sessions: table, limits: Limits(sessions: 1), id: nil)
      let (client, page) = AsyncThrowingStream.makeStream(of: WSFrame.self)
      let answers = try await MessageFrameWSHandler(handler: socket).makeFrames(for: client)
      page.yield(frame(.text, #"{"v":1,"type":"ping"}"#))
      for await _ in answers { break }
      #expect(await table.take(nil) == nil)
      if isProper { page.yield(.close()) } else { page.finish(throwing: CancellationError()) }
      for await _ in answers {}
      // If the session does not return, the time limit of the suite ends the test.
      while await table.take(nil) == nil { try await Task.sleep(for: .milliseconds(10)) }
    }
  }
#endif
