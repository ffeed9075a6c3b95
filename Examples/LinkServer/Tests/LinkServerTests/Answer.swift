/// A response of the server, as it was sent.
struct Answer: CustomStringConvertible {
  let status: Int
  /// The values of the headers, with names in lower case.
  let headers: [String: String]
  let body: String
  /// The response as it was sent.
  let description: String

  /// An error for a text that is no response.
  struct NoResponse: Error {
    let text: String
  }

  init(_ text: String) throws {
    guard let end = text.firstRange(of: "\r\n\r\n") else { throw NoResponse(text: text) }
    let lines = text[..<end.lowerBound].split(separator: "\r\n")
    guard let code = lines.first?.split(separator: " ").dropFirst().first, let status = Int(code) else {
      throw NoResponse(text: text)
    }
    self.status = status
    headers = Dictionary(
      lines.dropFirst().map { line in
        let name = line.prefix { $0 != ":" }
        return (name.lowercased(), line.dropFirst(name.count + 1).trimmingPrefix(" ").description)
      }, uniquingKeysWith: { "\($0), \($1)" })
    body = String(text[end.upperBound...])
    description = text
  }
}
