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
    case .superseded: ToolFault("superseded", "A newer link replaced it.")
    case .setAside:
      ToolFault("setAside", "The last launch ended while it was performed, so it is set aside this once.")
    }
  }
}
