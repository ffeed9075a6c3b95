/// An error that describes why a navigation failed, with the step, the hierarchy at that time, and a way to fix the
/// route.
///
/// ```swift
/// do {
///   try await router.navigate(to: ShopScreen.product(id: 42))
/// } catch let error as RoutingError where error.code == .notDismissible {
///   // The user has unsaved changes.
/// } catch let error as RoutingError {
///   logger.error("\(error)")  // the reason, the step, the hierarchy, and "To fix: …"
/// }
/// ```
///
/// Errors that an app's own guards, factories, actions and tasks throw reach the caller as they are.
public struct RoutingError: Error, Sendable, CustomStringConvertible, LocalizedError {
  /// The kind of a failure.
  ///
  /// Later versions may add more kinds, so a `switch` needs a default. Since Swift 6.3 the compiler demands it.
  ///
  /// ```swift
  /// do {
  ///   try await router.navigate(to: ShopScreen.bag)
  /// } catch let error as RoutingError where error.code == .superseded {
  ///   // The user has tapped something else.
  /// }
  /// ```
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Code: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// The route found no controller to start from.
    case nothingToStartFrom
    /// A step without a factory was not found, and no other step of the route creates its controller.
    case notFound
    /// A step without a factory was not found after the step it starts from was built.
    case targetNotFound
    /// An action found no container of the class that it needs.
    case containerNotFound
    /// A controller is not of the class that its step must yield.
    case typeMismatch
    /// A controller that would have to leave the screen refuses to be dismissed.
    case notDismissible
    /// The user was asked whether a screen with unsaved changes may leave, and kept it.
    case leaveDenied
    /// The action replaces the root of the window, and its controller is not the root.
    case rootNotReplaceable
    /// UIKit refused to present a controller, or would refuse it.
    case presentationRefused
    /// UIKit refused to dismiss a controller.
    case dismissalRefused
    /// An action could not add its controller to the hierarchy.
    case actionRefused
    /// The screen was shown, and was no longer shown at the end of the navigation.
    case targetLeft
    /// A factory, an action or a task of the app took longer than the router's timeout.
    case timedOut
    /// A nib, a storyboard or a scene is missing or cannot be read.
    case resourceNotFound
    /// There is no assembly for a screen.
    case noAssembly
    /// There is no window to navigate in.
    case noWindow
    /// The router, or the window that it was given, was released.
    case released
    /// Guards redirected the request in a circle.
    case redirectLoop
    /// A newer request replaced this request.
    case superseded
    /// Another request was running, and the policy rejects new requests.
    case rejected
    /// A factory, an action or a task awaited a navigation that would in turn have waited for it.
    case waitsForItself
    /// The hierarchy kept changing while the route was being built.
    case hierarchyChanged
    /// The navigation failed, and UIKit refused to restore a part of the hierarchy.
    case undoIncomplete

    /// The name of the code, such as `notFound`.
    public var description: String { rawValue }
  }

  /// The kind of the failure.
  public let code: Code
  /// The destination of the request, or `nil` until the router has set it.
  ///
  /// After redirections it has all destinations, such as `vault → login`.
  public internal(set) var destination: String?
  /// The step of the route that failed, by the class of its controller.
  public let step: String?
  /// The reason for the failure, in one sentence without a full stop.
  public let reason: String
  /// The change that fixes the failure, in one sentence without a full stop.
  ///
  /// ```swift
  /// do {
  ///   try await router.navigate(to: ShopScreen.settings)
  /// } catch let error as RoutingError {
  ///   log("\(error.reason). To fix: \(error.fix).")
  /// }
  /// ```
  public let fix: String
  /// The hierarchy when the navigation failed, the same as before it began.
  public var hierarchy: HierarchySnapshot? { hierarchies.first }
  /// The hierarchy after an incomplete undo.
  public var hierarchyAfterUndo: HierarchySnapshot? { hierarchies.count > 1 ? hierarchies[1] : nil }
  /// The hierarchy when the navigation failed, and the hierarchy after an incomplete undo, in an array that keeps the error
  /// small.
  var hierarchies: [HierarchySnapshot] = []
  /// The error that caused the undo, if the undo is incomplete, or the underlying error.
  public let underlyingError: (any Error)?
  /// A Boolean value that indicates whether the router has seen that UIKit or a container did not take a controller.
  ///
  /// An action of the app may throw an error with the same code.
  var isRefusal = false
  /// Returns the alert that the user must answer before the navigation can succeed, as long as there is one.
  package var blockingAlert: (@MainActor @Sendable () -> UIAlertController?)?

  /// Creates an error to throw from an app's own finder, factory or action.
  ///
  /// ```swift
  /// throw RoutingError(
  ///   .actionRefused, step: "BagViewController", reason: "the drawer is locked", fix: "unlock the drawer first")
  /// ```
  ///
  /// - Parameters:
  ///   - code: The kind of the failure.
  ///   - step: The step that failed, by the class of its controller.
  ///   - reason: The reason for the failure, in one sentence without a full stop.
  ///   - fix: The change that fixes the failure, in one sentence without a full stop.
  ///   - underlyingError: The underlying error.
  public init(
    _ code: Code, step: String?, reason: String, fix: String, underlyingError: (any Error)? = nil
  ) {
    self.code = code
    self.step = step
    self.reason = reason
    self.fix = fix
    self.underlyingError = underlyingError
  }

  /// The way the navigation ended.
  public var outcome: NavigationOutcome {
    switch code {
    case .leaveDenied, .notDismissible: .denied
    case .superseded, .rejected: .superseded
    default: .failed
    }
  }

  /// The whole diagnosis, in several lines, with the code in the last.
  public var description: String {
    var text = "Cannot navigate"
    if let destination { text += " to \(destination)" }
    text += ": \(reason)."
    if let step, step != destination { text += "\nStep: \(step)" }
    if let underlyingError { text += "\nBecause: \(ValueText.of(underlyingError))" }
    if let hierarchy { text += "\nHierarchy:\n\(hierarchy)" }
    if let hierarchyAfterUndo { text += "\nHierarchy after the undo:\n\(hierarchyAfterUndo)" }
    return text + "\nTo fix: \(fix).\nCode: \(code)"
  }

  /// The whole diagnosis, in several lines.
  public var errorDescription: String? { description }
}

extension NavigationOutcome {
  /// Returns the outcome of a request that ended with an error.
  ///
  /// - Parameter error: The error that the router has thrown. The error of a guard counts as `failed`, because only events tell that
  ///   a guard threw it.
  init(_ error: any Error) {
    self = (error as? RoutingError)?.outcome ?? (error is CancellationError ? .cancelled : .failed)
  }
}
