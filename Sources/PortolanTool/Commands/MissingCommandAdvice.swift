/// The advice for a command of another product that the app has not added to its tool.
struct MissingCommandAdvice<Tool: PortolanCommand> {
  let text: String

  /// Creates the advice, or returns `nil` if the first word is no such command, or if the app has it.
  init?(_ arguments: [String]) {
    guard let name = arguments.first, !Tool.extraCommands.contains(where: { $0.configuration.commandName == name })
    else { return nil }
    switch name {
    case "verify":
      text =
        Self.addition(of: "VerifyCommand", in: "PortolanVerifier")
        + " The app conforms to VerifiableApp: extension \(Tool.App.self): VerifiableApp {}"
    case "serve": text = Self.addition(of: "ServeCommand", in: "PortolanSimulator")
    default: return nil
    }
  }

  private static func addition(of command: String, in module: String) -> String {
    "To fix: import \(module), and add \(command)<\(Tool.App.self)>.self to extraCommands of \(Tool.self)."
  }
}
