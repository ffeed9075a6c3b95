/// A guard: it is asked before a navigation touches anything, and may stop it or send it elsewhere.
///
/// A guard may take as long as it likes, and may navigate itself, for instance to a login screen: while it is asked the
/// request holds nothing, and afterwards the route is resolved anew. Each guard is asked once a request, also
/// where the request is redirected.
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
  /// What the guard needs to know of the request.
  associatedtype Context

  /// Decides whether the navigation may go on.
  ///
  /// - Parameter context: What the request carries.
  /// - Returns: Whether to proceed, or where to go instead.
  /// - Throws: To deny the navigation, which then fails with that error.
  func perform(with context: Context) async throws -> InterceptorAnswer
}

/// What a guard says of a navigation.
@MainActor
public struct InterceptorAnswer {
  enum Kind {
    case proceed
    case redirect(Destination)
  }

  let kind: Kind

  /// The navigation goes on.
  public static let proceed = InterceptorAnswer(kind: .proceed)

  /// The request is answered by a navigation to another destination.
  ///
  /// - Parameter destination: Where to go instead.
  public static func redirect(to destination: Destination) -> InterceptorAnswer {
    InterceptorAnswer(kind: .redirect(destination))
  }

  /// The request is answered by a navigation to another step.
  ///
  /// - Parameters:
  ///   - step: Where to go instead.
  ///   - context: What that step needs.
  public static func redirect<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context
  ) -> InterceptorAnswer {
    redirect(to: Destination(step, with: context))
  }

  /// The request is answered by a navigation to another step that needs no context.
  ///
  /// - Parameter step: Where to go instead.
  public static func redirect<ViewController: UIViewController>(
    to step: DestinationStep<ViewController, Any?>
  ) -> InterceptorAnswer {
    redirect(to: Destination(step, with: nil))
  }
}

/// A guard written on the spot.
public struct InlineInterceptor<Context>: RoutingInterceptor {
  private let body: @MainActor (Context) async throws -> InterceptorAnswer

  /// - Parameter body: Decides whether the navigation may go on.
  public init(_ body: @escaping @MainActor (_ context: Context) async throws -> InterceptorAnswer) {
    self.body = body
  }

  public func perform(with context: Context) async throws -> InterceptorAnswer {
    try await body(context)
  }
}
