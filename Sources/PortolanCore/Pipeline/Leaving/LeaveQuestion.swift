/// A call of ``LeaveConfirming/confirmLeaving()``, whose answer all requests that would remove the screen share.
///
/// The call runs in a task that belongs to no request. It is cancelled when no request waits for the answer any more.
@MainActor
final class LeaveQuestion {
  private(set) weak var screen: (any LeaveConfirming)?
  private weak var window: UIWindow?
  private let call = PendingCall<Bool>()
  /// The number of requests that need the answer.
  private var requests = 0
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
    if RequestScope.current.questions.contains(where: { ($0 as? LeaveQuestion)?.screen === screen }) {
      throw RoutingError.leavingWaitsForItself(screen)
    }
    if let same = WindowState.of(window).questions.first(where: { $0.screen === screen }) {
      same.requests += 1
      return same
    }
    let question = LeaveQuestion(about: screen, in: window)
    question.requests = 1
    WindowState.of(window).questions.append(question)
    question.begin(asking: screen)
    return question
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
