/// The attachment of one object to a controller or a window, as with associated objects in Objective-C.
@MainActor
public enum HeadlessLifetime {
  /// Retains an object until a controller is released, in place of the one before.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - viewController: The controller.
  public static func tie(_ object: AnyObject, to viewController: UIViewController) {
    viewController.tied = object
  }

  /// Returns the object that was attached to a controller, or `nil` if there is none.
  ///
  /// - Parameter viewController: The controller.
  /// - Returns: The object.
  public static func object(tiedTo viewController: UIViewController) -> AnyObject? {
    viewController.tied
  }

  /// Retains an object until a window is released, in place of the one before.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - window: The window.
  public static func tie(_ object: AnyObject, to window: UIWindow) { window.tied = object }

  /// Returns the object that was attached to a window, or `nil` if there is none.
  ///
  /// - Parameter window: The window.
  /// - Returns: The object.
  public static func object(tiedTo window: UIWindow) -> AnyObject? { window.tied }
}
