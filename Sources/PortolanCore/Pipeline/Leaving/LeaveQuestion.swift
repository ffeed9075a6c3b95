/// A call of ``LeaveConfirming/confirmLeaving()``, whose answer all requests that would remove the screen share.
///
/// The call runs in a task that belongs to no request. It is cancelled when no request waits for the answer any more.
@MainActor
final class LeaveQuestion {
  private typealias Answer = Result<Bool, any Error>

  private(set) weak var screen: (any LeaveConfirming)?
  private weak var window: UIWindow?
  private var answer: Answer?
  private var waiting: [Promise<Answer>] = []
  /// The number of requests that need the answer.
  private var requests = 0
  private var task: Task<Void, Never>?
  private var listener: WindowWatch.Listener?

  /// The screens whose `confirmLeaving()` has called the running code.
  @TaskLocal private static var askedScreens: [ObjectIdentifier] = []

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
    if askedScreens.contains(ObjectIdentifier(screen)) { throw RoutingError.leavingWaitsForItself(screen) }
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
    let askedScreens = Self.askedScreens + [ObjectIdentifier(screen)]
    task = NavigationRequest.independently {
      Platform.startTask { [self] in
        let answer: Answer
        do {
          answer = .success(
            try await Self.$askedScreens.withValue(askedScreens) { try await screen.confirmLeaving() })
        } catch {
          answer = .failure(error)
        }
        end(with: answer)
      }
    }
  }

  /// Returns the answer, unless the wait ends before.
  ///
  /// - Parameter request: The request that waits, or `nil` for other code.
  /// - Returns: `true` if the screen may leave.
  /// - Throws: The error of the question, the error that ended the request, or `CancellationError`.
  func mayLeave(for request: NavigationRequest? = nil) async throws -> Bool {
    if let answer { return try answer.get() }
    try request?.checkNotEnded()
    let promise = Promise<Answer>()
    waiting.append(promise)
    request?.stopWaiting = { promise.end(with: .failure($0)) }
    defer {
      request?.stopWaiting = nil
      waiting.removeAll { $0 === promise }
    }
    return try await promise.wait(untilCancelledWith: .failure(CancellationError())).get()
  }

  /// Ends the interest of one request in the answer.
  func withdraw() {
    requests -= 1
    guard requests == 0, answer == nil else { return }
    end(with: .failure(CancellationError()))
    task?.cancel()
  }

  private func end(with answer: Answer) {
    guard self.answer == nil else { return }
    self.answer = answer
    listener = nil
    if let window { WindowState.of(window).questions.removeAll { $0 === self } }
    for promise in waiting { promise.end(with: answer) }
  }

  /// Ends the question if there is nothing left to ask about.
  ///
  /// A navigation that has removed the screen may still put it back.
  private func endIfScreenHasLeft() {
    guard answer == nil else { return }
    if let window, let screen {
      guard window.isAtRest, !screen.isInHierarchy(of: window) else { return }
    }
    end(with: .success(true))
    task?.cancel()
  }
}
