import ArgumentParser

/// A command of the tool. It is not run, but asked what it has come to, before anything is printed.
protocol ToolCommand: ParsableCommand {
  var isJSON: Bool { get }

  @MainActor func outcome() async -> Outcome
}
