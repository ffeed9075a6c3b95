/// The part of a request that is found out step by step, whichever task performs it: the destination after redirections, and the answers
/// of guards and screens.
@MainActor
struct RequestProgress {
  /// The current destination: the requested destination, or the destination of the latest redirection.
  private(set) var destination: Destination
  private var redirectedFrom: [Destination]
  /// The guards with their answers so far, or `nil` until one is asked.
  private var guards: Guards?
  /// The answers of screens that were asked before they leave, or `nil` until one is asked.
  private(set) var leaveAnswers: LeaveAnswers?
  /// The error with which the request must end before it commits.
  var endingError: (any Error)?
  /// A Boolean value that indicates whether a guard denied the request.
  var isDenied = false
  /// The task that runs the app's code for which the request waits.
  ///
  /// A guard continues when another task takes the request over.
  var codeTask: Int?
  /// The request for which that code waits.
  var awaited: NavigationRequest?
  /// The reference to the request that the app's code inherits, or `nil` until such code is called.
  private var token: RequestScope.Token?

  init(to destination: Destination, after redirection: Redirection?) {
    self.destination = destination
    redirectedFrom = redirection.map { [$0.from] } ?? []
    guards = redirection?.guards
  }

  /// Replaces the destination with another destination.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/redirectLoop``. The request then ends with this
  ///   error, whichever task performs it.
  mutating func redirect(to next: Destination, within limits: RequestLimits) throws {
    if next.isSame(as: destination) || redirectedFrom.contains(where: next.isSame) || !limits.spend() {
      let circle = (way + [next]).map(\.description).joined(separator: " → ")
      let loop = RoutingError(
        .redirectLoop, step: nil, reason: "the guards redirect in a circle: \(circle)",
        fix: "let one of the guards proceed, or deny by throwing an error")
      endingError = loop
      throw loop
    }
    redirectedFrom.append(destination)
    destination = next.renewed()
  }

  /// The name of the destination, after the names of those from which guards have redirected.
  var name: String { way.map(\.name).joined(separator: " → ") }

  private var way: [Destination] { redirectedFrom + [destination] }

  /// Returns the reference to a request that the app's code inherits.
  mutating func makeToken(for request: NavigationRequest) -> RequestScope.Token {
    let token = token ?? RequestScope.Token(request)
    self.token = token
    return token
  }

  /// Returns the guards with their answers so far.
  mutating func makeGuards(global hooks: StepHooks<Any?>) -> Guards {
    let guards = guards ?? Guards(global: hooks)
    self.guards = guards
    return guards
  }

  /// Returns the answers of the screens that were asked before they leave.
  mutating func makeLeaveAnswers() -> LeaveAnswers {
    let answers = leaveAnswers ?? LeaveAnswers()
    leaveAnswers = answers
    return answers
  }

  /// Forgets the task of the app's code if it is still that one.
  mutating func end(_ task: Int?) { if codeTask == task { codeTask = nil } }

  /// Ends the interest in all answers that are pending.
  mutating func abandon() {
    token?.owner = nil
    guards?.abandon()
    leaveAnswers?.abandon()
  }
}
