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
public struct RoutingError: Error, Sendable {
  /// The kind of a failure.
  ///
  /// Later versions may add more kinds.
  ///
  /// ```swift
  /// do {
  ///   try await router.navigate(to: ShopScreen.bag)
  /// } catch let error as RoutingError where error.code == .superseded {
  ///   // The user has tapped something else.
  /// }
  /// ```
  public struct Code: Hashable, Sendable {
    enum Value: String, CaseIterable {
      case nothingToStartFrom, notFound, targetNotFound, containerNotFound, typeMismatch, notDismissible, leaveDenied
      case rootNotReplaceable, presentationRefused, dismissalRefused, actionRefused, noWindow, released
      case targetLeft, timedOut
      case redirectLoop, superseded, rejected, waitsForItself, hierarchyChanged, undoIncomplete
      case resourceNotFound, noAssembly
    }

    fileprivate let value: Value

    /// All kinds, each of which has a section in the article about troubleshooting.
    package static var all: [Code] { Value.allCases.map(Code.init(value:)) }

    /// The route found no controller to start from.
    public static let nothingToStartFrom = Code(value: .nothingToStartFrom)
    /// A step without a factory was not found, and no other step of the route creates its controller.
    public static let notFound = Code(value: .notFound)
    /// A step without a factory was not found after the step it starts from was built.
    public static let targetNotFound = Code(value: .targetNotFound)
    /// An action found no container of the class that it needs.
    public static let containerNotFound = Code(value: .containerNotFound)
    /// A controller is not of the class that its step must yield.
    public static let typeMismatch = Code(value: .typeMismatch)
    /// A controller that would have to leave the screen refuses to be dismissed.
    public static let notDismissible = Code(value: .notDismissible)
    /// The user was asked whether a screen with unsaved changes may leave, and kept it.
    public static let leaveDenied = Code(value: .leaveDenied)
    /// The action replaces the root of the window, and its controller is not the root.
    public static let rootNotReplaceable = Code(value: .rootNotReplaceable)
    /// UIKit refused to present a controller, or would refuse it.
    public static let presentationRefused = Code(value: .presentationRefused)
    /// UIKit refused to dismiss a controller.
    public static let dismissalRefused = Code(value: .dismissalRefused)
    /// An action could not add its controller to the hierarchy.
    public static let actionRefused = Code(value: .actionRefused)
    /// The screen was shown, and was no longer shown at the end of the navigation.
    public static let targetLeft = Code(value: .targetLeft)
    /// A factory, an action or a task of the app took longer than the router's timeout.
    public static let timedOut = Code(value: .timedOut)
    /// A nib, a storyboard or a scene is missing or cannot be read.
    public static let resourceNotFound = Code(value: .resourceNotFound)
    /// There is no assembly for a screen.
    public static let noAssembly = Code(value: .noAssembly)
    /// There is no window to navigate in.
    public static let noWindow = Code(value: .noWindow)
    /// The router, or the window that it was given, was released.
    public static let released = Code(value: .released)
    /// Guards redirected the request in a circle.
    public static let redirectLoop = Code(value: .redirectLoop)
    /// A newer request replaced this one.
    public static let superseded = Code(value: .superseded)
    /// Another request was running, and the policy rejects new ones.
    public static let rejected = Code(value: .rejected)
    /// A factory, an action or a task awaited a navigation that would in turn have waited for it.
    public static let waitsForItself = Code(value: .waitsForItself)
    /// The hierarchy kept changing while the route was being built.
    public static let hierarchyChanged = Code(value: .hierarchyChanged)
    /// The navigation failed, and UIKit refused to restore a part of the hierarchy.
    public static let undoIncomplete = Code(value: .undoIncomplete)
  }

  /// The kind of the failure.
  public let code: Code
  /// The destination of the request, or `nil` until the router has set it.
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
  /// The hierarchy when the navigation failed, which is the same as before it began.
  public internal(set) var hierarchy: HierarchySnapshot?
  /// The hierarchy after an incomplete undo.
  public internal(set) var hierarchyAfterUndo: HierarchySnapshot?
  /// The error that caused the undo, if the undo is incomplete, or the error behind this one.
  public let underlyingError: (any Error)?
  /// The alert that the user must answer before the navigation can succeed.
  package var blockingAlert: BlockingAlert?

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
  ///   - underlyingError: The error behind this one.
  public init(
    _ code: Code, step: String?, reason: String, fix: String, underlyingError: (any Error)? = nil
  ) {
    self.code = code
    self.step = step
    self.reason = reason
    self.fix = fix
    self.underlyingError = underlyingError
  }
}

/// A weak reference to the alert that an error is about.
@MainActor
package final class BlockingAlert {
  package private(set) weak var alert: UIAlertController?

  init(_ alert: UIAlertController) {
    self.alert = alert
  }
}

extension RoutingError.Code: CustomStringConvertible {
  /// The name of the code, such as `notFound`.
  public var description: String { value.rawValue }
}

extension RoutingError {
  /// The way in which the navigation ended.
  public var outcome: NavigationOutcome {
    switch code {
    case .leaveDenied, .notDismissible: .denied
    case .superseded, .rejected: .superseded
    default: .failed
    }
  }
}

extension RoutingError: CustomStringConvertible {
  /// The whole diagnosis, in several lines, of which the last is the code.
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
}

extension RoutingError: LocalizedError {
  /// The whole diagnosis, in several lines.
  public var errorDescription: String? { description }
}
