#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import PortolanSimulator

  @Suite("Frames of a WebSocket")
  struct WebSocketTests {
    /// Returns a frame as a client sends it.
    private func frame(_ code: UInt8, _ text: String, isLast: Bool = true) -> Data {
      let payload = Array(text.utf8)
      let mask: [UInt8] = [7, 0, 255, 3]
      var data = Data([(isLast ? 0x80 : 0) | code])
      if payload.count < 126 {
        data.append(0x80 | UInt8(payload.count))
      } else {
        data.append(contentsOf: [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)])
      }
      data.append(contentsOf: mask)
      data.append(contentsOf: payload.enumerated().map { $0.element ^ mask[$0.offset % 4] })
      return data
    }

    @Test("The server accepts the key of the standard's example")
    func accept() {
      #expect(WebSocket.accept("dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    }

    @Test(
      "The hash has the values of the standard's examples",
      arguments: [
        ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"), ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
        (
          "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
        ),
      ])
    func hash(text: String, hash: String) {
      let bytes = SHA1.hash(text.utf8)
      #expect(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == hash)
    }

    @Test("A message is read however its bytes arrive")
    func pieces() throws {
      var socket = WebSocket(limit: 1000)
      let text = String(repeating: "é", count: 200)
      var received: [WebSocket.Incoming] = []
      for byte in frame(1, text) + frame(9, "p") {
        socket.receive(Data([byte]))
        while let message = try socket.next() { received.append(message) }
      }
      #expect(received == [.text(text), .ping(Data("p".utf8))])
    }

    @Test("Parts make one message, between which a ping may come")
    func parts() throws {
      var socket = WebSocket(limit: 100)
      socket.receive(frame(1, "one ", isLast: false) + frame(9, "") + frame(0, "two"))
      #expect(try socket.next() == .ping(Data()))
      #expect(try socket.next() == .text("one two"))
      #expect(try socket.next() == nil)
    }

    @Test("A message over the limit is refused before it is read, also in parts")
    func limit() throws {
      var socket = WebSocket(limit: 10)
      socket.receive(Data([0x81, 0x80 | 127, 0x7F, 255, 255, 255, 255, 255, 255, 255, 1, 2, 3, 4]))
      #expect(throws: WebSocket.Fault.size) { try socket.next() }
      var above = WebSocket(limit: 10)
      above.receive(Data([0x81, 0x80 | 11, 1, 2, 3, 4]))
      #expect(throws: WebSocket.Fault.size) { try above.next() }
      var exact = WebSocket(limit: 10)
      exact.receive(frame(1, "1234567890"))
      #expect(try exact.next() == .text("1234567890"))
      var other = WebSocket(limit: 10)
      other.receive(frame(1, "123456", isLast: false) + frame(0, "789012"))
      #expect(throws: WebSocket.Fault.size) { try other.next() }
    }

    @Test(
      "Wrong frames are refused",
      arguments: [
        (Data([0x81, 0x01, 0x41]), WebSocket.Fault.malformed), (Data([0xC1, 0x80, 0, 0, 0, 0]), .malformed),
        (Data([0x80, 0x80, 0, 0, 0, 0]), .malformed), (Data([0x09, 0x80, 0, 0, 0, 0]), .malformed),
        (Data([0x82, 0x80, 0, 0, 0, 0]), .kind), (Data([0x81, 0x81, 0, 0, 0, 0, 0xFF]), .encoding),
      ])
    func wrong(frame: Data, fault: WebSocket.Fault) {
      var socket = WebSocket(limit: 100)
      socket.receive(frame)
      #expect(throws: fault) { try socket.next() }
    }

    @Test("A frame of the server has the length in the shortest form", arguments: [(5, 2), (126, 4), (65_536, 10)])
    func written(count: Int, head: Int) {
      #expect(WebSocket.text(Data(repeating: 65, count: count)).count == count + head)
    }
  }
#endif
