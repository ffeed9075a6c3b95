public import Portolan

/// What is on screen until the first navigation has put the app together.
public final class LaunchViewController: UIViewController {}
