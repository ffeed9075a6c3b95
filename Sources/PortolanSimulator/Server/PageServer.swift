#if !canImport(UIKit)
  import FlyingFox
  import FlyingSocks
  import Foundation

  /// The server of the page, which runs apart from the apps.
  struct PageServer {
    let sessions: SessionTable
    let limits: Limits

    /// Serves pages on this machine's own address, 127.0.0.1.
    ///
    /// - Parameters:
    ///   - port: The port, or 0 for any that is free.
    ///   - opened: A closure that receives the address and the token once the server listens.
    /// - Throws: `SocketError` if the port is in use or not permitted.
    func run(port: UInt16, opened: @escaping @Sendable (Gatekeeper) -> Void) async throws {
      let pool = BoundedPool(limits: limits)
      let server = HTTPServer(
        config: HTTPServer.Configuration(
          address: try .inet(ip4: "127.0.0.1", port: port), sharedRequestBufferSize: 1 << 12,
          sharedRequestReplaySize: 1 << 12, pool: pool, logger: .disabled))
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run() }
        group.addTask {
          try await server.waitUntilListening()
          guard case .ip4(_, let port) = await server.listeningAddress else { throw SocketError.unsupportedAddress }
          let gatekeeper = Gatekeeper(token: Gatekeeper.newToken(), port: port)
          await server.appendRoute("*", to: PageHandler(gatekeeper: gatekeeper, server: self, pool: pool))
          opened(gatekeeper)
        }
        group.addTask {
          while true {
            try await Task.sleep(for: .seconds(1))
            pool.endLate()
            sessions.endIdle()
          }
        }
        for try await _ in group {}
      }
    }
  }

  /// The answers to the requests of the page.
  private struct PageHandler: HTTPHandler {
    let gatekeeper: Gatekeeper
    let server: PageServer
    let pool: BoundedPool

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
      // FlyingFox has read the head, and refuses none for its size.
      let head = request.headers.reduce(request.target.rawValue.utf8.count) {
        $0 + $1.key.rawValue.utf8.count + $1.value.utf8.count
      }
      guard head <= server.limits.head else {
        return text(.requestHeaderFieldsTooLarge, "The head of the request is too large.")
      }
      if let refusal = gatekeeper.refusal(of: request) { return text(refusal.status, refusal.reason) }
      let isSocket = request.path == "/socket"
      if case .ip4(_, let port) = request.remoteAddress { pool.renew(port, isSocket: isSocket) }
      if isSocket {
        let socket = PageSocket(sessions: server.sessions, limits: server.limits, id: request.query["session"])
        return try await WebSocketHTTPHandler(handler: socket).handleRequest(request)
      }
      guard let file = PageFiles.file(request.path) else { return text(.notFound, "There is no such file.") }
      return response(.ok, type: file.type, file.bytes, isHead: request.method == .HEAD)
    }

    private func text(_ status: HTTPStatusCode, _ reason: String) -> HTTPResponse {
      response(status, type: "text/plain; charset=utf-8", Data((reason + "\n").utf8))
    }

    private func response(
      _ status: HTTPStatusCode, type: String, _ body: Data, isHead: Bool = false
    ) -> HTTPResponse {
      let headers: [String: String] = [
        "Content-Type": type, "Content-Length": "\(body.count)", "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
        "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
          + "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      ]
      return HTTPResponse(
        statusCode: status,
        headers: HTTPHeaders(Dictionary(uniqueKeysWithValues: headers.map { (HTTPHeader($0.key), $0.value) })),
        body: HTTPBodySequence(data: isHead ? Data() : body, suggestedBufferSize: max(1, body.count)))
    }
  }

  /// The files of the page, which are in the bundle of this module.
  enum PageFiles {
    /// Returns a file and its type, or `nil` if there is none.
    static func file(_ path: String) -> (bytes: Data, type: String)? {
      let name = path == "/" ? "index.html" : String(path.dropFirst())
      guard let bytes = files[name] else { return nil }
      let type =
        switch name.split(separator: ".").last {
        case "js": "text/javascript"
        case "css": "text/css"
        default: "text/html"
        }
      return (bytes, "\(type); charset=utf-8")
    }

    /// The files by name.
    static let files: [String: Data] = {
      let folder = Bundle.module.bundleURL.appending(path: "Page")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.reduce(into: [:]) { files, name in files[name] = try? Data(contentsOf: folder.appending(path: name)) }
    }()
  }
#endif
