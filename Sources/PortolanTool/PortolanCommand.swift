// Whoever gives an app options writes them with its words.
@_exported public import ArgumentParser
import Foundation

/// The command line that every app gets for free: it opens links and notifications in the app, lists its screens and looks after its links.
///
/// ```swift
/// @main
/// enum ShopTool: PortolanCommand {
///   typealias App = ShopUnderTool
///   static let name = "shop"
/// }
/// ```
///
///     shop open https://shop.example/products/42 --after 'tap Account'
///     shop notify payload.json
///     shop links list
public protocol PortolanCommand {
  /// The app.
  associatedtype App: ToolApp

  /// The name of the executable.
  static var name: String { get }

  /// The version of the app, which `--version` prints beside that of Portolan; empty unless the app has one to print.
  static var version: String { get }
}

extension PortolanCommand {
  public static var version: String { "" }

  /// Runs the command line, and exits with its status.
  @MainActor
  public static func main() async {
    let outcome = await outcome(of: CommandLine.byteTexts)
    exit(outcome.write().rawValue)
  }

  /// What a command line comes to.
  ///
  /// - Parameter arguments: The command line, without the name of the executable; see ``ByteText`` for what is no UTF-8.
  @MainActor
  package static func outcome(of arguments: [String]) async -> Outcome {
    await unescapedOutcome(of: arguments).shown
  }

  @MainActor
  private static func unescapedOutcome(of arguments: [String]) async -> Outcome {
    do {
      var command = try RootCommand<Self>.parseAsRoot(arguments)
      if let command = command as? any ToolCommand { return await command.outcome() }
      // The root and the groups print their help.
      try command.run()
      return Outcome()
    } catch {
      let message = RootCommand<Self>.fullMessage(for: error)
      guard RootCommand<Self>.exitCode(for: error) != .success else { return .done(message) }
      // The message may quote an argument, with its line breaks.
      let diagnosis = arguments.reduce(message) { text, argument in
        argument.contains("\n") ? text.replacing(argument, with: ShownText.inline(argument)) : text
      }
      let isJSON = arguments.prefix { $0 != "--" }.contains("--json")
      return .failed(CommandFault(description: diagnosis), asJSON: isJSON)
    }
  }
}

/// The command that has the others below it.
private struct RootCommand<Tool: PortolanCommand>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Tool.name,
      abstract: "Sends links and notifications to the app, which runs without a screen.",
      discussion: Tool.discussion(
        examples: [
          ["open", Tool.sampleLink], ["show", Tool.sampleLink], ["play", "login.story"],
          ["--generate-completion-script", "zsh"],
        ]),
      version: [Tool.name, Tool.version, "(Portolan \(portolanVersion))"].filter { !$0.isEmpty }.joined(separator: " "),
      subcommands: [
        OpenCommand<Tool>.self, NotifyCommand<Tool>.self, ShowCommand<Tool>.self,
        PlayCommand<Tool>.self, ScreensCommand<Tool>.self, LinksCommand<Tool>.self,
      ])
  }
}
