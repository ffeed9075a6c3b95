/// A question that the user answers in an alert, with a value for each answer.
///
/// ```swift
/// let discard = Question<Bool>("Discard the draft?")
///   .choice("Discard", style: .destructive, true)
///   .choice("Keep", style: .cancel, false)
/// if try await discard.ask() != true { throw KeepsDraft() }
/// ```
///
/// The question ends however its alert ends. A navigation may dismiss the alert of a question, although it never
/// dismisses other alerts. The question is then unanswered.
@MainActor
public struct Question<Answer: Sendable> {
  private let title: String?
  private let message: String?
  private let style: UIAlertController.Style
  private var choices: [(title: String, style: UIAlertAction.Style, answer: Answer)] = []

  /// Creates a question without answers.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - message: The text under the title.
  ///   - style: The style of the alert: an alert or an action sheet.
  public init(_ title: String?, message: String? = nil, style: UIAlertController.Style = .alert) {
    self.title = title
    self.message = message
    self.style = style
  }

  /// Returns the question with one more answer.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - style: The style of the button.
  ///   - answer: The value of the answer.
  /// - Returns: A copy of the question that has the answer as its last one.
  public func choice(_ title: String, style: UIAlertAction.Style = .default, _ answer: Answer) -> Question {
    var copy = self
    copy.choices.append((title, style, answer))
    return copy
  }

  /// Shows the alert over everything in a window and returns the answer.
  ///
  /// ```swift
  /// let answer = try await Question<Bool>("Empty the bag?")
  ///   .choice("Empty", style: .destructive, true)
  ///   .choice("Keep", style: .cancel, false)
  ///   .ask(in: window)
  /// ```
  ///
  /// - Parameters:
  ///   - window: The window, or `nil` for the window of the navigation that waits for the answer. If there is none, the alert
  ///     appears in the key window.
  ///   - animated: `true` to animate the presentation.
  /// - Returns: The answer, or `nil` if the alert was dismissed without one.
  /// - Throws: `CancellationError`, and dismisses the alert. ``RoutingError`` if there is no window, if it is empty, or if UIKit
  ///   refuses the alert. Also if a factory, an action or a context task asks the question, because their navigation has the turn
  ///   in the window.
  public func ask(in window: UIWindow? = nil, animated: Bool = true) async throws -> Answer? {
    guard let window = window ?? NavigationRequest.current?.window ?? UIWindow.key else {
      throw RoutingError.noWindow()
    }
    guard let root = window.rootViewController else { throw RoutingError.emptyWindow(nil) }
    let state = WindowState.of(window)
    if let current = NavigationRequest.current, state.isHeld(by: current) { throw RoutingError.waitsForItself() }
    let outcome = Promise<Answer?>()
    let turn = NavigationRequest.holding(root, in: window)
    try await state.acquire(for: turn)
    let place: OpenQuestion
    do {
      defer { state.release(turn) }
      await TransitionWait.untilAtRest(window)
      try Task.checkCancellation()
      place = try await show(in: window, animated: animated, for: outcome)
    }
    let answer = await outcome.wait(untilCancelledWith: nil)
    place.close()
    try Task.checkCancellation()
    return answer
  }

  private func show(
    in window: UIWindow, animated: Bool, for outcome: Promise<Answer?>
  ) async throws -> OpenQuestion {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    let chance = ChanceOfAnswer { outcome.end(with: nil) }
    for choice in choices {
      alert.addAction(
        UIAlertAction(title: choice.title, style: choice.style) { _ in
          withExtendedLifetime(chance) { _ = outcome.end(with: choice.answer) }
        })
    }
    guard var presenter = window.rootViewController else { throw RoutingError.emptyWindow(nil) }
    while let presented = presenter.presentedOnTop { presenter = presented }
    alert.pointAtMiddle(of: presenter)
    do {
      try await ModalTransition.present(alert, from: presenter, animated: animated)
    } catch {
      // The user may have answered before this task resumes, so that the alert is gone by now.
      if outcome.result == nil { throw error }
    }
    return OpenQuestion(alert, in: window) { outcome.end(with: nil) }
  }
}

extension UIAlertController {
  /// Lets an action sheet point at the middle of its presenter, without an arrow.
  ///
  /// Where there is room, UIKit shows an action sheet as a popover, and raises an exception if it points at nothing: "You must provide
  /// either a sourceView and sourceRect or a barButtonItem" (xn--qby.cc/730).
  fileprivate func pointAtMiddle(of presenter: UIViewController) {
    guard preferredStyle == .actionSheet, let popover = popoverPresentationController, let view = presenter.view else {
      return
    }
    popover.sourceView = view
    popover.sourceRect = CGRect(x: view.bounds.width / 2, y: view.bounds.height / 2, width: 0, height: 0)
    popover.permittedArrowDirections = []
  }
}

extension RoutingInterceptor {
  /// Asks the user before the navigation continues.
  ///
  /// ```swift
  /// struct AgeGuard: RoutingInterceptor {
  ///   func perform(with context: Any?) async throws -> InterceptorAnswer {
  ///     let isAdult = Question<Bool>("Are you 18?").choice("Yes", true).choice("No", style: .cancel, false)
  ///     guard try await ask(isAdult) == true else { throw TooYoung() }
  ///     return .proceed
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter question: The question.
  /// - Returns: The answer, or `nil` if the alert was dismissed without one, for example by another navigation.
  /// - Throws: `CancellationError` if the request ends meanwhile, or ``RoutingError`` if the alert cannot be shown.
  public func ask<Answer>(_ question: Question<Answer>) async throws -> Answer? {
    try await question.ask()
  }
}

extension UIViewController {
  /// Asks the user in the window of this controller, for example in ``LeaveConfirming/confirmLeaving()``.
  ///
  /// ```swift
  /// final class BagViewController: UIViewController {
  ///   func emptyTapped() async throws {
  ///     let empty = Question<Bool>("Empty the bag?").choice("Empty", style: .destructive, true).choice("Keep", false)
  ///     if try await ask(empty) == true { try await close() }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter question: The question.
  /// - Returns: The answer, or `nil` if the alert was dismissed without one.
  /// - Throws: `CancellationError`, and dismisses the alert, or ``RoutingError`` if the alert cannot be shown.
  public func ask<Answer>(_ question: Question<Answer>) async throws -> Answer? {
    try await question.ask(in: windowOfHierarchy)
  }
}
