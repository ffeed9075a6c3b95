import ArgumentParser
import StoreApp
import StoreTool

struct OpenCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Starts the shop, opens a link, and tells what happened.",
    discussion: """
      A STEP is a link or what the user does: \(StoreStep.spellings.dropFirst().joined(separator: ", ")).

      Nobody is logged in at the start. When a screen asks for it, the user logs in, or with --decline-login swipes the
      login away.

      Exits with 0 when the screen was reached, and with 1 when it was not, with the diagnosis on standard error.
      """)

  @Argument(help: "The link, such as https://store.example/products/42 or store://bag.")
  var url: String

  @Option(name: .customLong("after"), help: ArgumentHelp("What happens before; may be repeated.", valueName: "step"))
  var steps: [String] = []

  @Flag(name: .customLong("plan"), help: "Tell only what would happen and why.")
  var isPlan = false

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  @Flag(help: "When asked to log in, decline.")
  var declineLogin = false

  @MainActor
  func run() async throws {
    let report: OpenReport
    do {
      // A link that opens nothing is told before anything is started for it.
      _ = try StoreLinks.match(url)
      let run = try await StoreRun(answer: declineLogin ? .declines : .logsIn)
      try await run.perform(steps)
      report = isPlan ? try await run.plan(url) : try await run.open(url)
    } catch {
      StandardError.write("\(error)")
      throw ExitCode.failure
    }
    print(isJSON ? try JSONDocument.text(of: report) : report.description)
    guard let failure = report.failure else { return }
    StandardError.write(failure.diagnosis)
    throw ExitCode.failure
  }
}
