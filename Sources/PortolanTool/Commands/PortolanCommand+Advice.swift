// The advice that follows the parser's message about a command line that it refuses.
extension PortolanCommand {
  /// Returns the advice for a command line that the parser refuses, or `nil` if there is none.
  static func advice(on arguments: [String]) -> String? {
    adviceOnMissingCommand(arguments) ?? adviceOnHyphen(arguments)
  }

  /// Returns the advice for a command of another product, or `nil` if the first word is no such command or the app has it.
  private static func adviceOnMissingCommand(_ arguments: [String]) -> String? {
    guard let name = arguments.first, !extraCommands.contains(where: { $0.configuration.commandName == name })
    else { return nil }
    switch name {
    case "verify":
      return addition(of: "VerifyCommand", in: "PortolanVerifier")
        + " The app conforms to VerifiableApp: extension \(App.self): VerifiableApp {}"
    case "serve": return addition(of: "ServeCommand", in: "PortolanSimulator")
    default: return nil
    }
  }

  private static func addition(of command: String, in module: String) -> String {
    "To fix: import \(module), and add \(command)<\(App.self)>.self to extraCommands of \(Self.self)."
  }

  /// Returns the advice for a word that begins with a hyphen and is no option.
  ///
  /// The command line that it proposes is one that the parser accepts. If there is none with the same words, the advice is `nil`.
  private static func adviceOnHyphen(_ arguments: [String]) -> String? {
    guard !arguments.contains("--") else { return nil }
    for (index, word) in arguments.enumerated() where word.hasPrefix("-") && word != "-" {
      var others = arguments
      others.remove(at: index)
      let isValue = index > 0 && lacksValue(others[index - 1], in: arguments)
      guard isValue || isUnknown(word, in: arguments) else { continue }
      if arguments.first == "play", isOptionOfApp(word) {
        return "To fix: \(LinkText.quoted(word)) is an option of the app. Write it in the story, behind launch."
      }
      if isValue { others[index - 1] += "=\(word)" } else { others += ["--", word] }
      guard refusal(of: others) == nil else { continue }
      return "To fix: \(LinkText.quoted(word)) is read as an option. Write \(commandLine(others))"
    }
    return nil
  }

  private static func isOptionOfApp(_ word: String) -> Bool {
    do { _ = try App.Options.parse([word]) } catch {
      return !App.Options.message(for: error).hasPrefix("Unknown option")
    }
    return true
  }

  private static func lacksValue(_ option: String, in arguments: [String]) -> Bool {
    refusal(of: arguments)?.hasPrefix("Missing value for '\(option) ") == true
  }

  /// Returns `true` if the parser does not know an option, also if it complains about a missing argument first.
  private static func isUnknown(_ word: String, in arguments: [String]) -> Bool {
    [arguments, arguments + ["."]].contains { refusal(of: $0)?.hasPrefix("Unknown option '\(word)'") == true }
  }
}
