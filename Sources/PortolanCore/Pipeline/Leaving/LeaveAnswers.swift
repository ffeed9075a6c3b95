/// The screens that were asked, on behalf of one request, whether they may leave.
@MainActor
final class LeaveAnswers {
  private struct Weak {
    weak var screen: (any LeaveConfirming)?
  }

  private var confirmed: [Weak] = []
  /// The screens that turned out to leave only when the route was built or committed.
  private var late: [Weak] = []
  private var pending: LeaveQuestion?

  /// Returns a Boolean value that indicates whether a screen has agreed to leave because of this request.
  func hasConfirmed(_ screen: any LeaveConfirming) -> Bool {
    confirmed.contains { $0.screen === screen }
  }

  /// Records a screen that must be asked although the route does not name it.
  func add(_ screen: any LeaveConfirming) {
    late.append(Weak(screen: screen))
  }

  /// The first of the recorded screens that has not been asked yet.
  var firstLate: (any LeaveConfirming)? {
    late.lazy.compactMap(\.screen).first { $0.hasUnsavedChanges && !self.hasConfirmed($0) }
  }

  /// Asks a screen whether it may leave.
  ///
  /// If another task takes the request over, the same call of the screen continues.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/leaveDenied`` if it may not, the error of the screen,
  ///   the error that ended the request meanwhile, or `CancellationError`.
  func ask(_ screen: any LeaveConfirming, of request: NavigationRequest) async throws {
    if pending?.screen !== screen { abandon() }
    let question = try pending ?? LeaveQuestion.join(about: screen, in: request.window)
    pending = question
    let mayLeave = try await question.mayLeave(for: request)
    abandon()
    request.notify(.asked(leaving: typeName(screen), isAllowed: mayLeave))
    guard mayLeave else { throw RoutingError.leaveDenied(screen, for: request.place.name) }
    confirmed.append(Weak(screen: screen))
  }

  /// Ends the interest in the question whose answer is pending.
  func abandon() {
    pending?.withdraw()
    pending = nil
  }
}

/// An error that stops a build or a commit because a screen must be asked before it leaves.
///
/// The request is undone, asks the screen, and resolves its route again.
struct UnaskedScreen: Error, CustomStringConvertible {
  let screen: any LeaveConfirming

  var description: String { "a screen must be asked before it leaves" }
}

extension NavigationRequest {
  /// Returns the first screen that a route would remove and that must be asked before.
  func screenToAsk(in route: ResolvedRoute) -> (any LeaveConfirming)? {
    route.unsaved.first ?? leaveAnswers?.firstLate
  }

  /// Records the screen that an error names, so that the request asks it.
  ///
  /// - Returns: `false` if the error is another one.
  func willAsk(because error: any Error) -> Bool {
    guard let unasked = error as? UnaskedScreen else { return false }
    makeLeaveAnswers().add(unasked.screen)
    return true
  }
}
