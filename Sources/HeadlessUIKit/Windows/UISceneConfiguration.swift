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
