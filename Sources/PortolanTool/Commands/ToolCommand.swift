package import ArgumentParser

/// A command of the tool, which returns its outcome instead of printing it.
package protocol ToolCommand: ParsableCommand {
  var isJSON: Bool { get }
  /// A Boolean value that indicates whether the command runs an app whose time may pass at once. The default is `false`.
  var runsInVirtualTime: Bool { get }

  @MainActor func outcome() async -> Outcome
}

extension ToolCommand {
  package var runsInVirtualTime: Bool { false }
}
