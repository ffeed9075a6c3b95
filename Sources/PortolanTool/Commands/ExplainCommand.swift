/// The command `explain CODE`.
struct ExplainCommand<Tool: PortolanCommand>: ToolCommand {
  static var configuration: CommandConfiguration {
    Tool.configuration(
      "explain", "Explains a kind of failure: its cause, and how to mend it.",
      """
      A CODE is printed below the failure, and is in the document of --json. Without a CODE all codes are printed.
      """,
      examples: [["explain"], ["explain", "notDismissible"]])
  }

  @Argument(help: "The code.", completion: .list(Explanation.all.map(\.code)))
  var code: String?

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  func outcome() async -> Outcome {
    guard let code else { return .done(text(of: Explanation.all)) }
    guard let explanation = Explanation.all.first(where: { $0.code.lowercased() == code.lowercased() }) else {
      let codes = Explanation.all.map(\.code).joined(separator: ", ")
      let reason = "No failure has the code \(LinkText.quoted(code)). To fix: use one of these: \(codes)."
      return .failed(ToolFault("usage", status: .usage, reason), asJSON: isJSON)
    }
    return .done(isJSON ? text(of: [explanation]) : explanation.text)
  }

  private func text(of explanations: [Explanation]) -> String {
    guard isJSON else { return explanations.map(\.code).joined(separator: "\n") }
    return JSONDocument.text(["explanations": explanations])
  }
}

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
