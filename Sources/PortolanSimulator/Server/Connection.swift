#if !canImport(UIKit)
  import Foundation

  /// A connection of a browser, served by a thread of its own.
  final class Connection {
    private let descriptor: Int32
    private let server: Server
    private var buffer = Data()

    init(_ descriptor: Int32, server: Server) {
      self.descriptor = descriptor
      self.server = server
    }

    deinit {
      close(descriptor)
    }

    /// Answers requests until the browser closes the connection, which may become a WebSocket.
    func run() {
      while let head = readHead() {
        guard let request = RequestHead(head) else { return refuse("400 Bad Request", "The request is malformed.") }
        if case .refused(let status, let reason) = server.gatekeeper.check(request) { return refuse(status, reason) }
        // No request of the page has a body.
        guard request.headers["content-length"].map({ $0 == "0" }) ?? true, request.headers["transfer-encoding"] == nil
        else { return refuse("413 Content Too Large", "This server accepts no body.") }
        if request.path == "/socket" { return openSocket(request) }
        guard answer(request) else { return }
      }
    }

    private func readHead() -> String? {
      let end = Data("\r\n\r\n".utf8)
      // A head that comes in small pieces must be complete in time.
      let deadline = Date(timeIntervalSinceNow: 15)
      while true {
        if let range = buffer.range(of: end), range.lowerBound - buffer.startIndex <= server.limits.head {
          let head = String(bytes: buffer[..<range.lowerBound], encoding: .utf8)
          buffer = Data(buffer[range.upperBound...])
          if head == nil { refuse("400 Bad Request", "The request is not UTF-8.") }
          return head
        }
        guard buffer.count <= server.limits.head else {
          // Closing a connection with unread bytes would discard the answer.
          refuse("431 Request Header Fields Too Large", "The head of the request is too large.")
          return nil
        }
        guard !Descriptor.wait(for: [descriptor], upTo: deadline.timeIntervalSinceNow).isEmpty,
          let data = Descriptor.read(descriptor)
        else { return nil }
        buffer.append(data)
      }
    }

    private func answer(_ request: RequestHead) -> Bool {
      guard let file = PageFiles.file(request.path) else {
        return respond("404 Not Found", type: "text/plain; charset=utf-8", Array("There is no such file.\n".utf8))
      }
      if request.path == "/", case .refused(let status, let reason) = server.gatekeeper.checkToken(request) {
        return respond(status, type: "text/plain; charset=utf-8", Array((reason + "\n").utf8))
      }
      return respond("200 OK", type: file.type, file.bytes, isHead: request.method == "HEAD")
    }

    private func refuse(_ status: String, _ reason: String) {
      _ = respond(status, type: "text/plain; charset=utf-8", Array((reason + "\n").utf8), closes: true)
    }

    private func respond(
      _ status: String, type: String, _ body: [UInt8], isHead: Bool = false, closes: Bool = false
    ) -> Bool {
      let lines = [
        "HTTP/1.1 \(status)", "Content-Type: \(type)", "Content-Length: \(body.count)", "Cache-Control: no-store",
        "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer", "Cross-Origin-Opener-Policy: same-origin",
        "Cross-Origin-Resource-Policy: same-origin",
        "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
          + "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        "Connection: \(closes ? "close" : "keep-alive")", "", "",
      ]
      let data = Data(lines.joined(separator: "\r\n").utf8) + (isHead ? [] : body)
      return Descriptor.write(data, to: descriptor) && !closes
    }

    private func openSocket(_ request: RequestHead) {
      for answer in [server.gatekeeper.checkOrigin(request), server.gatekeeper.checkToken(request)] {
        if case .refused(let status, let reason) = answer { return refuse(status, reason) }
      }
      guard request.isUpgrade, request.method == "GET", let key = request.headers["sec-websocket-key"] else {
        return refuse("426 Upgrade Required", "This address is for WebSockets.")
      }
      let lines = [
        "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Accept: \(WebSocket.accept(key))", "", "",
      ]
      guard Descriptor.write(Data(lines.joined(separator: "\r\n").utf8), to: descriptor) else { return }
      guard let session = server.sessions.take(request.query["session"]) else {
        let reason =
          "There are \(server.limits.sessions) sessions, which is the limit. To fix: close a page of this server."
        _ = Descriptor.write(WebSocket.close(1013, reason), to: descriptor)
        return drain()
      }
      SocketLoop(descriptor: descriptor, session: session, limits: server.limits, first: buffer).run()
      session.send = { _ in }
      server.sessions.put(session)
    }

    /// Waits until the browser has read the last frame, which closing at once could discard.
    private func drain() {
      shutdown(descriptor, Int32(SHUT_WR))
      let deadline = Date(timeIntervalSinceNow: 2)
      while deadline.timeIntervalSinceNow > 0,
        !Descriptor.wait(for: [descriptor], upTo: deadline.timeIntervalSinceNow).isEmpty,
        Descriptor.read(descriptor) != nil
      {}
    }
  }

  /// The head of an HTTP request.
  struct RequestHead: Equatable {
    var method: String
    /// The path without the query.
    var path: String
    var query: [String: String]
    /// The headers, by their names in lower case.
    var headers: [String: String]

    /// Parses a head, or returns `nil` if it is malformed or has a header twice.
    ///
    /// - Parameter text: The lines up to the empty one.
    init?(_ text: String) {
      var lines = text.components(separatedBy: "\r\n")
      let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else { return nil }
      method = String(words[0])
      let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      path = String(target[0])
      query = [:]
      for pair in target.count > 1 ? target[1].split(separator: "&") : [] {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        query[parts[0]] = parts.count > 1 ? parts[1].removingPercentEncoding ?? parts[1] : ""
      }
      headers = [:]
      for line in lines where !line.isEmpty {
        guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { return nil }
        let name = line[..<colon].lowercased()
        guard !name.contains(where: \.isWhitespace), headers[name] == nil else { return nil }
        headers[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      }
    }

    /// A Boolean value that indicates whether the request asks for a WebSocket.
    var isUpgrade: Bool {
      headers["upgrade"]?.lowercased() == "websocket" && headers["sec-websocket-version"] == "13"
        && headers["connection"]?.lowercased().contains("upgrade") == true && headers["sec-websocket-key"] != nil
    }
  }

  /// The files of the page, which are in the bundle of this module.
  enum PageFiles {
    /// Returns a file and its type, or `nil` if there is none.
    static func file(_ path: String) -> (bytes: [UInt8], type: String)? {
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
    static let files: [String: [UInt8]] = {
      let folder = Bundle.module.bundleURL.appending(path: "Page")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.reduce(into: [:]) { files, name in
        files[name] = (try? Data(contentsOf: folder.appending(path: name))).map { [UInt8]($0) }
      }
    }()
  }
#endif
