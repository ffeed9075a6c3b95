/// A finder that finds one known instance, if it is still alive and in the hierarchy of the window.
public struct InstanceFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
  private weak var instance: ViewController?

  /// Creates a finder for an instance.
  ///
  /// - Parameter instance: The controller to find. It is not retained.
  public init(instance: ViewController) {
    self.instance = instance
  }

  /// Returns a Boolean value that indicates whether a controller is the known instance.
  ///
  /// - Parameters:
  ///   - viewController: A controller in the hierarchy.
  ///   - context: The context of the request, which is not used.
  /// - Returns: `true` if both are the same object.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    viewController === instance
  }
}
