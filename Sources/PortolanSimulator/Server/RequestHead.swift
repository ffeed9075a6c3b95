#if !canImport(UIKit)
  import Foundation

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
#endif
