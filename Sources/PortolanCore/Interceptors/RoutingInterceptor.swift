/// A guard, which can deny or redirect a navigation before it changes anything.
///
/// A guard may take any amount of time, and it may navigate itself, for instance to a login screen. Other requests
/// go on while it waits for the guard, and the route is resolved again afterwards. The router asks each guard once
/// for each request, even if the request is redirected.
///
/// ```swift
/// struct LoginGuard: RoutingInterceptor {
///   func perform(with context: Any?) async throws -> InterceptorAnswer {
///     if session.isOpen { return .proceed }
///     guard try await session.logIn() else { throw NotLoggedIn() }
///     return .proceed
///   }
/// }
/// ```
@MainActor
public protocol RoutingInterceptor<Context> {
  /// The type of the context that the guard needs.
  associatedtype Context

  /// Decides whether the navigation can continue.
  ///
  /// - Parameter context: The context of the request.
  /// - Returns: The answer to proceed, or to redirect the request to another destination.
  /// - Throws: Any error, to deny the navigation. The navigation then fails with that error.
  func perform(with context: Context) async throws -> InterceptorAnswer
}

/// The answer of a guard.
///
/// ```swift
/// return isLoggedIn ? .proceed : .redirect(to: loginScreen)
/// ```
@MainActor
public struct InterceptorAnswer {
  package enum Kind {
    case proceed
    case redirect(Destination)
  }

  package let kind: Kind

  /// An answer with which the navigation continues.
  public static let proceed = InterceptorAnswer(kind: .proceed)

  /// Returns an answer that redirects the request to another target.
  ///
  /// - Parameter target: A screen, a step that needs no context, or a destination.
  /// - Returns: The answer.
  public static func redirect(to target: some NavigationTarget) -> InterceptorAnswer {
    InterceptorAnswer(kind: .redirect(target.destination))
  }

  /// Returns an answer that redirects the request to another step.
  ///
  /// - Parameters:
  ///   - step: The step to navigate to instead.
  ///   - context: The context of that step.
  /// - Returns: The answer.
  public static func redirect<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context
  ) -> InterceptorAnswer {
    redirect(to: step(context))
  }
}

/// A guard whose decision is a closure.
///
/// ```swift
/// InlineInterceptor(checking: { (screen: ShopScreen) in
///   if !session.isOpen { throw NotLoggedIn() }
/// })
/// ```
public struct InlineInterceptor<Context>: RoutingInterceptor {
  private let body: @MainActor (Context) throws -> Work<InterceptorAnswer>

  /// Creates a guard from a closure that may wait, for example for the user.
  ///
  /// - Parameter body: A closure that decides whether the navigation can continue.
  public init(_ body: @escaping @MainActor (_ context: Context) async throws -> InterceptorAnswer) {
    self.body = { context in .pending { try await body(context) } }
  }

  /// Creates a guard from a closure that answers at once, which costs less than one that may wait.
  ///
  /// - Parameter body: A closure that decides whether the navigation can continue.
  public init(_ body: @escaping @MainActor (_ context: Context) throws -> InterceptorAnswer) {
    self.body = { context in .finished(try body(context)) }
  }

  /// Creates a guard from a closure that may wait, and lets the navigation proceed unless the closure throws an error.
  ///
  /// - Parameter check: A closure that throws an error to deny the navigation.
  @_disfavoredOverload
  public init(checking check: @escaping @MainActor (_ context: Context) async throws -> Void) {
    body = { context in
      .pending {
        try await check(context)
        return .proceed
      }
    }
  }

  /// Creates a guard from a closure that answers at once, and lets the navigation proceed unless the closure throws an
  /// error.
  ///
  /// - Parameter check: A closure that throws an error to deny the navigation.
  @_disfavoredOverload
  public init(checking check: @escaping @MainActor (_ context: Context) throws -> Void) {
    body = { context in
      try check(context)
      return .finished(.proceed)
    }
  }

  /// Calls the closure.
  ///
  /// - Parameter context: The context of the request.
  /// - Returns: The answer of the closure.
  /// - Throws: The error of the closure, which denies the navigation.
  public func perform(with context: Context) async throws -> InterceptorAnswer {
    try await body(context).value
  }
}

extension InlineInterceptor: ImmediateHook {
  package func begin(_ context: Context) throws -> Work<InterceptorAnswer> { try body(context) }
}
