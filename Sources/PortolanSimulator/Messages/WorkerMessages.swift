#if !canImport(UIKit)
  /// A message from the server to the process of an app.
  enum WorkerRequest: Codable, Sendable {
    /// Starts the app, and performs steps, whose signatures are compared with those expected.
    case launch(options: [String], steps: [String], expected: [String], payloads: [String: String], folder: String?)
    /// Performs a step in a window, which becomes the active one.
    case perform(step: String)
    /// Plans the way to a link.
    case plan(link: String)
    /// Plans the way to the screen of a controller.
    case planController(Int)
    /// Adds a payload of notifications.
    case payload(name: String, text: String)
    /// Checks a rule of the verification, in a process of its own.
    case rule(name: String, launches: [Launch])

    /// A launch with the steps after it.
    struct Launch: Codable, Sendable {
      var options: [String]
      var steps: [String]
    }
  }

  /// A message from the process of an app to the server.
  enum WorkerReply: Codable, Sendable {
    /// The app has started.
    ///
    /// `signature` identifies what is on screen, and `difference` is the first step whose replay differs.
    case launched(state: AppState, signature: String, difference: Difference?)
    case performed(report: StepReport, state: AppState, signature: String)
    case planned(PlanReport)
    case accepted
    /// The answer about a rule: the reason for which it is broken, or `nil`.
    case ruled(violation: String?)
    /// The request failed, for example since the app cannot start.
    case failed(String)
    /// The app has changed without a step, after work outside of the executor.
    case changed(state: AppState, signature: String)

    /// The first step of a replay after which something else is on screen than before.
    struct Difference: Codable, Hashable, Sendable {
      /// The position of the step, from 0.
      var index: Int
      /// The hierarchy after the replayed step.
      var lines: [String]
      /// The reason for which the replayed step was refused, or `nil`.
      var reason: String?
    }
  }
#endif
