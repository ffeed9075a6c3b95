/// An invisible view that notices when the view that it is in comes into a window or leaves it.
///
/// It is the one public signal that UIKit gives of every change of what the user sees, whoever has made it.
final class RemovalSensor: UIView {
  /// Where a sensor is. The view that it is in retains it.
  struct Place {
    weak var sensor: RemovalSensor?
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    RemovalTracker.checkForRemovals()
  }
}
