/// The persistent information about a scene while it is not connected.
@MainActor
open class UISceneSession: NSObject {
  /// The identifier of the session.
  public let persistentIdentifier: String
  /// The scene, or `nil` while it is not connected.
  public internal(set) final weak var scene: UIScene?
  /// The activity that the scene's delegate returned for the restoration, or `nil` if there is none.
  open var stateRestorationActivity: NSUserActivity?

  /// Creates a session.
  ///
  /// In UIKit only the system creates a session. Here a test creates it.
  init(persistentIdentifier: String = UUID().uuidString, of scene: UIScene? = nil) {
    self.persistentIdentifier = persistentIdentifier
    self.scene = scene
  }

  /// The purpose of the scene: the interface on the device's screen.
  public final var role: Role { .windowApplication }
}
