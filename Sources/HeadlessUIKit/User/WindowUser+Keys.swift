extension WindowUser {
  // Source: developer.apple.com/documentation/uikit/uikeycommand: the commands of the responder chain are searched from the first
  // responder; then the first responder with the action gets it, after uiresponder/validate(_:).
  /// Presses a key of a keyboard, which the first matching command from the first responder upward, or of the main menu, handles.
  ///
  /// - Parameters:
  ///   - input: The key, such as `"n"` or `UIKeyCommand.inputEscape`.
  ///   - modifiers: The keys that are held meanwhile.
  /// - Returns: `true` if a responder performed the action of the command.
  /// - Throws: ``UserGestureError`` if a transition is in progress, or no command has the key.
  @discardableResult
  public func press(_ input: String, modifiers: UIKeyModifierFlags = []) throws -> Bool {
    let gesture = "press \"\(input)\""
    try requireRest(gesture)
    let first: UIResponder = window.firstResponder ?? top ?? window
    var chain = Array(sequence(first: first) { ($0 as? UIViewController)?.parentReference ?? $0.next })
    if let delegate = UIApplication.shared.delegateReference as? UIResponder { chain.append(delegate) }
    let menu = UIMenuSystem.main.built as? MainMenu ?? MainMenu()
    UIMenuSystem.main.built = menu
    for command in chain.flatMap({ $0.keyCommands ?? [] }) + menu.keyCommands {
      guard command.input == input, command.modifierFlags == modifiers else { continue }
      let responders = chain.filter { $0.canPerformAction(command.action, withSender: command) }
      responders.first?.validate(command)
      guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { continue }
      return responders.contains { command.action.send(to: $0, from: command) }
    }
    throw error(gesture, "no key command has it")
  }
}
