@_exported public import Foundation

/// An object that can take part in handling events.
@MainActor
open class UIResponder: NSObject {
  /// Creates a responder that is in no chain yet.
  public override init() {
    super.init()
  }

  /// Who is asked next when the responder does not handle something: a view's controller or superview.
  open var next: UIResponder? { nil }

  /// Whether the responder can be the one that receives what is typed.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder is the one that receives what is typed.
  open var isFirstResponder: Bool { false }

  /// Makes the responder the one that receives what is typed.
  ///
  /// - Returns: Whether it now is.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Ends that the responder receives what is typed.
  ///
  /// - Returns: Whether it no longer does.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Called when a document has made the object, and has connected all its objects.
  ///
  /// It belongs to no actor, as in UIKit, though it is called on the main one.
  nonisolated open func awakeFromNib() {}

  /// Takes up what the user did elsewhere, as the activity tells it; the default does nothing.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}
