/// The cause and the mend of one kind of failure.
struct Explanation: Encodable {
  /// The explanations of all kinds, in the order of the article.
  ///
  /// The article "Troubleshooting" of Portolan's catalogue is built into the code, so that the command needs no files beside it.
  static let all = String(decoding: PackageResources.Troubleshooting_md, as: UTF8.self)
    .split(separator: "\n### ").dropFirst().map { Explanation(section: $0) }

  /// The code of a `RoutingError` or a `LinkError`.
  let code: String
  /// The cause and the mend, for a terminal.
  let text: String

  private init(section: Substring) {
    let section = section.split(separator: "\n## ", maxSplits: 1)[0]
    code = String(section.prefix { $0 != "\n" })
    let body = section.dropFirst(code.count).drop { $0 == "\n" }
    // The names of symbols are written as in Swift.
    text = String(body).replacing(/``([^`]+)``/) { $0.output.1.replacing("/", with: ".") }
      .replacing("**", with: "").replacing("```\n", with: "")
  }
}
