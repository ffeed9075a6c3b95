@_exported public import Foundation

/// An object that can take part in handling events.
@MainActor
open class UIResponder: InertUIResponder {
  /// The object that lives as long as the responder, which is a window or a controller.
  final var tied: AnyObject?
  final var chosenTraits: ChosenTraits?
  final var chosenStyle = UIUserInterfaceStyle.unspecified
  final var traitRegistrations: [TraitRegistration] = []

  /// Creates a responder outside any chain.
  public override init() {}

  /// A Boolean value that indicates whether the responder receives the typed text.
  open var isFirstResponder: Bool { ownView?.enclosingWindow?.firstResponder === self }

  // Source: developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder().
  /// Makes the responder the receiver of the typed text, if it can be and the present one resigns.
  ///
  /// - Returns: `true` if the responder is now the first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window = ownView?.enclosingWindow else { return false }
    if window.firstResponder === self { return true }
    guard window.firstResponder?.resignFirstResponder() ?? true else { return false }
    window.firstResponder = self
    return true
  }

  /// Ends the responder's role as the receiver of the typed text.
  ///
  /// - Returns: `true` if the responder is no longer the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = ownView?.enclosingWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  /// The view of the responder: itself, or the loaded view of a controller.
  final var ownView: UIView? { self as? UIView ?? (self as? UIViewController)?.loadedView }

  /// Notifies the object that a document has created and connected all its objects.
  ///
  /// The method belongs to no actor, as in UIKit, though it is called on the main actor.
  nonisolated open func awakeFromNib() {}
}

extension UIResponder: UIUserActivityRestoring {}
