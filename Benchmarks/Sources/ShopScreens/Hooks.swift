public import Portolan

/// The state that the guard reads.
@MainActor
public enum Session {
  /// A Boolean value that indicates whether the user is logged in.
  public static var isOpen = true
}

/// A guard as in the guides, which needs no wait while the session is open.
public struct LoginGuard: RoutingInterceptor {
  private struct NotLoggedIn: Error {}

  /// Creates the guard.
  public init() {}

  /// Lets the navigation proceed while the session is open.
  public func perform(with context: Any?) async throws -> InterceptorAnswer {
    if Session.isOpen { return .proceed }
    throw NotLoggedIn()
  }
}

/// A context task as in the guides.
public struct ShowProduct: ContextTask {
  /// Creates the task.
  public init() {}

  /// Shows the product of the context.
  public func perform(on viewController: ProductViewController, with id: Int) async throws {
    try viewController.setup(with: id)
  }
}

/// A post-routing task as in the guides.
public struct ScreenTracking: PostRoutingTask {
  /// The number of screens that were reached.
  @MainActor public private(set) static var count = 0

  /// Creates the task.
  public init() {}

  /// Counts the screen.
  public func perform(
    on viewController: UIViewController, with context: Any?, routingStack: [UIViewController]
  ) async throws {
    Self.count += 1
  }
}

/// An observer that ignores every event.
public final class IgnoringObserver: RouterObserver {
  /// Creates the observer.
  public init() {}

  /// Does nothing.
  public func router(did event: NavigationEvent) {}
}
