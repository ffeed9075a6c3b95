import FlyingFox
import FlyingSocks

/// The server of the page that runs apart from the apps.
struct PageServer {
  let sessions: SessionTable
  let limits: Limits

  /// The folder with the files of the page, in the bundle of this module.
  static let folder = Bundle.module.bundleURL.appending(path: "Page")

  /// Serves pages on this machine's own address, 127.0.0.1.
  ///
  /// - Parameters:
  ///   - port: The port, or 0 for any that is free.
  ///   - opened: A closure that receives the address and the token once the server listens.
  /// - Throws: `SocketError` if the port is in use or not permitted.
  func run(port: UInt16, opened: @escaping @Sendable (Gatekeeper) -> Void) async throws {
    let pool = BoundedPool(limits: limits)
    // Of a body, which no request of the page has, nothing is kept.
    let server = HTTPServer(
      config: HTTPServer.Configuration(
        address: try .inet(ip4: "127.0.0.1", port: port), sharedRequestBufferSize: 1 << 10,
        sharedRequestReplaySize: 1 << 10, pool: pool, logger: .disabled))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      group.addTask {
        // A server that cannot listen ends the group with its error. A busy machine may take longer than the usual 5 seconds.
        try await server.waitUntilListening(timeout: 3600)
        guard case .ip4(_, let port) = await server.listeningAddress else { throw SocketError.unsupportedAddress }
        let gatekeeper = Gatekeeper(token: Gatekeeper.newToken(), port: port)
        let handler = PageHandler(gatekeeper: gatekeeper, sessions: sessions, limits: limits, pool: pool)
        await server.appendRoute("*", to: handler)
        opened(gatekeeper)
      }
      group.addTask {
        while true {
          try await Task.sleep(for: .seconds(5))
          await sessions.endIdle()
        }
      }
      for try await _ in group {}
    }
  }
}

/// The answers to the requests of the page.
private struct PageHandler: HTTPHandler {
  let gatekeeper: Gatekeeper
  let sessions: SessionTable
  let limits: Limits
  let pool: BoundedPool
  private let files = DirectoryHTTPHandler(root: PageServer.folder)
  private let names = (try? FileManager.default.contentsOfDirectory(atPath: PageServer.folder.path)) ?? []

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    var response = try await answer(to: request)
    for (name, value) in Self.headers { response.headers[HTTPHeader(name)] = value }
    if let other = request.remoteAddress {
      await pool.answered(other, isSocket: response.statusCode == .switchingProtocols)
    }
    return response
  }

  private func answer(to request: HTTPRequest) async throws -> HTTPResponse {
    if let refusal = gatekeeper.refusal(of: request, limits) {
      return text(refusal.status, refusal.reason)
    }
    if request.path == "/socket" {
      let socket = PageSocket(sessions: sessions, limits: limits, id: request.query["session"])
      let handler = MessageFrameWSHandler(handler: socket, frameSize: 1 << 24)
      return try await WebSocketHTTPHandler(handler: handler).handleRequest(request)
    }
    var request = request
    if request.path == "/" { request.path = "/index.html" }
    // The handler of a folder would also answer "/..%2fother".
    guard names.contains(String(request.path.dropFirst())) else { return text(.notFound, "There is no such file.") }
    return try await files.handleRequest(request)
  }

  private func text(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: [.contentType: "text/plain; charset=utf-8"], body: Data((text + "\n").utf8))
  }

  private static let headers = [
    "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
      + "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ]
}
