/// One instance of the app's interface.
open class UIScene: UIResponder {
  /// The states of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is on screen and receives events.
    case foregroundActive = 0
    /// The scene is on screen but does not receive events.
    case foregroundInactive = 1
    /// The scene is not on screen.
    case background = 2
  }

  /// The object that is notified of events in the scene's life.
  open var delegate: (any UISceneDelegate)?
  /// The state of the scene; see ``HeadlessSystem/setState(_:of:)``.
  public internal(set) final var activationState = ActivationState.foregroundActive
  /// The title of the scene in the app switcher.
  open var title: String! = ""
  /// The session of the scene.
  public final private(set) lazy var session = UISceneSession(of: self)
}
