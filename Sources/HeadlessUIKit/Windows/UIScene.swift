/// One instance of the app's interface.
open class UIScene: InertUIScene {
  /// The state of the scene; see ``HeadlessSystem/setState(_:of:)``.
  public internal(set) final var activationState = ActivationState.foregroundActive
  /// The session of the scene.
  public final private(set) lazy var session = UISceneSession(of: self)
}
