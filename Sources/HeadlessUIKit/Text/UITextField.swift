/// A control into which the user types a line of text.
///
/// A change from code sends no event. The user's typing asks the delegate first and then sends `editingChanged`.
open class UITextField: InertUITextField, TextEntry {
  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { finishEditing(isForced: false) }

  final var typedText: String { content }

  override func fill(_ element: inout ElementDescription) {
    super.fill(&element)
    element.role = .field
    element.label = placeholder
    element.isEditable = true
    element.isSecure = isSecureTextEntry
    element.value = { [self] in typedText }
  }

  final func beginEditing() -> Bool {
    guard let window = enclosingWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    if let delegate = delegateReference, !delegate.textFieldShouldBeginEditing(self) { return false }
    if let other = window.firstResponder, !other.resignFirstResponder() { return false }
    window.firstResponder = self
    delegateReference?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    if clearsOnBeginEditing { clear() }
    return true
  }

  final func finishEditing(isForced: Bool) -> Bool {
    guard let window = enclosingWindow, window.firstResponder === self else { return true }
    if !isForced, let delegate = delegateReference, !delegate.textFieldShouldEndEditing(self) { return false }
    window.firstResponder = nil
    delegateReference?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Presses the return key.
  final func pressReturn() {
    if let delegate = delegateReference, !delegate.textFieldShouldReturn(self) { return }
    sendActions(for: .primaryActionTriggered)
    // A field with an action for `editingDidEndOnExit` resigns by itself.
    guard allControlEvents.contains(.editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    _ = finishEditing(isForced: false)
  }

  final func replace(_ range: NSRange, with replacement: String) {
    let mayChange = delegateReference?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
    guard mayChange ?? true else { return }
    let old = typedText
    guard let place = Range(range, in: old) else { return }
    content = old.replacingCharacters(in: place, with: replacement)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
