/// A screen that can tell whether it already shows what a context describes.
@MainActor
public protocol ContextChecking: UIViewController {
  /// What tells one instance of the screen from another.
  associatedtype Context

  /// Whether this instance shows what the context describes.
  ///
  /// - Parameter context: What the request carries.
  func isTarget(for context: Context) -> Bool
}
