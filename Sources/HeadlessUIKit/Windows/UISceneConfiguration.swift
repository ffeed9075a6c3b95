/// The classes and the storyboard of a scene.
@MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration in the app's information property list.
  public final let name: String?
  /// The purpose of the scene.
  public final let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  final var document: AnyObject?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
