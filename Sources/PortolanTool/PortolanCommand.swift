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
}

extension PortolanCommand {
  /// Runs the command line, and exits with its status.
  @MainActor
  public static func main() async {
    let outcome = await outcome(of: Array(CommandLine.arguments.dropFirst()))
    exit(outcome.write().rawValue)
  }

  /// What a command line comes to.
  ///
  /// - Parameter arguments: The command line, without the name of the executable.
  @MainActor
  package static func outcome(of arguments: [String]) async -> Outcome {
    do {
      var command = try RootCommand<Self>.parseAsRoot(arguments)
      if let command = command as? any ToolCommand { return await command.outcome() }
      // The root and the groups print their help.
      try command.run()
      return Outcome()
    } catch {
      let message = RootCommand<Self>.fullMessage(for: error)
      guard RootCommand<Self>.exitCode(for: error) != .success else { return .done(message) }
      let isJSON = arguments.prefix { $0 != "--" }.contains("--json")
      return .failed(CommandFault(description: message), asJSON: isJSON, status: .usage)
    }
  }
}

/// The command that has the others below it.
private struct RootCommand<Tool: PortolanCommand>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Tool.name,
      abstract: "Sends links and notifications to the app, which runs without a screen.",
      discussion: Status.explained,
      subcommands: [
        OpenCommand<Tool.App>.self, NotifyCommand<Tool.App>.self, ShowCommand<Tool.App>.self,
        PlayCommand<Tool.App>.self, ScreensCommand<Tool.App>.self, LinksCommand<Tool.App>.self,
      ])
  }
}
