import ArgumentParser
import Foundation
import PortolanLinks

/// What is said of the app's life up to the moment when the link arrives.
struct StartOptions<App: ToolApp>: ParsableArguments {
  @Option(name: .customLong("after"), help: ArgumentHelp("What happens before; may be repeated.", valueName: "step"))
  var steps: [String] = []

  @OptionGroup var app: App.Options

  /// Starts the app and does the steps.
  @MainActor
  func run() async throws -> ToolRun<App> {
    let run = try await ToolRun<App>.started(with: app)
    try await run.perform(steps)
    return run
  }
}

extension ToolRun {
  /// A run of an app from its start, until the app waits for the user.
  ///
  /// - Parameters:
  ///   - options: What the command line says of how the app starts.
  ///   - folder: Where files that steps name are looked for; `nil` for the working directory.
  static func started(with options: App.Options, folder: URL? = nil) async throws(StartFault) -> ToolRun {
    do {
      let run = ToolRun(try await App(options: options), folder: folder)
      if let error = await run.settle().first { throw error }
      return run
    } catch {
      throw StartFault(error: error)
    }
  }
}

/// The app did not start.
struct StartFault: Error, CustomStringConvertible {
  let error: any Error

  var description: String { "The app does not start: \(error)" }
}

extension ToolApp {
  /// What the help says of steps.
  nonisolated static var stepHelp: String {
    let spellings = Step.spellings.dropFirst() + steps.map(\.spelling)
    return "A STEP is a link or what the user does: \(spellings.joined(separator: ", "))."
  }

  /// A link of the app, for the help.
  nonisolated static var sampleLink: String {
    samples.last { links.url(for: $0) != nil }.flatMap { try? links.print($0) } ?? "https://example.com/"
  }
}
