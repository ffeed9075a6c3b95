/// The limits of a request: the attempts that are left, and the deadline of its waits.
///
/// The loops and waits of a request share them, and so do the containers and actions that it calls.
@MainActor
final class RequestBudget {
  /// The budget of the request that the running task performs, or a new one if there is none or it was answered.
  static var current: RequestBudget {
    guard let budget = RequestScope.current.budget, !budget.isOver else { return RequestBudget() }
    return budget
  }

  private static let mostAttempts = 10
  private var attempts = mostAttempts
  /// A Boolean value that indicates whether the request was answered, so that tasks that it has started wait anew.
  var isOver = false
  /// A Boolean value that indicates whether the request has waited until the deadline, so that it waits no more.
  var isExhausted = false { didSet { lender?.isExhausted = isExhausted } }
  private let lendsDeadline: Bool
  private var lender: RequestBudget?
  /// A Boolean value that indicates whether a cancellation ends the waits: until the request itself moves the hierarchy.
  var heedsCancellation: Bool
  /// The time for which the request waits while nothing happens.
  var patience = Deadline.standard
  /// The wait that began last.
  var wait: Promise<Bool>?

  /// The time, beyond its duration, for which a cancelled request waits for the end of its own transition.
  static let patienceWhenCancelled = Duration.seconds(1)

  /// Creates the limits of code that is about to run.
  ///
  /// - Parameters:
  ///   - heedsCancellation: `true` if a cancellation ends the waits.
  ///   - lendsDeadline: `true` if the requests that the code makes have the deadline of this budget.
  init(heedingCancellation heedsCancellation: Bool = false, lendingDeadline lendsDeadline: Bool = false) {
    self.heedsCancellation = heedsCancellation
    self.lendsDeadline = lendsDeadline
    lender = RequestScope.current.budget.flatMap { $0.lendsDeadline && !$0.isOver ? $0 : nil }
    isExhausted = lender?.isExhausted ?? false
  }

  /// Uses an attempt.
  ///
  /// - Returns: `false` if none was left.
  func spend() -> Bool {
    attempts -= 1
    return attempts >= 0
  }

  /// Allows as many attempts as in the beginning, so that an undo does not depend on how many its cause has used.
  func renewAttempts() { attempts = Self.mostAttempts }
}
