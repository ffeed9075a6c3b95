extension PortolanCommand {
  /// Returns the configuration of a command.
  ///
  /// - Parameters:
  ///   - command: The name of the command.
  ///   - abstract: The first line of its help.
  ///   - paragraphs: All paragraphs of the help below it except examples and exit statuses.
  ///   - examples: Command lines without the name of the executable. `>` and `|` are not quoted.
  ///   - version: The version of the executable, for its own command.
  ///   - subcommands: The commands in this one.
  /// - Returns: The configuration.
  static func configuration(
    _ command: String, _ abstract: String, _ paragraphs: String..., examples: [[String]], version: String = "",
    subcommands: [any ParsableCommand.Type] = []
  ) -> CommandConfiguration {
    let lines = examples.map { "  " + commandLine($0) }
    let parts = paragraphs + ["EXAMPLES:\n\(lines.joined(separator: "\n"))", Status.explained]
    return CommandConfiguration(
      commandName: command, abstract: abstract, discussion: parts.joined(separator: "\n\n"), version: version,
      subcommands: subcommands)
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
