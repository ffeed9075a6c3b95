/// What came of a request that succeeded.
@MainActor
public struct NavigationResult {
  /// The controller of the screen that was reached.
  public let viewController: UIViewController
  /// Where the request ended: where it was to go, or where a guard redirected it.
  public let destination: Destination
  /// What post-routing tasks threw. The navigation stands all the same.
  public let postTaskErrors: [any Error]
}

extension NavigationResult: @MainActor CustomStringConvertible {
  /// Where the request ended, with what went wrong afterwards.
  public var description: String {
    let failures = postTaskErrors.map { "; a post-routing task failed: \(ValueText.of($0))" }
    return "reached \(destination)" + failures.joined()
  }
}
