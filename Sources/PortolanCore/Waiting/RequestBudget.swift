/// The limits of a request: the attempts that are left, and the deadline of its waits.
///
/// The loops and waits of a request share them, and so do the containers and actions that it calls.
@MainActor
final class RequestBudget {
  @TaskLocal private static var inherited: RequestBudget?

  /// The budget of the request that the running task performs, or a new one if there is none or it was answered.
  static var current: RequestBudget {
    guard let inherited, !inherited.isOver else { return RequestBudget() }
    return inherited
  }

  private static let mostAttempts = 10
  private var attempts = mostAttempts
  /// A Boolean value that indicates whether the request was answered, so that tasks that it has started wait anew.
  private var isOver = false
  /// A Boolean value that indicates whether the request has waited until the deadline, so that it waits no more.
  var isExhausted = false { didSet { lender?.isExhausted = isExhausted } }
  private var lendsDeadline = false
  private var lender: RequestBudget?
  /// A Boolean value that indicates whether a cancellation ends the waits: until the request itself moves the hierarchy.
  var heedsCancellation = false
  /// The time for which the request waits while nothing happens.
  var patience = Deadline.standard
  /// The wait that began last.
  var wait: Promise<Bool>?

  /// The time in which a transition that runs surely ends, so that a cancelled request waits no longer for its own.
  static let patienceWhenCancelled = Duration.seconds(1)

  /// Runs the code of a request, all of which shares a new budget.
  ///
  /// - Parameters:
  ///   - lendsDeadline: `true` if the requests that the code makes have the deadline of this budget.
  ///   - body: The code.
  /// - Returns: The value that the code returns.
  static func withNew<Answer>(
    lendingDeadline lendsDeadline: Bool = false, _ body: () async throws -> Answer
  ) async rethrows -> Answer {
    let budget = RequestBudget()
    budget.heedsCancellation = !lendsDeadline
    budget.lendsDeadline = lendsDeadline
    if let inherited, inherited.lendsDeadline {
      budget.isExhausted = inherited.isExhausted
      budget.lender = inherited
    }
    defer { budget.isOver = true }
    return try await $inherited.withValue(budget, operation: body)
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
