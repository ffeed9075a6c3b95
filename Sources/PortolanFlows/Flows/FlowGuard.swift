/// A guard that runs a flow, such as a login, and lets the requests that meanwhile need the same wait for its end.
///
/// ```swift
/// final class RootAssembly: AssemblyDataSource {
///   let loginGuard: FlowGuard<ShopScreen>
///
///   init(session: Session) {
///     loginGuard = FlowGuard(unless: { _ in session.isOpen }) { AuthFlow() }
///   }
///
///   func getAssembly(key: ShopScreen) -> (any Assembly)? { InlineAssembly { HomeViewController() } }
/// }
///
/// case .orders: .push.guarded(by: Assembled(\RootAssembly.loginGuard))
/// ```
///
/// The flow is shown once, however many requests need it, and all of them proceed when it has ended, one after another in
/// any order. If the user leaves the flow, all of them are denied. It is cancelled if no request waits for it any more.
///
/// The flow is not shown if ``DefaultRouter/isRevalidating``: the screen then leaves.
///
/// Keep one guard for the app, because requests share the flow of one guard only.
public final class FlowGuard<Context>: RoutingInterceptor {
  /// An error for a condition that does not hold although the flow has ended with a value.
  ///
  /// ```swift
  /// do {
  ///   try await router.navigate(to: ShopScreen.orders)
  /// } catch is FlowGuard<ShopScreen>.NotFulfilled {
  ///   log("the login has ended, and the session is not open")
  /// }
  /// ```
  public struct NotFulfilled: Error, CustomStringConvertible {
    /// The cause, and what to change.
    public var description: String {
      "The flow of a guard has ended, and the condition of the guard does not hold. To fix: change what the condition reads "
        + "before the flow ends."
    }
  }

  private let isFulfilled: @MainActor (Context) -> Bool
  private let sharing: Reauthorization

  /// Creates a guard.
  ///
  /// ```swift
  /// let loginGuard = FlowGuard<ShopScreen>(unless: { _ in session.isOpen }) { AuthFlow() }
  /// ```
  ///
  /// - Parameters:
  ///   - isFulfilled: A closure that returns `true` if a request for the context can proceed without the flow.
  ///   - makeFlow: A closure that creates the flow each time that it is needed.
  public init<Output>(
    unless isFulfilled: @escaping @MainActor (_ context: Context) -> Bool,
    run makeFlow: @escaping @MainActor () throws -> Flow<Output>
  ) {
    self.isFulfilled = isFulfilled
    sharing = Reauthorization(isUnauthorized: { $0 is NotFulfilled }) { _ = try await makeFlow().runToEnd() }
  }

  /// Lets the request proceed if the condition holds, at once or after the flow.
  ///
  /// - Parameter context: The context of the request.
  /// - Returns: ``InterceptorAnswer/proceed``.
  /// - Throws: The error of the flow: `CancellationError` if the user left it, or ``NotFulfilled``.
  public func perform(with context: Context) async throws -> InterceptorAnswer {
    if DefaultRouter.isRevalidating, !isFulfilled(context) { throw NotFulfilled() }
    do {
      try await sharing.perform { if !isFulfilled(context) { throw NotFulfilled() } }
    } catch let denied as Reauthorization.Denied {
      throw denied.reason
    }
    return .proceed
  }
}
