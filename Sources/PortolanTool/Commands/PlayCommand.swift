/// The command `play FILE…`.
struct PlayCommand<Tool: PortolanCommand>: AppCommand {
  static var configuration: CommandConfiguration {
    Tool.configuration(
      "play", "Plays stories to the app, and fails at the first line of each that does not hold.",
      """
      A story is a file with one step on each line. Blank lines and lines that begin with # are skipped. It begins with \
      "launch", which starts the app anew and may be followed by options of the app. These lines can follow: events, "link \
      URL", "notify FILE", "activity URL" or "shortcut TYPE", where FILE contains the payload of a notification and is \
      relative to the story; actions of the user, as for --after; and expectations: \
      \(Expectation.spellings.joined(separator: ", ")).

      SCREEN is what "open" prints: product(id: 42), or the class of the controller. LINE is a line of the hierarchy. A \
      step that is refused ends the story, unless the next line expects the failure. If a link has to wait because the app \
      is not ready or a guard asks the user, a refusal belongs to the step after which the link is answered. "window 2" \
      opens a second window, or switches to it. All following lines are about that window.

      \(App.stepHelp)
      """,
      examples: [["play", "login.story"], ["play", "login.story", "checkout.story", "--json"]])
  }

  @Argument(help: "The stories; - is standard input.", completion: .file(extensions: ["story"]))
  var files: [String]

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  func outcome() async -> Outcome {
    var stories: [Story] = []
    var faults = StoryFault()
    for file in files {
      do {
        stories.append(try Story(contentsOf: file, for: App.self))
      } catch let fault as StoryFault {
        faults.add(fault)
      } catch {
        faults.add(error)
      }
    }
    guard faults.isEmpty else { return .failed(faults, asJSON: isJSON) }
    var report = PlayReport()
    for story in stories { report.add(story, failure: await App.failure(of: story)) }
    return Outcome(
      output: isJSON ? JSONDocument.text(of: report) : report.description, diagnosis: report.diagnosis,
      status: report.status)
  }
}

/// A report about stories that were played.
struct PlayReport: Encodable, CustomStringConvertible {
  /// The result of one story.
  struct Row: Encodable {
    let file: String
    /// The number of lines that are neither blank nor comments.
    let lines: Int
    /// The number of the first line that does not hold, from 1.
    let line: Int?
    let failure: Failure?
  }

  let version = 1
  private(set) var stories: [Row] = []
  /// The exit status.
  private(set) var status = Status.done

  enum CodingKeys: CodingKey { case version, stories }

  mutating func add(_ story: Story, failure: StoryFailure?) {
    stories.append(
      Row(file: story.file, lines: story.lines.count, line: failure?.number, failure: failure.map { Failure($0) }))
    if let failure { status = status.merged(with: failure.status) }
  }

  /// The diagnoses of all stories that failed.
  var diagnosis: String { stories.compactMap(\.failure?.diagnosis).joined(separator: "\n\n") }

  /// The report for people, with one line for each story that holds.
  var description: String {
    let rows = stories.filter { $0.failure == nil }.map {
      [TerminalText.inline($0.file), "holds, \($0.lines) \($0.lines == 1 ? "line" : "lines")"]
    }
    return Columns(rows: rows).description
  }
}
