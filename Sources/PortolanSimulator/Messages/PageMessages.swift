/// A message of the page to the server.
///
/// The article about `serve` documents each kind.
struct PageRequest: Codable, Sendable {
  /// The kinds of messages.
  enum Kind: String, Codable, Sendable {
    case hello, perform, plan, goto, launch, payload, story, load, advance, unload, ping
  }

  /// The version of the messages.
  static let version = 1

  /// The version of the messages that must be ``version``.
  var v: Int
  /// A number that the answer repeats.
  var id: Int?
  var type: Kind
  /// The step in the spelling of stories, or a name.
  var text: String?
  /// The content of a file.
  var content: String?
  /// The number of a window, of a controller or of a step of the timeline.
  var number: Int?
  /// The number of lines to advance a story, or `nil` for all.
  var count: Int?
}

/// A message of the server to the page.
struct ServerMessage: Codable, Sendable {
  /// The kinds of messages.
  enum Kind: String, Codable, Sendable {
    case welcome, state, plan, story, loaded, error, trap, payload, pong
  }

  var v = PageRequest.version
  var type: Kind
  /// The number of the message that this one answers.
  var re: Int?
  var app: AppDescription?
  /// The number of the session, for a page that reconnects to find it again.
  var session: String?
  var state: AppState?
  /// The steps that are new or have changed.
  var steps: [TimelineStep]?
  /// The number of the step that led to the state.
  var current: Int?
  var plan: PlanReport?
  /// The text of a story, of an error, or of the output of a process that ended.
  var text: String?
  var loaded: LoadedStory?
  var difference: String?
  /// The payloads by name.
  var payloads: [String]?
}

/// The parts of an app that do not change.
struct AppDescription: Codable, Sendable {
  /// A screen with a link.
  struct Screen: Codable, Sendable {
    var name: String
    var link: String
    var way: String?
  }

  var name: String
  var screens: [Screen]
  var origins: [String]
  var patterns: [String]
  /// The steps of the app.
  var steps: [String]
  /// The faults of the app, in the spelling of steps.
  var faults: [String]
  /// All of these, as a story may contain them.
  var ownSteps: [String] { steps + faults }
  var launch: String
  var limits: Limits
}

/// A step of the timeline.
struct TimelineStep: Codable, Hashable, Sendable {
  var id: Int
  /// The step before, or `nil` for a launch.
  var parent: Int?
  var report: StepReport
  /// The hierarchy of each window after the step.
  var lines: [[String]]
}

/// A story that is stepped through.
struct LoadedStory: Codable, Hashable, Sendable {
  /// A line of the file.
  struct Line: Codable, Hashable, Sendable {
    var number: Int
    var text: String
    /// A Boolean value that indicates whether the line is a step, and neither blank nor a comment.
    var isStep: Bool
    /// The rows of the hierarchy on the device after the line, or `nil` if the story is no recording.
    var device: [String]?
  }

  var name: String
  var lines: [Line]
  /// The position of the next line in ``lines``.
  var next: Int
  /// The reason why the story stopped, or `nil` if it goes on.
  var failure: String?
}

/// The bounds of a simulator.
struct Limits: Codable, Hashable, Sendable {
  /// The maximum number of sessions at once.
  var sessions = 100
  /// The maximum size of a message of a page, in bytes.
  var message = 1 << 18
  /// The maximum size of a payload, in bytes.
  var payload = 1 << 16
  /// The maximum number of payloads of a session.
  var payloads = 32
  /// The maximum size of the head of a request, in bytes.
  var head = 1 << 14
  /// The maximum number of steps of a timeline.
  var steps = 5000
  /// The maximum number of connections at once.
  var connections = 400
  /// The time in which a request must be complete, or a page must read, in seconds.
  var request = 15.0
  /// The time after which an app that does not answer is ended, in seconds.
  var answer = 15.0
  /// The time after which the session of a closed page ends, in seconds.
  var idle = 60.0
}

/// A message from the server to the process of an app.
enum WorkerRequest: Codable, Sendable {
  /// Starts the app, and performs steps, whose signatures are compared with those expected.
  case launch(options: [String], steps: [String], expected: [String], payloads: [String: String], folder: String?)
  /// Performs a step in a window, and makes that the active one.
  case perform(step: String)
  /// Plans the way to a link.
  case plan(link: String)
  /// Plans the way to the screen of a controller.
  case planController(Int)
  /// Adds a payload of notifications.
  case payload(name: String, text: String)
  /// Checks a rule of the verification, in a process of its own.
  case rule(name: String, options: [String], steps: [String], payloads: [String: String], folder: String?)
}

/// A message from the process of an app to the server.
enum WorkerReply: Codable, Sendable {
  /// The app has started, and `difference` is the first step whose replay differs.
  case launched(state: AppState, difference: Difference?)
  case performed(report: StepReport, state: AppState)
  case planned(PlanReport)
  case accepted
  /// The answer about a rule: the reason why it is broken, or `nil`.
  case ruled(violation: String?)
  /// The request failed, for example since the app cannot start.
  case failed(String)
  /// The app has changed without a step, after work outside of the executor.
  case changed(state: AppState)

  /// The first step of a replay after which something else is on screen than before.
  struct Difference: Codable, Hashable, Sendable {
    /// The position of the step, from 0.
    var index: Int
    /// The reason why the replayed step was refused, or `nil`.
    var reason: String?
  }
}
