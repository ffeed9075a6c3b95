/// A guard that can deny or redirect a navigation before it changes anything.
///
/// A guard may take any amount of time, and it may navigate itself, for instance to a login screen. Other requests
/// go on while it waits for the guard, and the route is resolved again afterwards. The router asks each guard once
/// for each request, and once more for the new destination if a guard redirects the request.
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
/// struct LoginGuard: RoutingInterceptor {
///   func perform(with context: Any?) async throws -> InterceptorAnswer {
///     session.isOpen ? .proceed : .redirect(to: loginScreen)
///   }
/// }
/// ```
@MainActor
public struct InterceptorAnswer {
  /// The destination to which the guard redirects, or `nil` if the navigation continues.
  package let redirection: Destination?

  /// An answer with which the navigation continues.
  public static let proceed = InterceptorAnswer(redirection: nil)

  /// Returns an answer that redirects the request to another target.
  ///
  /// ```swift
  /// let loginGuard = InlineInterceptor<ShopScreen> { _ in
  ///   session.isOpen ? .proceed : .redirect(to: ShopScreen.login)
  /// }
  /// ```
  ///
  /// - Parameter target: A screen, a step that needs no context, or a destination.
  /// - Returns: The answer.
  public static func redirect(to target: some NavigationTarget) -> InterceptorAnswer {
    InterceptorAnswer(redirection: target.destination)
  }
}

/// A guard whose decision is a closure.
///
/// ```swift
/// InlineInterceptor(checking: { (screen: ShopScreen) in
///   if !session.isOpen { throw NotLoggedIn() }
/// })
/// ```
public struct InlineInterceptor<Context>: RoutingInterceptor, ImmediateHook {
  private let body: @MainActor (Context) throws -> Work<InterceptorAnswer>

  /// Creates a guard from a closure that may wait, for example for the user.
  ///
  /// ```swift
  /// let loginGuard = InlineInterceptor<Any?> { _ in
  ///   try await session.logIn() ? .proceed : .redirect(to: loginScreen)
  /// }
  /// ```
  ///
  /// - Parameter body: A closure that decides whether the navigation can continue.
  public init(_ body: @escaping @MainActor (_ context: Context) async throws -> InterceptorAnswer) {
    self.body = { context in .pending { try await body(context) } }
  }

  /// Creates a guard from a closure that answers at once, at less cost than one that may wait.
  ///
  /// - Parameter body: A closure that decides whether the navigation can continue.
  public init(_ body: @escaping @MainActor (_ context: Context) throws -> InterceptorAnswer) {
    self.body = { context in .finished(try body(context)) }
  }

  /// Creates a guard from a closure that lets the navigation proceed unless it throws an error.
  ///
  /// ```swift
  /// let loginGuard = InlineInterceptor<Any?>(checking: { _ in
  ///   guard try await session.logIn() else { throw NotLoggedIn() }
  /// })
  /// ```
  ///
  /// - Parameter check: A closure that throws an error to deny the navigation.
  @_disfavoredOverload
  public init(checking check: @escaping @MainActor (_ context: Context) async throws -> Void) {
    self.init { context in
      try await check(context)
      return .proceed
    }
  }

  /// Calls the closure.
  ///
  /// - Parameter context: The context of the request.
  /// - Returns: The answer of the closure.
  /// - Throws: The error of the closure. It denies the navigation.
  public func perform(with context: Context) async throws -> InterceptorAnswer { try await body(context).value }

  package func begin(_ context: Context) throws -> Work<InterceptorAnswer> { try body(context) }
}

/// A controller that decides whether a navigation may remove it.
///
/// To ask the user, conform to ``LeaveConfirming`` instead.
///
/// ```swift
/// extension DraftViewController: RoutingInterceptable {
///   var canBeDismissed: Bool { !hasUnsavedChanges }
/// }
/// ```
public protocol RoutingInterceptable: UIViewController {
  /// A Boolean value that indicates whether a navigation may dismiss, pop or replace the controller.
  ///
  /// The router reads it before anything moves. If it is `false` for a controller that the navigation would have to
  /// remove, the navigation fails with ``RoutingError/Code/notDismissible``. The default is `true`.
  var canBeDismissed: Bool { get }
}

extension RoutingInterceptable {
  /// The default value, `true`.
  public var canBeDismissed: Bool { true }
}

/// A screen that asks the user before it leaves, for example because of unsaved changes.
///
/// ```swift
/// final class DraftViewController: UIViewController, LeaveConfirming {
///   var hasUnsavedChanges = false {
///     didSet { setNeedsUpdateOfLeaveConfirmation() }
///   }
///
///   func confirmLeaving() async throws -> Bool {
///     let discard = Question<Bool>("Discard the draft?")
///       .choice("Discard", style: .destructive, true)
///       .choice("Keep Editing", style: .cancel, false)
///     return try await ask(discard) ?? false
///   }
/// }
/// ```
///
/// The same question answers everything that would remove the screen: the back button, a swipe down, a link, a route
/// that dismisses, pops or replaces the screen, and `close(animated:)` of `UIViewController`. The swipe back is disabled
/// while the screen has unsaved changes. A route that selects another tab removes nothing and does not ask.
public protocol LeaveConfirming: RoutingInterceptable {
  /// A Boolean value that indicates whether the screen must be asked before it leaves.
  ///
  /// The router reads it before anything moves. Call ``setNeedsUpdateOfLeaveConfirmation()`` when it changes, so that the
  /// back button and the swipes follow.
  var hasUnsavedChanges: Bool { get }

  /// Asks the user whether the screen may leave, and saves or discards the changes.
  ///
  /// The router calls this method after the guards have agreed and before anything moves. It may take any amount of time.
  /// All requests that would remove the screen meanwhile wait for the same answer. If all of them are cancelled, the task
  /// of this method is cancelled. If the screen leaves the hierarchy meanwhile, the answer no longer matters.
  ///
  /// - Returns: `true` if the screen may leave. If it is `false`, the request fails with the code
  ///   ``RoutingError/Code/leaveDenied``, and nothing moves.
  /// - Throws: Any error, for example if saving fails. The request then fails with that error, and nothing moves.
  func confirmLeaving() async throws -> Bool
}

extension UIViewController {
  /// A Boolean value that indicates whether this controller, or one inside it or presented over it, has unsaved changes.
  ///
  /// ```swift
  /// if window.rootViewController?.hasUnsavedScreens == true { log("the user would lose a draft") }
  /// ```
  ///
  /// - Complexity: O(n) in the number of these controllers.
  public var hasUnsavedScreens: Bool { confirmingScreens.contains { $0.hasUnsavedChanges } }

  /// The screens in this controller or presented over it that may ask before they leave.
  var confirmingScreens: [any LeaveConfirming] {
    var screens: [any LeaveConfirming] = []
    forEachInSubtree { if let screen = $0 as? any LeaveConfirming { screens.append(screen) } }
    return screens
  }
}
