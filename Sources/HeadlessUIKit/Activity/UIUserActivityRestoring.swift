/// An object that can restore what the user did elsewhere.
@MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores what the activity describes.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
