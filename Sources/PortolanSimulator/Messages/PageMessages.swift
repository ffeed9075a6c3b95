#if !canImport(UIKit)
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

    /// The version of the messages, which must be ``version``.
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
    /// The number of the session, with which a page that reconnects finds it again.
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
    }

    var name: String
    var lines: [Line]
    /// The position of the next line in ``lines``.
    var next: Int
    /// The reason for which the story stopped, or `nil` if it goes on.
    var failure: String?
  }
#endif
