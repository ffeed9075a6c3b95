import ArgumentParser
import Foundation
import Portolan

/// The options for the app's state when the link arrives.
struct StartOptions<App: ToolApp>: ParsableArguments {
  @Option(name: .customLong("after"), help: ArgumentHelp("A step before the link; may be repeated.", valueName: "step"))
  var steps: [String] = []

  @OptionGroup var app: App.Options

  /// Starts the app and performs the steps.
  @MainActor
  func run() async throws -> ToolRun<App> {
    let run = try await ToolRun<App>.started(with: app)
    try await run.perform(steps)
    return run
  }
}

extension ToolRun {
  /// Starts an app, and waits until it waits for the user.
  ///
  /// - Parameters:
  ///   - options: The options of the app's start.
  ///   - folder: The folder for relative file names in steps, or `nil` for the working directory.
  /// - Returns: The run of the app.
  /// - Throws: ``StartFault`` if the app cannot start.
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

/// An error for an app that cannot start.
struct StartFault: ToolError {
  let error: any Error

  var code: String { "start" }
  var status: Status { .broken }
  var description: String { "The app cannot start: \(ValueText.of(error))" }
}
