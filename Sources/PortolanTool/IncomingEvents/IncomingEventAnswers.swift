/// The answers to the events that inboxes and routers have received.
@MainActor
package final class IncomingEventAnswers {
  /// The number of events.
  package private(set) var count = 0
  /// The numbers of the events without an answer.
  package private(set) var open: Set<Int> = []
  /// The answers by the number of their event, of which a correct app has one for each.
  private var answers: [Int: [LinkAnswer]] = [:]
  /// The numbers of the answers that a caller will take, so that they are not reported as failures of a later step.
  private var reserved: Set<Int> = []

  /// Returns the number of the next event, whose answer is kept until a caller takes it.
  func expect() -> Int {
    count += 1
    open.insert(count)
    reserved.insert(count)
    return count
  }

  func record(_ answer: LinkAnswer, on number: Int) {
    answers[number, default: []].append(answer)
    open.remove(number)
  }

  /// Returns an answer without removing it.
  ///
  /// - Returns: The answer, or `nil` if the event is still waiting or in progress.
  func answer(to number: Int) -> LinkAnswer? { answers[number]?.last }

  /// Removes and returns an answer.
  ///
  /// If there is no answer yet, ``takeFailures()`` includes it later.
  ///
  /// - Returns: The answer, or `nil` if the event is still waiting or in progress.
  package func take(_ number: Int) -> LinkAnswer? {
    reserved.remove(number)
    return answers.removeValue(forKey: number)?.last
  }

  /// Removes and returns all answers.
  package func takeAll() -> [Int: [LinkAnswer]] {
    defer { (answers, reserved) = ([:], []) }
    return answers
  }

  /// Removes the answers to events that had to wait, and returns the errors of those that failed.
  package func takeFailures() -> [any Error] {
    let late = answers.keys.filter { !reserved.contains($0) }.sorted()
    return late.compactMap { answers.removeValue(forKey: $0)?.last?.failure }
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
