/// The code that has made a request, and its wait for the answer.
@MainActor
struct RequestCaller {
  enum Bond {
    /// The code that the parent has called waits itself, so a wait of the parent for this request is a circle.
    case code
    /// A task waits. Code of the parent has started it and may wait for it.
    case task
    case none
  }

  /// The request on whose behalf the code runs, for example the request that a guard belongs to.
  private(set) var parent: NavigationRequest?
  private(set) var bond: Bond

  /// Creates the caller that the running code is.
  init(isWaiting: Bool) {
    parent = NavigationRequest.current
    bond = !isWaiting ? .none : parent?.isRunning == true ? .code : .task
  }

  /// Releases ancestors that were answered, because a chain of requests that each make the next one would otherwise
  /// never be released.
  mutating func forgetAnswered() {
    while let answered = parent, answered.isAnswered { (parent, bond) = (answered.caller.parent, .none) }
  }
}
