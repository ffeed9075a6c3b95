/// The alert of a question while it is on screen.
///
/// It does not retain the alert. If the alert is dismissed, its buttons are released with their handlers, and with them
/// the chance of an answer. The button that the user taps lives until its handler has been called.
@MainActor
final class OpenQuestion {
  private weak var alert: UIAlertController?

  private static var open: [OpenQuestion] = []

  init(_ alert: UIAlertController) {
    self.alert = alert
    Self.open.append(self)
  }

  /// Ends the question, and dismisses the alert if it is still there.
  func close() {
    Self.open.removeAll { $0 === self }
    guard let alert, alert.presentingViewController != nil, !alert.isBeingDismissed else { return }
    alert.dismiss(animated: false, completion: nil)
  }

  /// Returns a Boolean value that indicates whether an alert belongs to a question, which can stay without an answer.
  static func isShown(by alert: UIAlertController) -> Bool {
    open.contains { $0.alert === alert }
  }
}

/// The chance that a question is answered, which the handlers of its buttons retain.
final class ChanceOfAnswer: Sendable {
  private let onEnd: @MainActor () -> Void

  /// Creates a chance.
  ///
  /// - Parameter onEnd: A closure that is called when no handler can be called any more.
  init(onEnd: @escaping @MainActor () -> Void) {
    self.onEnd = onEnd
  }

  deinit {
    Task { @MainActor [onEnd] in onEnd() }
  }
}

extension UIAlertController {
  /// A Boolean value that indicates whether a navigation may dismiss the alert.
  ///
  /// Other alerts wait for the user.
  var mayLeaveUnanswered: Bool { OpenQuestion.isShown(by: self) }
}
