import PortolanRecording

extension PortolanCommand {
  /// Runs the command line, and exits with its status.
  @MainActor
  public static func main() async {
    ToolProcess.arguments = Array(CommandLine.arguments.dropFirst())
    let outcome = await outcome(of: CommandLine.byteTexts)
    exit(outcome.write().rawValue)
  }

  /// Returns the outcome of a command line.
  ///
  /// - Parameter arguments: The command line, without the name of the executable. Bytes that are not UTF-8 are encoded
  ///   as in ``ByteText``.
  /// - Returns: The outcome.
  @MainActor
  package static func outcome(of arguments: [String]) async -> Outcome {
    await unescapedOutcome(of: arguments).shown
  }

  @MainActor
  private static func unescapedOutcome(of arguments: [String]) async -> Outcome {
    do {
      let command = try command(of: arguments)
      guard let command = command as? any ToolCommand else { return await outcome(of: command, arguments) }
      // The first use of a table with a fault would stop the program.
      do { try App.links.validate() } catch { return .failed(error, asJSON: command.isJSON) }
      return await command.carriedOut()
    } catch { return usage(error, arguments) }
  }

  /// Runs a command of ArgumentParser: the root command and the groups print their help, and the others are the app's own.
  @MainActor
  private static func outcome(of command: any ParsableCommand, _ arguments: [String]) async -> Outcome {
    do {
      if let later = command as? any AsyncParsableCommand {
        // No other code has the command.
        nonisolated(unsafe) var later = later
        try await later.run()
      } else {
        var command = command
        try command.run()
      }
      return Outcome()
    } catch let code as ExitCode {
      return Outcome(status: Status(rawValue: code.rawValue))
    } catch {
      let isOfParser = [.success, .validationFailure].contains(RootCommand<Self>.exitCode(for: error))
      return isOfParser ? usage(error, arguments) : .failed(error, asJSON: wantsJSON(arguments))
    }
  }

  /// Returns the outcome of an error of the parser, or of a request for help.
  private static func usage(_ error: any Error, _ arguments: [String]) -> Outcome {
    let message = RootCommand<Self>.fullMessage(for: error)
    guard RootCommand<Self>.exitCode(for: error) != .success else { return .done(message) }
    // The message may quote an argument that contains line breaks.
    let reason = arguments.reduce(message) { text, argument in
      argument.contains("\n") ? text.replacing(argument, with: TerminalText.inline(argument)) : text
    }
    let diagnosis = reason + (advice(on: arguments).map { "\n\($0)" } ?? "")
    return .failed(ToolFault("usage", status: .usage, diagnosis), asJSON: wantsJSON(arguments))
  }

  private static func wantsJSON(_ arguments: [String]) -> Bool { arguments.prefix { $0 != "--" }.contains("--json") }

  /// Returns the reason why arguments are no command line, or `nil` if they are.
  static func refusal(of arguments: [String]) -> String? {
    do {
      _ = try command(of: arguments)
      return nil
    } catch { return RootCommand<Self>.message(for: error) }
  }

  private static func command(of arguments: [String]) throws -> any ParsableCommand {
    // An app whose start needs options prints its help instead.
    if arguments.isEmpty, let welcome = try? WelcomeCommand<Self>.parse([]) { return welcome }
    return try RootCommand<Self>.parseAsRoot(arguments)
  }
}

/// The root command that contains all other commands.
private struct RootCommand<Tool: PortolanCommand>: ParsableCommand {
  static var configuration: CommandConfiguration {
    Tool.configuration(
      Tool.name, "Opens links and notifications in the app, which runs without a display.",
      examples: [
        ["open", Tool.sampleLink], ["show", Tool.sampleLink], ["play", "login.story"],
        ["--generate-completion-script", "zsh"],
      ],
      version: [Tool.name, Tool.version, "(Portolan \(portolanVersion))"].filter { !$0.isEmpty }.joined(separator: " "),
      subcommands: [
        OpenCommand<Tool>.self, NotifyCommand<Tool>.self, ShowCommand<Tool>.self,
        PlayCommand<Tool>.self, ReplayCommand<Tool>.self, ScreensCommand<Tool>.self, MapCommand<Tool>.self,
        LinksCommand<Tool>.self,
        ExplainCommand<Tool>.self,
      ] + Tool.extraCommands)
  }
}
