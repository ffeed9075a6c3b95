/// A call of ``LeaveConfirming/confirmLeaving()``, whose answer all requests that would remove the screen share.
///
/// The call runs in a task that belongs to no request. It is cancelled when no request waits for the answer any more.
@MainActor
final class LeaveQuestion {
  private(set) weak var screen: (any LeaveConfirming)?
  private weak var window: UIWindow?
  private let call = PendingCall<Bool>()
  /// The number of requests that need the answer.
  private var requests = 1
  private var listener: WindowWatch.Listener?

  private init(about screen: any LeaveConfirming, in window: UIWindow) {
    self.screen = screen
    self.window = window
  }

  /// Returns the question about a screen, which is asked now unless it is open already.
  ///
  /// Each call must be balanced by ``withdraw()``.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/waitsForItself`` if the running code was called by the
  ///   question itself.
  static func join(about screen: any LeaveConfirming, in window: UIWindow) throws -> LeaveQuestion {
    if isAsked(screen) {
      let name = typeName(screen)
      throw RoutingError(
        .waitsForItself, step: nil,
        reason: "confirmLeaving() of \(name) has made a request that would remove \(name), so that the two would wait "
          + "for each other",
        fix: "return true from confirmLeaving(), after which the first request removes the screen")
    }
    if let same = WindowState.of(window).questions.first(where: { $0.screen === screen }) {
      same.requests += 1
      return same
    }
    let question = LeaveQuestion(about: screen, in: window)
    WindowState.of(window).questions.append(question)
    question.begin(asking: screen)
    return question
  }

  /// Returns a Boolean value that indicates whether a question about a screen has called the running code.
  static func isAsked(_ screen: any LeaveConfirming) -> Bool {
    RequestScope.current.questions.contains { ($0 as? LeaveQuestion)?.screen === screen }
  }

  private func begin(asking screen: any LeaveConfirming) {
    listener = WindowWatch.of(window).add(afterReleaseOf: [screen]) { [weak self] in self?.endIfScreenHasLeft() }
    NavigationRequest.independently {
      RequestScope.asking(self) {
        call.begin { [self] in
          defer { close() }
          return try await screen.confirmLeaving()
        }
      }
    }
  }

  /// Returns the answer, unless the wait ends before.
  ///
  /// - Parameter request: The request that waits, or `nil` for other code.
  /// - Returns: `true` if the screen may leave.
  /// - Throws: The error of the question, the error that ended the request, or `CancellationError`.
  func mayLeave(for request: NavigationRequest? = nil) async throws -> Bool {
    try await call.wait(for: request).get()
  }

  /// Ends the interest of one request in the answer.
  func withdraw() {
    requests -= 1
    if requests == 0 { end(with: .failure(CancellationError())) }
  }

  /// Ends the question without the answer of the screen.
  private func end(with answer: Result<Bool, any Error>) {
    guard call.end(with: answer) else { return }
    close()
    call.cancel()
  }

  /// Lets the next request ask the screen again.
  private func close() {
    listener = nil
    if let window { WindowState.of(window).questions.removeAll { $0 === self } }
  }

  /// Ends the question if there is nothing left to ask about.
  ///
  /// A navigation that has removed the screen may still put it back.
  private func endIfScreenHasLeft() {
    if let window, let screen {
      guard window.isAtRest, !screen.isInHierarchy(of: window) else { return }
    }
    end(with: .success(true))
  }
}

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
  private weak var asked: (any LeaveConfirming)?

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

  /// A Boolean value that indicates whether the question of the screen that is asked now has called the running code.
  var isAskedHere: Bool { asked.map(LeaveQuestion.isAsked) ?? false }

  /// Asks a screen whether it may leave.
  ///
  /// If another task takes the request over, the same call of the screen continues.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/leaveDenied`` if it may not, the error of the screen,
  ///   the error that ended the request meanwhile, or `CancellationError`.
  func ask(_ screen: any LeaveConfirming, of request: NavigationRequest) async throws {
    if pending?.screen !== screen { abandon() }
    asked = screen
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
    (pending, asked) = (nil, nil)
  }
}

/// An error that stops a build or a commit because a screen must be asked before it leaves.
///
/// The request is undone, asks the screen, and resolves its route again.
struct UnaskedScreen: Error, CustomStringConvertible {
  let screen: any LeaveConfirming

  var description: String { "a screen must be asked before it leaves" }
}
