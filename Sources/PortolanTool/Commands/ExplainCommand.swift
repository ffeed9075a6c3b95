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
