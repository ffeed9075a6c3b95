/// The surroundings that code inherits from the code that has called it, or that has started its task.
package final class RequestScope: Sendable {
  /// A reference to a request that the code called by the request inherits.
  ///
  /// Tasks that such code starts inherit it as well and may run as long as the app does. The token therefore releases
  /// the request, and its window, as soon as the request is answered.
  @MainActor
  final class Token {
    var owner: AnyObject?

    init(_ owner: AnyObject) {
      self.owner = owner
    }
  }

  @TaskLocal static var current = RequestScope(nil, nil, [])

  /// The reference to the request on whose behalf the code was called.
  let token: Token?
  /// The limits of the request that the running task performs.
  let budget: RequestBudget?
  /// The questions to the user, such as a login, whose code has called the running code.
  let questions: [any AnyObject & Sendable]

  private init(_ token: Token?, _ budget: RequestBudget?, _ questions: [any AnyObject & Sendable]) {
    self.token = token
    self.budget = budget
    self.questions = questions
  }

  /// Returns these surroundings with the code of another request, or of none.
  func with(token: Token?) -> RequestScope { RequestScope(token, budget, questions) }

  /// Returns these surroundings with the limits of another request.
  func with(budget: RequestBudget?) -> RequestScope { RequestScope(token, budget, questions) }

  /// Returns a Boolean value that indicates whether the code of a question to the user has called the running code, which
  /// therefore cannot wait for the answer.
  package static func isPart(of question: AnyObject) -> Bool {
    current.questions.contains { $0 === question }
  }

  /// Calls the code of a question to the user.
  package static func asking<Answer>(
    _ question: any AnyObject & Sendable, _ body: () throws -> Answer
  ) rethrows -> Answer {
    let scope = RequestScope(current.token, current.budget, current.questions + [question])
    return try $current.withValue(scope, operation: body)
  }
}
