@_exported public import Foundation

/// An object that can take part in handling events.
@MainActor
open class UIResponder: InertUIResponder {
  /// The object that lives as long as the responder, which is a window or a controller.
  final var tied: AnyObject?
  final var chosenTraits: ChosenTraits?
  final var traitRegistrations: [TraitRegistration] = []

  /// Creates a responder outside any chain.
  public override init() {}

  /// The next responder in the chain, for the events that this responder does not handle: a view's controller or superview.
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

  /// A Boolean value that indicates whether the responder can give up the typed text.
  open var canResignFirstResponder: Bool { true }

  /// The activity of the user in this part of the app.
  open var userActivity: NSUserActivity?

  /// Restores what the user did elsewhere; the default does nothing.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  // MARK: Notifications, which nothing posts here but a test that simulates a keyboard

  /// The notification that the keyboard is about to appear.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
  /// The notification that the keyboard appeared.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
  /// The notification that the keyboard is about to disappear.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
  /// The notification that the keyboard disappeared.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
  /// The notification that the rectangle of the keyboard is about to change.
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The notification that the rectangle of the keyboard changed.
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of the rectangle of the keyboard at the beginning, a `CGRect`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the rectangle of the keyboard at the end, a `CGRect`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration of the animation, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve of the animation.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

  /// Returns the name of a notification in UIKit's words, beginning with the class.
  nonisolated static func named(_ event: String) -> NSNotification.Name {
    NSNotification.Name("\(self)\(event)Notification")
  }
}

extension UIResponder: UIUserActivityRestoring {}
