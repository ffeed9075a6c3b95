/// Finds one known instance, as long as it is alive and in the hierarchy of the window.
public struct InstanceFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
  private weak var instance: ViewController?

  /// - Parameter instance: The controller to find; it is not retained.
  public init(instance: ViewController) {
    self.instance = instance
  }

  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    viewController === instance
  }
}
