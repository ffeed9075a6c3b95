/// The alert of a question while it is on screen.
///
/// It does not keep the alert: the release of the alert is the sign that it was taken away.
@MainActor
final class OpenQuestion {
  private weak var alert: UIAlertController?
  private var watch: DepartureWatch?

  private static var open: [OpenQuestion] = []

  /// - Parameter onDeparture: Called once if the alert leaves before the question is closed.
  init(_ alert: UIAlertController, onDeparture: @escaping @MainActor () -> Void) {
    self.alert = alert
    Self.open.append(self)
    watch = Departures.watch(alert) {
      // The handler of a button is called when the alert is gone.
      _ = Deadline.start(after: .milliseconds(300), onDeparture)
    }
  }

  /// Ends the question, and dismisses the alert if it is still there.
  func close() {
    watch?.end()
    Self.open.removeAll { $0 === self }
    guard let alert, alert.presentingViewController != nil, !alert.isBeingDismissed else { return }
    alert.dismiss(animated: false, completion: nil)
  }

  /// Returns a Boolean value that indicates whether an alert belongs to a question, which can do without an answer.
  static func isShown(by alert: UIAlertController) -> Bool {
    open.contains { $0.alert === alert }
  }
}

extension UIAlertController {
  /// A Boolean value that indicates whether a navigation may take the alert away. Other alerts wait for the user.
  var mayLeaveUnanswered: Bool { OpenQuestion.isShown(by: self) }
}
