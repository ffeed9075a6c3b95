// Nothing posts these here but a test that simulates the app's life.
extension UIApplication {
  /// The notification that the app finished launching.
  public nonisolated static let didFinishLaunchingNotification = named("DidFinishLaunching")
  /// The notification that the app became active.
  public nonisolated static let didBecomeActiveNotification = named("DidBecomeActive")
  /// The notification that the app is about to become inactive.
  public nonisolated static let willResignActiveNotification = named("WillResignActive")
  /// The notification that the app entered the background.
  public nonisolated static let didEnterBackgroundNotification = named("DidEnterBackground")
  /// The notification that the app is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification = named("WillEnterForeground")
  /// The notification that the app is about to end.
  public nonisolated static let willTerminateNotification = named("WillTerminate")
  /// The notification that memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = named("DidReceiveMemoryWarning")
}

extension UIScene {
  /// The notification that a scene was connected.
  public nonisolated static let willConnectNotification = named("WillConnect")
  /// The notification that a scene became active.
  public nonisolated static let didActivateNotification = named("DidActivate")
  /// The notification that a scene is about to become inactive.
  public nonisolated static let willDeactivateNotification = named("WillDeactivate")
  /// The notification that a scene entered the background.
  public nonisolated static let didEnterBackgroundNotification = named("DidEnterBackground")
  /// The notification that a scene is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification = named("WillEnterForeground")
}

extension UIResponder {
  /// Returns the name of a notification in UIKit's words, which begins with the class.
  nonisolated static func named(_ event: String) -> NSNotification.Name {
    NSNotification.Name("\(self)\(event)Notification")
  }
}
