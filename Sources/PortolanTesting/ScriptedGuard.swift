/// A guard that gives prepared answers, one for each time that it is asked, and records the contexts.
///
/// ```swift
/// let login = ScriptedGuard<ShopScreen>(.redirect(to: ShopScreen.login), .proceed)
/// router.assembleScreens(with: RootAssembly(loginGuard: login))
/// try await router.navigate(to: ShopScreen.settings)
/// #expect(login.asked == [.settings])
/// ```
///
/// A guard for every navigation of a router has the context `Any?`, see `DefaultRouter.add(_:)`. If no answer is left,
/// the guard denies the navigation with ``NoAnswerLeft``.
public final class ScriptedGuard<Context>: RoutingInterceptor {
  /// An answer of a scripted guard.
  ///
  /// ```swift
  /// let login = ScriptedGuard<ShopScreen>(.deny, .redirect(to: ShopScreen.login), .proceed)
  /// ```
  @MainActor
  public enum Answer {
    /// The navigation continues.
    case proceed
    /// The request is redirected to another destination.
    case redirect(Destination)
    /// The navigation is denied with an error.
    case deny(any Error)

    /// Returns an answer that redirects the request to another target.
    ///
    /// - Parameter target: A screen, a step that needs no context, or a destination.
    /// - Returns: The answer.
    public static func redirect(to target: some NavigationTarget) -> Answer { .redirect(target.destination) }

    /// An answer that denies the navigation with ``ScriptedDenial``.
    public static var deny: Answer { .deny(ScriptedDenial()) }
  }

  /// The contexts about which the guard was asked, in order.
  ///
  /// ```swift
  /// let login = ScriptedGuard<ShopScreen>(.proceed)
  /// router.assembleScreens(with: RootAssembly(loginGuard: login))
  /// try await router.navigate(to: ShopScreen.settings)
  /// #expect(login.asked == [.settings])
  /// ```
  public private(set) var asked: [Context] = []
  /// The answers that are left, in order.
  public private(set) var answers: [Answer]

  /// Creates a guard.
  ///
  /// - Parameter answers: The answers, in the order the guard gives them.
  public init(_ answers: Answer...) {
    self.answers = answers
  }

  /// Adds an answer after the others.
  ///
  /// ```swift
  /// let login = ScriptedGuard<ShopScreen>(.proceed)
  /// login.append(.deny)
  /// ```
  ///
  /// - Parameter answer: The answer.
  public func append(_ answer: Answer) {
    answers.append(answer)
  }

  /// Records the context, and gives the next answer.
  ///
  /// - Parameter context: The context of the request.
  /// - Returns: The answer.
  /// - Throws: The error of the answer, or ``NoAnswerLeft``.
  public func perform(with context: Context) async throws -> InterceptorAnswer {
    asked.append(context)
    guard !answers.isEmpty else { throw NoAnswerLeft(count: asked.count, context: "\(context)") }
    switch answers.removeFirst() {
    case .proceed: return .proceed
    case .redirect(let destination): return .redirect(to: destination)
    case .deny(let error): throw error
    }
  }
}

/// The error with which a scripted guard denies a navigation by default.
///
/// ```swift
/// await #expect(throws: ScriptedDenial.self) { try await router.navigate(to: ShopScreen.settings) }
/// ```
public struct ScriptedDenial: Error {
  /// Creates the error.
  public init() {}
}

/// An error for a scripted guard that was asked more often than it has answers.
public struct NoAnswerLeft: Error, CustomStringConvertible {
  let count: Int
  let context: String

  /// The question without an answer, and a fix.
  public var description: String {
    """
    A scripted guard has no answer left for question \(count), about \(context). To fix: give it one more answer, or \
    correct the code that asks.
    """
  }
}
