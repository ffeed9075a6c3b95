/// A command of the tool that returns its outcome instead of printing it.
package protocol ToolCommand: ParsableCommand {
  /// A Boolean value that indicates whether the outcome is a JSON document. The default is `false`.
  var isJSON: Bool { get }
  /// A Boolean value that indicates whether the command runs an app whose time may pass at once. The default is `false`.
  var runsInVirtualTime: Bool { get }

  /// Carries the command out.
  ///
  /// - Throws: The error of the failure. It becomes a failed outcome.
  @MainActor func outcome() async throws -> Outcome
}

extension ToolCommand {
  package var isJSON: Bool { false }
  package var runsInVirtualTime: Bool { false }

  /// Runs the command, in virtual time if a command line runs it.
  @MainActor
  func carriedOut() async -> Outcome {
    #if !canImport(UIKit)
      if ToolProcess.arguments != nil, runsInVirtualTime {
        return await VirtualRun.outcome { await outcomeOrFailure() }
      }
    #endif
    return await outcomeOrFailure()
  }

  @MainActor
  private func outcomeOrFailure() async -> Outcome {
    do { return try await outcome() } catch { return .failed(error, asJSON: isJSON) }
  }
}

/// A command that starts the app.
protocol AppCommand: ToolCommand {
  associatedtype Tool: PortolanCommand
  typealias App = Tool.App
}

extension AppCommand {
  var runsInVirtualTime: Bool { true }
}
