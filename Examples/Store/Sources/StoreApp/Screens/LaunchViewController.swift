public import Portolan

/// The screen that is visible until the first navigation has built the app's screens.
public final class LaunchViewController: UIViewController {}
