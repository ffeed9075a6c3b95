import PortolanLinks

extension PortolanCommand {
  /// Returns the text below the abstract of a command's help.
  ///
  /// - Parameters:
  ///   - paragraphs: All paragraphs except examples and exit statuses.
  ///   - examples: Command lines without the name of the executable. `>` and `|` are not quoted.
  /// - Returns: The text.
  static func discussion(_ paragraphs: String..., examples: [[String]]) -> String {
    let lines = examples.map { "  " + commandLine($0) }
    return (paragraphs + ["EXAMPLES:\n\(lines.joined(separator: "\n"))", Status.explained]).joined(separator: "\n\n")
  }

  /// A link of the app, for examples.
  static var sampleLink: String {
    App.samples.last { App.links.url(for: $0) != nil }.flatMap { try? App.links.print($0) }
      ?? App.links.origins.first?.text ?? "https://example.com/"
  }

  /// The last origin of the app's links, for examples.
  static var sampleOrigin: String { App.links.origins.last?.text ?? "https://example.com" }

  /// A step of the app, for examples.
  static var sampleStep: String { App.steps.first?.spelling ?? "back" }

  /// The identifier of an app, for examples.
  static var sampleAppID: String { "ABCDE12345.com.example" }

  /// Returns a command line with the name of the executable, such as `store open store://bag`.
  static func commandLine(_ words: [String]) -> String { ([name] + words).map(quoted).joined(separator: " ") }

  /// Returns a word with the quotes that a shell needs.
  private static func quoted(_ word: String) -> String {
    if [">", "|"].contains(word) { return word }
    let isPlain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./:=,@%+".contains($0)) }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}

extension ToolApp {
  /// The paragraph about steps in the help.
  nonisolated static var stepHelp: String {
    let spellings = Step.spellings.dropFirst() + ownSteps.map(\.spelling)
    return """
      A STEP is a link or an action of the user: \(spellings.joined(separator: ", ")). FIELD is the name of a text field, or its \
      position on screen: #1, #2 and so on.
      """
  }
}
