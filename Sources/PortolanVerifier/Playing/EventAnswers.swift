#if !canImport(UIKit)
  import Portolan

  /// The answers to the events that the verification has delivered.
  struct EventAnswers {
    private var expected = 0
    private var answers: [Int: [LinkAnswer]] = [:]
    private var missing: Set<Int> = []
    /// The number of answers that the inbox has given to its app.
    private var notedCount = 0

    /// Returns the number of the next event.
    mutating func expect() -> Int {
      expected += 1
      missing.insert(expected)
      return expected
    }

    mutating func record(_ answer: LinkAnswer, on number: Int) {
      missing.remove(number)
      answers[number, default: []].append(answer)
    }

    /// Records that the inbox has told its app about an answer.
    mutating func note() { notedCount += 1 }

    /// The number of events without an answer.
    var missingCount: Int { missing.count }

    /// Returns the answers to an event.
    func answers(to number: Int) -> [LinkAnswer] { answers[number] ?? [] }

    /// Removes the answers, and returns those that came during the last action.
    mutating func take() -> [Int: [LinkAnswer]] {
      defer {
        answers = [:]
        // A button may hand a link of the app to the inbox, which is no event of the verification.
        notedCount = min(notedCount, expected)
      }
      return answers
    }

    /// A Boolean value that indicates whether the inbox has told its app about more answers than there were events.
    var isAnsweredTooOften: Bool { notedCount > expected }
  }
#endif
