/// A command of the tool that returns its outcome instead of printing it.
package protocol ToolCommand: ParsableCommand {
  /// A Boolean value that indicates whether the outcome is a JSON document. The default is `false`.
  var isJSON: Bool { get }

  /// Carries the command out.
  ///
  /// - Throws: The error of the failure. It becomes a failed outcome.
  @MainActor func outcome() async throws -> Outcome
}

extension ToolCommand {
  package var isJSON: Bool { false }

  /// Runs the command, in virtual time if it starts the app and a command line runs it.
  @MainActor
  func carriedOut() async -> Outcome {
    #if !canImport(UIKit)
      if ToolProcess.arguments != nil, self is any AppCommand {
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

/// A command that starts the app, whose time may pass at once.
protocol AppCommand: ToolCommand {
  associatedtype Tool: PortolanCommand
  typealias App = Tool.App
}

/// The process of a command line.
@MainActor
package enum ToolProcess {
  /// The command line of this process, or `nil` if it only runs commands, as a test does.
  package static var arguments: [String]?
  /// The content of standard input, once it was read.
  static var standardInput: Data?
}
