/// One instance of the app's interface.
@MainActor
open class UIScene: UIResponder {
  /// How far a scene is from the user.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// On screen and receiving events.
    case foregroundActive = 0
    /// On screen, but not receiving events.
    case foregroundInactive = 1
    /// Not on screen.
    case background = 2
  }

  /// Hears of the scene's life.
  open var delegate: (any UISceneDelegate)?
  /// How far the scene is from the user; a test may change it.
  public final var activationState = ActivationState.foregroundActive
  /// The words that name the scene in the app switcher.
  open var title: String! = ""
}
