package import ArgumentParser

/// A command of the tool, which returns its outcome instead of printing it.
package protocol ToolCommand: ParsableCommand {
  var isJSON: Bool { get }

  @MainActor func outcome() async -> Outcome
}
