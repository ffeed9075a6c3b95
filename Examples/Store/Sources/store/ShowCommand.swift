import ArgumentParser
import StoreApp
import StoreTool

struct ShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Starts the shop, opens a link, and prints what the user then sees.",
    discussion: """
      A STEP is a link or what the user does: \(StoreStep.spellings.dropFirst().joined(separator: ", ")).

      A button is printed as [Buy], a text field as |Ada| or with its placeholder as |(Name)|, a switch as {on}, a row
      of a table after "-", and the selected tab between two stars. Under a sheet only a title is seen.

      Exits with 0 when the screen was reached and every step was done, and with 1 when not, with the diagnosis on
      standard error.
      """)

  @Argument(help: "The link, such as https://store.example/products/42 or store://bag.")
  var url: String

  @Option(name: .customLong("after"), help: ArgumentHelp("What happens before; may be repeated.", valueName: "step"))
  var steps: [String] = []

  @Option(
    name: .customLong("then"), help: ArgumentHelp("What the user does there; may be repeated.", valueName: "step"))
  var laterSteps: [String] = []

  @Flag(help: "When asked to log in, decline.")
  var declineLogin = false

  @MainActor
  func run() async throws {
    do {
      // A link that opens nothing is told before anything is started for it.
      _ = try StoreLinks.match(url)
      let run = try await StoreRun(answer: declineLogin ? .declines : .logsIn)
      try await run.perform(steps)
      if let failure = try await run.open(url).failure {
        StandardError.write(failure.diagnosis)
        throw ExitCode.failure
      }
      try await run.perform(laterSteps)
      print(run.screenText)
    } catch let code as ExitCode {
      throw code
    } catch {
      StandardError.write("\(error)")
      throw ExitCode.failure
    }
  }
}
