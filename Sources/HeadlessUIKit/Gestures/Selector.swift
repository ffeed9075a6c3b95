// The Objective-C runtime has its own.
#if !canImport(ObjectiveC)
  /// The name of a method, which only a class with ``InterfaceBuilderConnecting/perform(action:sender:)`` understands.
  ///
  /// `#selector` needs Objective-C. `Selector(("buy:"))` compiles on UIKit, too.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name with its colons.
    public let description: String

    /// Creates a selector from a name with its colons, such as `buy:`.
    public init(_ string: String) { description = string }

    /// Creates a selector from a name with its colons, such as `buy:`.
    public init(stringLiteral: String) { description = stringLiteral }
  }
#endif

@MainActor
extension Selector {
  /// Returns a Boolean value that indicates whether an object may have an action of the name.
  func isAction(of object: AnyObject) -> Bool { object is any InterfaceBuilderConnecting }

  // Source: developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:): "If target is nil, the app sends the
  // message to the first responder from whence it progresses up the responder chain until it is handled."
  /// Performs the action of a target, or, if there is none, of the first capable responder from the first responder upward.
  @discardableResult
  func send(to target: Any?, from sender: Any?) -> Bool {
    let sender = sender.map { $0 as AnyObject }
    if let target { return perform(by: target, sender) }
    let first = UIApplication.shared.keyWindow?.firstResponder ?? sender as? UIResponder
    guard let first else { return false }
    return sequence(first: first as UIResponder) { $0.next }
      .contains { $0.canPerformAction(self, withSender: sender) && perform(by: $0, sender) }
  }

  private func perform(by target: Any, _ sender: AnyObject?) -> Bool {
    (target as? any InterfaceBuilderConnecting)?.perform(action: description, sender: sender) ?? false
  }
}
