import Portolan

/// The answers to what has been handed to inboxes and routers.
@MainActor
final class ArrivalAnswers {
  private var expected = 0
  private var answers: [Int: LinkAnswer] = [:]
  /// Those for which somebody comes, so that no step is blamed for them.
  private var reserved: Set<Int> = []

  /// The number of what is handed in next. Its answer is kept until it is taken.
  func expect() -> Int {
    expected += 1
    reserved.insert(expected)
    return expected
  }

  func note(_ answer: LinkAnswer, on number: Int) {
    answers[number] = answer
  }

  /// An answer, which stays where it is.
  ///
  /// - Returns: `nil` for what still waits or is under way.
  func answer(to number: Int) -> LinkAnswer? {
    answers[number]
  }

  /// Takes an answer. Where there is none yet, it is among the ``takeFailures()`` of a later time.
  ///
  /// - Returns: `nil` for what still waits or is under way.
  func take(_ number: Int) -> LinkAnswer? {
    reserved.remove(number)
    return answers.removeValue(forKey: number)
  }

  /// Why what had to wait, and was answered since, was not carried out.
  func takeFailures() -> [any Error] {
    let late = answers.filter { !reserved.contains($0.key) }
    for number in late.keys { answers[number] = nil }
    return late.sorted { $0.key < $1.key }.compactMap(\.value.failure)
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
struct SupersededLink: CodedFault {
  var code: String { "superseded" }
  let description = "A newer link took its place."
}
