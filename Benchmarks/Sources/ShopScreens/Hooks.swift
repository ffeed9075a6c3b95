public import Portolan

/// The state that the guard reads.
@MainActor
public enum Session {
  public static var isOpen = true
}

/// A guard as in the guides, which needs no wait while the session is open.
public struct LoginGuard: RoutingInterceptor {
  private struct NotLoggedIn: Error {}

  public init() {}

  public func perform(with context: Any?) async throws -> InterceptorAnswer {
    if Session.isOpen { return .proceed }
    throw NotLoggedIn()
  }
}

/// A context task as in the guides.
public struct ShowProduct: ContextTask {
  public init() {}

  public func perform(on viewController: ProductViewController, with id: Int) async throws {
    try viewController.setup(with: id)
  }
}

/// A post-routing task as in the guides.
public struct ScreenTracking: PostRoutingTask {
  /// The number of screens that were reached.
  @MainActor public private(set) static var count = 0

  public init() {}

  public func perform(
    on viewController: UIViewController, with context: Any?, routingStack: [UIViewController]
  ) async throws {
    Self.count += 1
  }
}

/// An observer that ignores every event.
public final class IgnoringObserver: RouterObserver {
  public init() {}

  public func router(did event: NavigationEvent) {}
}
