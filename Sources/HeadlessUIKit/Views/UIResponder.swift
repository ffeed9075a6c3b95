@_exported public import Foundation

/// An object that can take part in handling events.
@MainActor
open class UIResponder: NSObject {
  /// Creates a responder outside any chain.
  public override init() {
    super.init()
  }

  /// The next responder in the chain, which handles the events that this one does not: a view's controller or
  /// superview.
  open var next: UIResponder? { nil }

  /// A Boolean value that indicates whether the responder can receive the typed text.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the responder receives the typed text.
  open var isFirstResponder: Bool { false }

  /// Makes the responder the receiver of the typed text.
  ///
  /// - Returns: `true` if the responder is now the first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Ends the responder's role as the receiver of the typed text.
  ///
  /// - Returns: `true` if the responder is no longer the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Notifies the object that a document has created and connected all its objects.
  ///
  /// The method belongs to no actor, as in UIKit, though it is called on the main actor.
  nonisolated open func awakeFromNib() {}

  /// Restores what the user did elsewhere; the default does nothing.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}
