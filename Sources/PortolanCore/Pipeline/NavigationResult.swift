/// The result of a request that succeeded.
///
/// ```swift
/// let result = try await router.navigate(to: ShopScreen.product(id: 42))
/// if !result.postTaskErrors.isEmpty { print(result) }
/// ```
@MainActor
public struct NavigationResult {
  /// The controller of the screen that was reached.
  public let viewController: UIViewController
  /// The destination that was reached: the requested one, or the one that a guard redirected to.
  public let destination: Destination
  /// The errors of post-routing tasks.
  ///
  /// The navigation is successful in spite of them.
  public let postTaskErrors: [any Error]
}

extension NavigationResult: @MainActor CustomStringConvertible {
  /// The destination that was reached, with the errors of post-routing tasks.
  public var description: String {
    let failures = postTaskErrors.map { "; a post-routing task failed: \(ValueText.of($0))" }
    return "reached \(destination)" + failures.joined()
  }
}
