extension UISceneSession {
  /// The purposes of scenes.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The text of the purpose in UIKit.
    public let rawValue: String

    /// Creates a purpose from its text in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The interface on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The purpose of the scene, which is the interface on the device's screen.
  public final var role: Role { .windowApplication }
}

/// The classes and the storyboard of a scene.
@MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration in the app's information property list.
  public final let name: String?
  /// The purpose of the scene.
  public final let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The storyboard whose initial controller is the root of the scene's window.
  open var storyboard: UIStoryboard?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
