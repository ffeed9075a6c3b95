extension WindowUser {
  // Source: developer.apple.com/documentation/uikit/uikeycommand: the commands of the responder chain are searched from the first
  // responder; then the first responder with the action gets it.
  /// Presses a key of a keyboard, which the first matching key command from the first responder upward handles.
  ///
  /// - Parameters:
  ///   - input: The key, such as `"n"` or `UIKeyCommand.inputEscape`.
  ///   - modifiers: The keys that are held meanwhile.
  /// - Returns: `true` if a responder performed the action of the command.
  /// - Throws: ``UserGestureError`` if a transition is in progress, or no command on screen has the key.
  @discardableResult
  public func press(_ input: String, modifiers: UIKeyModifierFlags = []) throws -> Bool {
    let gesture = "press \"\(input)\""
    try requireRest(gesture)
    let first: UIResponder = window.firstResponder ?? top ?? window
    let chain = sequence(first: first) { ($0 as? UIViewController)?.parentReference ?? $0.next }
    for command in chain.lazy.flatMap({ $0.keyCommands ?? [] }) {
      guard command.input == input, command.modifierFlags == modifiers else { continue }
      guard !command.attributes.contains(.disabled) else { continue }
      return sequence(first: first) { ($0 as? UIViewController)?.parentReference ?? $0.next }
        .contains { responder in
          guard responder.canPerformAction(command.action, withSender: command) else { return false }
          return command.action.send(to: responder, from: command)
        }
    }
    throw error(gesture, "no key command on screen has it")
  }
}
