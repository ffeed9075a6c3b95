/// Ties objects to the life of a controller, as associated objects do on a platform with Objective-C.
@MainActor
public enum HeadlessLifetime {
  /// Keeps an object until a controller is released.
  ///
  /// - Parameters:
  ///   - object: Is released together with the controller.
  ///   - viewController: The controller.
  public static func tie(_ object: AnyObject, to viewController: UIViewController) {
    viewController.tied.append(object)
  }

  /// Releases an object that was tied to a controller.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - viewController: The controller.
  public static func untie(_ object: AnyObject, from viewController: UIViewController) {
    viewController.tied.removeAll { $0 === object }
  }
}
