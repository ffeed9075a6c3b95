#if !canImport(UIKit)
  import FlyingSocks
  import Foundation
  import PortolanTestTraits
  import Testing

  @testable import PortolanSimulator

  @Suite("The server of the page", .limited)
  struct PageServerTests {
    /// Runs the body while a server listens.
    ///
    /// On a busy machine a request may take far longer than the usual limit allows.
    private func serving(
      _ limits: Limits = Limits(request: 300), _ body: @escaping @Sendable (Gatekeeper) async throws -> Void
    ) async throws {
      let (opened, open) = AsyncStream.makeStream(of: Gatekeeper.self)
      let server = PageServer(sessions: .withoutApps(limits), limits: limits)
      let running = Task { try await server.run(port: 0) { open.yield($0) } }
      defer { running.cancel() }
      for await gatekeeper in opened {
        try await body(gatekeeper)
        break
      }
      running.cancel()
      _ = await running.result
    }

    private func connect(_ gatekeeper: Gatekeeper) async throws -> AsyncSocket {
      try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: gatekeeper.port), timeout: 600)
    }

    /// Returns the answer to a request, up to the first piece of its body.
    private func answer(_ request: String, _ gatekeeper: Gatekeeper) async throws -> String {
      let socket = try await connect(gatekeeper)
      defer { try? socket.close() }
      try await socket.write(
        Data(request.replacing("HOST", with: "Host: 127.0.0.1:\(gatekeeper.port)").replacing("\n", with: "\r\n").utf8))
      return String(decoding: try await socket.read(atMost: 4096), as: UTF8.self)
    }

    @Test("Requests have the answers that the gatekeeper, the limits and the files give")
    func answers() async throws {
      try await serving { gatekeeper in
        let page = "/?token=\(gatekeeper.token)"
        let longHead = (0..<200).map { "X-\($0): \(String(repeating: "a", count: 80))" }.joined(separator: "\n")
        for (request, status) in [
          ("GET \(page) HTTP/1.1\nHOST\n\n", 200), ("GET / HTTP/1.1\nHOST\n\n", 403),
          ("GET \(page) HTTP/1.1\nHost: evil.example\n\n", 421), ("GET \(page) HTTP/1.1\n\n", 421),
          ("POST \(page) HTTP/1.1\nHOST\n\n", 405), ("HEAD \(page) HTTP/1.1\nHOST\n\n", 405),
          ("GET \(page) HTTP/1.1\nHOST\nContent-Length: 5\n\nhello", 413),
          ("GET \(page) HTTP/1.1\nHOST\nContent-Length: 1000000000\n\nhello", 413),
          ("GET /none HTTP/1.1\nHOST\n\n", 404), ("GET /main.js HTTP/1.1\nHOST\n\n", 200),
          ("GET \(page) HTTP/1.1\nHOST\n\(longHead)\n\n", 431),
          ("GET /socket HTTP/1.1\nHOST\n\n", 403),
        ] {
          let answer = try await answer(request, gatekeeper)
          #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(request.prefix(100)) has \(answer.prefix(30))")
          #expect(answer.contains("Content-Security-Policy: default-src 'none'"))
        }
      }
    }

    @Test("No request leads out of the folder of the page")
    func traversal() async throws {
      try await serving { gatekeeper in
        for path in [
          "/../Package.swift", "/%2e%2e/%2e%2e/Package.swift", "/%2e%2e/Page/main.js", "/..%2fPage/main.js", "/.",
          "/..", "//etc/hostname",
        ] {
          let answer = try await answer("GET \(path) HTTP/1.1\nHOST\n\n", gatekeeper)
          #expect(answer.hasPrefix("HTTP/1.1 404 ") || answer.hasPrefix("HTTP/1.1 403 "), "\(path) has \(answer)")
        }
      }
    }

    @Test("A WebSocket is opened for the page alone, and lives longer than a request")
    func webSocket() async throws {
      // On a busy machine a request may take longer than a short limit allows.
      for limit in [1.0, 30] {
        do { return try await openSocket(whereRequestsTakeAtMost: limit) } catch SocketError.disconnected {}
      }
      try await openSocket(whereRequestsTakeAtMost: 300)
    }

    private func openSocket(whereRequestsTakeAtMost limit: Double) async throws {
      try await serving(Limits(request: limit)) { gatekeeper in
        let socket = try await connect(gatekeeper)
        let head = """
          GET /socket?token=\(gatekeeper.token) HTTP/1.1
          Host: 127.0.0.1:\(gatekeeper.port)
          Origin: http://127.0.0.1:\(gatekeeper.port)
          Connection: Upgrade
          Upgrade: websocket
          Sec-WebSocket-Version: 13
          Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==


          """
        try await socket.write(Data(head.replacing("\n", with: "\r\n").utf8))
        let answer = String(decoding: try await socket.read(atMost: 4096), as: UTF8.self)
        #expect(answer.hasPrefix("HTTP/1.1 101 ") && answer.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="))
        // Another connection that sends no request ends meanwhile.
        await #expect(throws: SocketError.disconnected) { try await connect(gatekeeper).read(atMost: 1) }
        let ping = Data(#"{"v":1,"id":3,"type":"ping"}"#.utf8)
        // An empty mask changes nothing, and each byte comes by itself.
        for byte in [0x81, 0x80 | UInt8(ping.count), 0, 0, 0, 0] + ping { try await socket.write(Data([byte])) }
        let pong = String(decoding: try await socket.read(atMost: 4096), as: UTF8.self)
        #expect(pong.contains(#""re":3"#))
        try socket.close()
      }
    }

    @Test("A head that comes slowly ends with its connection")
    func slowHead() async throws {
      try await serving(Limits(request: 1)) { gatekeeper in
        let socket = try await connect(gatekeeper)
        await #expect(throws: SocketError.self) {
          while true {
            try await socket.write(Data("GET / HTTP/1.1\r\n".utf8))
            try await Task.sleep(for: .milliseconds(100))
          }
        }
      }
    }

    @Test("A head that grows and grows ends with its connection")
    func endlessHead() async throws {
      try await serving { gatekeeper in
        let socket = try await connect(gatekeeper)
        try await socket.write(Data("GET / HTTP/1.1\r\n".utf8))
        let lines = String(repeating: "X: \(String(repeating: "a", count: 100))\r\n", count: 100)
        // The server may have to wait for a busy machine before it reads.
        await #expect(throws: SocketError.self) {
          while true {
            try await socket.write(Data(lines.utf8))
            try await Task.sleep(for: .milliseconds(50))
          }
        }
      }
    }

    @Test("Connections over the limit are closed, and the others are served")
    func connections() async throws {
      try await serving(Limits(connections: 2, request: 300)) { gatekeeper in
        let first = try await connect(gatekeeper)
        let second = try await connect(gatekeeper)
        for socket in [first, second] {
          try await socket.write(Data("GET /main.js HTTP/1.1\r\nHost: 127.0.0.1:\(gatekeeper.port)\r\n\r\n".utf8))
          #expect(try await socket.read(atMost: 12).starts(with: "HTTP/1.1 200".utf8))
        }
        await #expect(throws: SocketError.disconnected) { try await connect(gatekeeper).read(atMost: 1) }
        try first.close()
        try second.close()
      }
    }

    @Test("A port that is in use has an error with the reason")
    func portInUse() async throws {
      try await serving { gatekeeper in
        let other = PageServer(sessions: .withoutApps(Limits()), limits: Limits())
        await #expect {
          try await other.run(port: gatekeeper.port) { _ in }
        } throws: { error in
          guard case SocketError.failed(_, EADDRINUSE, _) = error else { return false }
          return true
        }
      }
    }
  }
#endif
