public import Foundation

extension UIApplication {
  /// A key of the options with which another app opens a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key in UIKit.
    public let rawValue: String
    /// Creates a key from its text in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of a value that limits the opening to apps that the link belongs to.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The URL of the app's page in the system's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Opens a URL in another app, of which there is none: the completion is called with `false`.
  public final func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Returns a Boolean value that indicates whether an app can open a URL, which is `false`.
  public final func canOpenURL(_ url: URL) -> Bool { false }
}
