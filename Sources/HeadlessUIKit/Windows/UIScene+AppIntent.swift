/// The options of a scene that is connected for an app intent.
///
/// The module App Intents, which adds the property to UIKit's class, exists on Apple's systems only.
private final class AppIntentConnectionOptions: UIScene.ConnectionOptions {
  let intent: any Sendable

  init(_ intent: any Sendable) {
    self.intent = intent
    super.init()
  }
}

extension UIScene.ConnectionOptions {
  /// The app intent for which the scene is connected, or `nil` if there is none.
  package var appIntent: (any Sendable)? { (self as? AppIntentConnectionOptions)?.intent }
}

extension HeadlessSystem {
  /// Returns the reasons for which a scene is connected: an app intent.
  ///
  /// After the connection the system passes the same intent to `scene(_:willPerformAppIntent:)`
  /// (developer.apple.com/documentation/uikit/uiscene/connectionoptions/appintent), as a test must.
  ///
  /// - Parameter appIntent: The intent, any value.
  /// - Returns: The options of the connection.
  public static func connectionOptions(appIntent: any Sendable) -> UIScene.ConnectionOptions {
    AppIntentConnectionOptions(appIntent)
  }
}
