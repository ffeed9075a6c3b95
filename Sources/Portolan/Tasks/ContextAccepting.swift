/// A screen that takes its context from the route.
@MainActor
public protocol ContextAccepting: UIViewController {
  /// What the screen shows.
  associatedtype Context

  /// Takes a context, possibly in the place of an earlier one.
  ///
  /// - Parameter context: What the request carries.
  /// - Throws: Why the screen cannot show that.
  func setup(with context: Context) throws
}

/// Hands the context to the screen, whether it was found or built.
public struct ContextSettingTask<ViewController: ContextAccepting>: ContextTask {
  /// Makes the task: what it needs, the screen knows.
  public init() {}

  public func perform(on viewController: ViewController, with context: ViewController.Context) async throws {
    try viewController.setup(with: context)
  }
}
