/// The limits of a request: the attempts that are left, and the deadline of its waits.
///
/// The loops and waits of a request share them, and so do the containers and actions that it calls.
@MainActor
final class RequestBudget {
  /// The budget of the request that has called the running code.
  @TaskLocal static var inherited: RequestBudget?

  /// The budget of the request that the running task performs, or a new one if there is none or it was answered.
  static var current: RequestBudget {
    guard let inherited, !inherited.isOver else { return RequestBudget() }
    return inherited
  }

  private static let mostAttempts = 10
  private var attempts = mostAttempts
  /// A Boolean value that indicates whether the request was answered, so that tasks that it has started wait anew.
  var isOver = false
  /// A Boolean value that indicates whether the request has waited until the deadline, so that it waits no more.
  var isExhausted = false
  /// A Boolean value that indicates whether a cancellation ends the waits: until the request itself moves the hierarchy.
  var heedsCancellation: Bool

  init(heedingCancellation heedsCancellation: Bool = false) {
    self.heedsCancellation = heedsCancellation
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
