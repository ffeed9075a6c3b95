package import Portolan

/// The answers to the events that inboxes and routers have received.
@MainActor
package final class IncomingEventAnswers {
  private var expected = 0
  /// The number of events without an answer.
  package private(set) var openCount = 0
  private var answers: [Int: LinkAnswer] = [:]
  /// The numbers of the answers that a caller will take, so that they are not reported as failures of a later step.
  private var reserved: Set<Int> = []

  /// Returns the number of the next event, whose answer is kept until a caller takes it.
  func expect() -> Int {
    expected += 1
    openCount += 1
    reserved.insert(expected)
    return expected
  }

  func record(_ answer: LinkAnswer, on number: Int) {
    answers[number] = answer
    openCount -= 1
  }

  /// Returns an answer without removing it.
  ///
  /// - Returns: The answer, or `nil` if the event is still waiting or in progress.
  func answer(to number: Int) -> LinkAnswer? {
    answers[number]
  }

  /// Removes and returns an answer.
  ///
  /// If there is no answer yet, ``takeFailures()`` includes it later.
  ///
  /// - Returns: The answer, or `nil` if the event is still waiting or in progress.
  package func take(_ number: Int) -> LinkAnswer? {
    reserved.remove(number)
    return answers.removeValue(forKey: number)
  }

  /// Removes the answers to events that had to wait, and returns the errors of those that failed.
  package func takeFailures() -> [any Error] {
    let late = answers.filter { !reserved.contains($0.key) }
    for number in late.keys { answers[number] = nil }
    return late.sorted { $0.key < $1.key }.compactMap(\.value.failure)
  }
}

extension LinkAnswer {
  /// The error of an event that failed, or `nil` if it succeeded.
  package var failure: (any Error)? {
    switch self {
    case .reached: nil
    case .denied(let error), .unknown(let error): error
    case .superseded: SupersededLink()
    case .setAside: SetAsideLink()
    }
  }
}

/// An error for a link that a newer link replaced.
struct SupersededLink: ToolError {
  var code: String { "superseded" }
  let description = "A newer link replaced it."
}

/// An error for a link that was under way when the last launch ended.
struct SetAsideLink: ToolError {
  var code: String { "setAside" }
  let description = "The last launch ended while it was performed, so it is set aside this once."
}

/// An error for a link that is in progress but waits for the user, for example in a guard.
struct LinkInProgress: ToolError {
  /// The name of the screen on top, or `nil` if there is none.
  let top: String?

  var code: String { "underWay" }

  var description: String {
    let place = top.map { ", with \($0) on top" } ?? ""
    return """
      It is in progress and waits for the user\(place). To fix: add the user's next step with show --then or in a story; \
      if it waits for something else, such as a server, let the app's settle() wait for that.
      """
  }
}

/// An error for a link that waits in the inbox.
struct LinkInQueue: ToolError {
  /// The reasons why the app is not ready, or an empty array if the link waits for another link.
  let reasons: [String]

  var code: String { "waiting" }

  var description: String {
    let end = reasons.isEmpty ? "another link" : "this: \(reasons.joined(separator: ", "))"
    return "It waits in the inbox for the end of \(end). To fix: add the user's steps before it arrives with --after."
  }
}
