import ArgumentParser
import Foundation
import Portolan

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
struct StartFault: CodedFault {
  let error: any Error

  var code: String { "start" }
  var status: Status { .broken }
  var description: String { "The app does not start: \(ValueText.of(error))" }
}
