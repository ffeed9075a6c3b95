/// A screen that can compare its content with a context.
///
/// ``ClassWithContextFinder`` asks it, so that a route to product 42 does not stop at product 43.
@MainActor
public protocol ContextChecking: UIViewController {
  /// The type of the context: the value that distinguishes instances of the screen, such as a product identifier.
  associatedtype Context

  /// Returns a Boolean value that indicates whether this screen shows the content that a context describes.
  ///
  /// - Parameter context: The context of the request.
  /// - Returns: `true` if the navigation can use this instance of the screen.
  func isTarget(for context: Context) -> Bool
}
