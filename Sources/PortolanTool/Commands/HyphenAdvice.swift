/// The advice for a word that begins with a hyphen, and that is no option.
///
/// The command line that it proposes is one that the parser accepts.
struct HyphenAdvice<Tool: PortolanCommand> {
  let text: String

  /// Creates the advice, or returns `nil` if another command line with the same words is none either.
  init?(_ arguments: [String]) {
    guard !arguments.contains("--") else { return nil }
    for (index, word) in arguments.enumerated() where word.hasPrefix("-") && word != "-" {
      var others = arguments
      others.remove(at: index)
      let isValue = index > 0 && Self.lacksValue(others[index - 1], in: arguments)
      guard isValue || Self.isUnknown(word, in: arguments) else { continue }
      if arguments.first == "play", Self.isOptionOfApp(word) {
        text = "To fix: \(LinkText.quoted(word)) is an option of the app. Write it in the story, behind launch."
        return
      }
      if isValue { others[index - 1] += "=\(word)" } else { others += ["--", word] }
      guard Tool.refusal(of: others) == nil else { continue }
      text = "To fix: \(LinkText.quoted(word)) is read as an option. Write \(Tool.commandLine(others))"
      return
    }
    return nil
  }

  private static func isOptionOfApp(_ word: String) -> Bool {
    do { _ = try Tool.App.Options.parse([word]) } catch {
      return !Tool.App.Options.message(for: error).hasPrefix("Unknown option")
    }
    return true
  }

  private static func lacksValue(_ option: String, in arguments: [String]) -> Bool {
    Tool.refusal(of: arguments)?.hasPrefix("Missing value for '\(option) ") == true
  }

  /// Returns `true` if the parser does not know an option, also if it complains about a missing argument first.
  private static func isUnknown(_ word: String, in arguments: [String]) -> Bool {
    [arguments, arguments + ["."]].contains { Tool.refusal(of: $0)?.hasPrefix("Unknown option '\(word)'") == true }
  }
}
