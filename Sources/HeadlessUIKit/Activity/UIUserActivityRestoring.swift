/// An object that can take up what the user did elsewhere.
@MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Takes up what the activity tells of.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
