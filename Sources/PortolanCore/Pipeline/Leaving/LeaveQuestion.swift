/// A call of ``LeaveConfirming/confirmLeaving()``, whose answer all requests that would remove the screen share.
///
/// The call runs in a task that belongs to no request. It is cancelled when no request waits for the answer any more.
@MainActor
final class LeaveQuestion {
  private(set) weak var screen: (any LeaveConfirming)?
  private weak var window: UIWindow?
  let call = PendingCall<Bool>()
  /// The number of requests that need the answer.
  private var requests = 1
  private var listener: WindowWatch.Listener?

  private let whenOver: @MainActor (LeaveQuestion) -> Void

  /// Creates a question that is not asked yet.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - window: The window of the screen.
  ///   - whenOver: A closure that is called when the next request may ask the screen again.
  init(
    about screen: any LeaveConfirming, in window: UIWindow, whenOver: @escaping @MainActor (LeaveQuestion) -> Void
  ) {
    self.screen = screen
    self.window = window
    self.whenOver = whenOver
  }

  /// Adds a request that needs the answer.
  func join() -> LeaveQuestion {
    requests += 1
    return self
  }

  /// Returns a Boolean value that indicates whether a question about a screen has called the running code.
  static func isAsked(_ screen: any LeaveConfirming) -> Bool {
    RequestScope.current.questions.contains { ($0 as? LeaveQuestion)?.screen === screen }
  }

  /// Asks the screen, whose answer may come before this method returns.
  func begin(asking screen: any LeaveConfirming) {
    listener = WindowWatch.of(window).add(afterReleaseOf: [screen]) { [weak self] in self?.endIfScreenHasLeft() }
    RequestScope.independently {
      RequestScope.asking(self) {
        call.begin { [self] in
          defer { close() }
          return try await screen.confirmLeaving()
        }
      }
    }
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
    whenOver(self)
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
  private(set) var pending: LeaveQuestion?
  private weak var asked: (any LeaveConfirming)?

  /// Returns a Boolean value that indicates whether a screen has agreed to leave because of this request.
  func hasConfirmed(_ screen: any LeaveConfirming) -> Bool {
    confirmed.contains { $0.screen === screen }
  }

  /// Records a screen that must be asked although the route does not name it.
  func add(_ screen: any LeaveConfirming) { late.append(Weak(screen: screen)) }

  /// The first of the recorded screens that has not been asked yet.
  var firstLate: (any LeaveConfirming)? {
    late.lazy.compactMap(\.screen).first { $0.hasUnsavedChanges && !self.hasConfirmed($0) }
  }

  /// A Boolean value that indicates whether the question of the screen that is asked now has called the running code.
  var isAskedHere: Bool { asked.map(LeaveQuestion.isAsked) ?? false }

  /// Returns the question that is pending, if it is about a screen, or begins one.
  func question(
    about screen: any LeaveConfirming, beginning begin: (any LeaveConfirming) throws -> LeaveQuestion
  ) rethrows -> LeaveQuestion {
    if pending?.screen !== screen { abandon() }
    asked = screen
    let question = try pending ?? begin(screen)
    pending = question
    return question
  }

  /// Records that a screen has agreed to leave.
  func confirm(_ screen: any LeaveConfirming) { confirmed.append(Weak(screen: screen)) }

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
