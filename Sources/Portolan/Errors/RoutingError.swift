/// Why a navigation failed: what, where, the hierarchy as it was, and how to fix the route.
///
/// Errors that an app's own guards, factories, actions and tasks throw reach the caller as they are.
public struct RoutingError: Error, Sendable {
  /// What kind of failure it was. More kinds may come.
  public struct Code: Hashable, Sendable {
    enum Value: String {
      case nothingToStartFrom, notFound, targetNotFound, containerNotFound, typeMismatch, notDismissible
      case rootNotReplaceable, presentationRefused, dismissalRefused, actionRefused, noWindow
      case targetLeft, timedOut
      case redirectLoop, superseded, rejected, waitsForItself, hierarchyChanged, undoIncomplete
      case resourceNotFound, noAssembly
    }

    let value: Value

    /// The chain of steps ended without a controller to start from.
    public static let nothingToStartFrom = Code(value: .nothingToStartFrom)
    /// A step that can only be found was not found, and nothing in the route could bring it into being.
    public static let notFound = Code(value: .notFound)
    /// A step that can only be found was still not there after the step it starts from was built.
    public static let targetNotFound = Code(value: .targetNotFound)
    /// An action found no container of the class that it needs.
    public static let containerNotFound = Code(value: .containerNotFound)
    /// A controller is not of the class that its step promises.
    public static let typeMismatch = Code(value: .typeMismatch)
    /// A controller that would have to leave said that it must not.
    public static let notDismissible = Code(value: .notDismissible)
    /// The action replaces the root of the window, and its controller is not the root.
    public static let rootNotReplaceable = Code(value: .rootNotReplaceable)
    /// UIKit refused to present a controller, or would have.
    public static let presentationRefused = Code(value: .presentationRefused)
    /// UIKit refused to dismiss a controller.
    public static let dismissalRefused = Code(value: .dismissalRefused)
    /// An action could not integrate its controller.
    public static let actionRefused = Code(value: .actionRefused)
    /// The screen was put in place and was no longer there when the navigation was over.
    public static let targetLeft = Code(value: .targetLeft)
    /// A factory, an action or a task of the app took longer than the router's timeout.
    public static let timedOut = Code(value: .timedOut)
    /// A nib, a storyboard or a scene is missing or cannot be read.
    public static let resourceNotFound = Code(value: .resourceNotFound)
    /// Nothing builds a screen.
    public static let noAssembly = Code(value: .noAssembly)
    /// There is no window to navigate in.
    public static let noWindow = Code(value: .noWindow)
    /// Guards redirected the request in a circle.
    public static let redirectLoop = Code(value: .redirectLoop)
    /// A newer request took the place of this one.
    public static let superseded = Code(value: .superseded)
    /// Another request was under way, and the policy is to reject.
    public static let rejected = Code(value: .rejected)
    /// A factory, an action or a task awaited a navigation, which would have waited for it in turn.
    public static let waitsForItself = Code(value: .waitsForItself)
    /// The hierarchy changed again and again while the route was being built.
    public static let hierarchyChanged = Code(value: .hierarchyChanged)
    /// The navigation failed, and UIKit refused to put something back.
    public static let undoIncomplete = Code(value: .undoIncomplete)
  }

  /// The kind of failure.
  public let code: Code
  /// The screen that the request wanted; `nil` until the router has said so.
  public internal(set) var destination: String?
  /// The step of the route that failed, by the class of its controller.
  public let step: String?
  /// Why, in one sentence.
  public let reason: String
  /// What to change, in one sentence.
  public let fix: String
  /// The hierarchy when the navigation failed, which is the one before it began.
  public internal(set) var hierarchy: HierarchySnapshot?
  /// The hierarchy that an incomplete undo left.
  public internal(set) var hierarchyAfterUndo: HierarchySnapshot?
  /// The error that set off an incomplete undo.
  public let underlyingError: (any Error)?
  /// The alert that the user has to answer before the navigation can succeed.
  var blockingAlert: BlockingAlert?

  /// Makes an error to throw from a finder, a factory or an action of one's own.
  ///
  /// - Parameters:
  ///   - code: The kind of failure.
  ///   - step: The step that failed, by the class of its controller.
  ///   - reason: Why, in one sentence without a full stop.
  ///   - fix: What to change, in one sentence without a full stop.
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

/// An alert that an error is about, and does not keep.
@MainActor
final class BlockingAlert {
  private(set) weak var alert: UIAlertController?

  init(_ alert: UIAlertController) {
    self.alert = alert
  }
}

extension RoutingError.Code: CustomStringConvertible {
  /// The name of the code, such as `notFound`.
  public var description: String { value.rawValue }
}

extension RoutingError: CustomStringConvertible {
  /// The whole diagnosis, in several lines.
  public var description: String {
    var text = "Cannot navigate"
    if let destination { text += " to \(destination)" }
    text += ": \(reason)."
    if let step, step != destination { text += "\nStep: \(step)" }
    if let underlyingError { text += "\nBecause: \(ValueText.of(underlyingError))" }
    if let hierarchy { text += "\nHierarchy:\n\(hierarchy)" }
    if let hierarchyAfterUndo { text += "\nHierarchy after the undo:\n\(hierarchyAfterUndo)" }
    return text + "\nTo fix: \(fix)."
  }
}

extension RoutingError: LocalizedError {
  public var errorDescription: String? { description }
}
