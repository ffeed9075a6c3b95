/// The attachment of objects to controllers, as with associated objects in Objective-C.
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

  /// Releases an object that was attached to a controller.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - viewController: The controller.
  public static func untie(_ object: AnyObject, from viewController: UIViewController) {
    viewController.tied.removeAll { $0 === object }
  }
}
