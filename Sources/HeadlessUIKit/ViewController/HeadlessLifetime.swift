/// The attachment of objects to controllers and windows, as with associated objects in Objective-C.
@MainActor
public enum HeadlessLifetime {
  /// Retains an object until a controller is released.
  ///
  /// - Parameters:
  ///   - object: The object, which is released together with the controller.
  ///   - viewController: The controller.
  public static func tie(_ object: AnyObject, to viewController: UIViewController) {
    viewController.tied.append(object)
  }

  /// Retains an object until a window is released, in place of the one before.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - window: The window.
  public static func tie(_ object: AnyObject, to window: UIWindow) {
    window.tied = object
  }

  /// Returns the object that was attached to a window, or `nil` if there is none.
  ///
  /// - Parameter window: The window.
  /// - Returns: The object.
  public static func object(tiedTo window: UIWindow) -> AnyObject? {
    window.tied
  }
}
