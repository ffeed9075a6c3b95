/// The attachment of one object to a controller or a window, as with associated objects in Objective-C.
@MainActor
public enum HeadlessLifetime {
  /// Retains an object until a controller or a window is released, in place of the one before.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - owner: The controller or the window.
  public static func tie(_ object: AnyObject, to owner: UIResponder) { owner.tied = object }

  /// Returns the object that was attached to a controller or a window, or `nil` if there is none.
  ///
  /// - Parameter owner: The controller or the window.
  /// - Returns: The object.
  public static func object(tiedTo owner: UIResponder) -> AnyObject? { owner.tied }
}
