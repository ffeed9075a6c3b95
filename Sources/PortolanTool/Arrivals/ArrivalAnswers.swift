import Portolan

/// The answers to what has been handed to inboxes.
@MainActor
final class ArrivalAnswers {
  private var expected = 0
  private var answers: [Int: LinkAnswer] = [:]

  /// The number of what is handed in next.
  func expect() -> Int {
    expected += 1
    return expected
  }

  func note(_ answer: LinkAnswer, on number: Int) {
    answers[number] = answer
  }

  /// - Returns: `nil` for what still waits.
  func take(_ number: Int) -> LinkAnswer? {
    answers.removeValue(forKey: number)
  }

  /// Why what had to wait, and was answered since, was not carried out.
  func takeFailures() -> [any Error] {
    defer { answers = [:] }
    return answers.sorted { $0.key < $1.key }.compactMap(\.value.failure)
  }
}

extension LinkAnswer {
  /// Why it was not carried out; `nil` where it was.
  var failure: (any Error)? {
    switch self {
    case .reached: nil
    case .denied(let error), .unknown(let error): error
    case .superseded: SupersededLink()
    }
  }
}

/// A newer link took the place of one.
struct SupersededLink: Error, CustomStringConvertible {
  let description = "A newer link took its place."
}
