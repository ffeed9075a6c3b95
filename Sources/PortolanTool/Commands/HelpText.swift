import PortolanLinks

extension PortolanCommand {
  /// Returns the text below the abstract of a command's help.
  ///
  /// - Parameters:
  ///   - paragraphs: Everything but examples and statuses.
  ///   - examples: Command lines without the name of the executable; `>` and `|` stand for themselves.
  static func discussion(_ paragraphs: String..., examples: [[String]]) -> String {
    let lines = examples.map { words in "  " + ([name] + words).map(quoted).joined(separator: " ") }
    return (paragraphs + ["EXAMPLES:\n\(lines.joined(separator: "\n"))", Status.explained]).joined(separator: "\n\n")
  }

  /// A link of the app, for examples.
  static var sampleLink: String {
    App.samples.last { App.links.url(for: $0) != nil }.flatMap { try? App.links.print($0) }
      ?? App.links.origins.first?.text ?? "https://example.com/"
  }

  /// The last of the places where links of the app begin, for examples.
  static var sampleOrigin: String { App.links.origins.last?.text ?? "https://example.com" }

  /// A step that the app has, for examples.
  static var sampleStep: String { App.steps.first?.spelling ?? "back" }

  /// An identifier of an app, for examples.
  static var sampleAppID: String { "ABCDE12345.com.example" }

  /// A word as it is written for a shell.
  private static func quoted(_ word: String) -> String {
    if [">", "|"].contains(word) { return word }
    let isPlain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./:=,@%+".contains($0)) }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}

extension ToolApp {
  /// The paragraph of the help about steps.
  nonisolated static var stepHelp: String {
    let spellings = Step.spellings.dropFirst() + steps.map(\.spelling)
    return """
      A STEP is a link or what the user does: \(spellings.joined(separator: ", ")). FIELD is what a text field is called, or #1, #2 \
      and so on for the first, the second and so on of those on screen.
      """
  }
}
