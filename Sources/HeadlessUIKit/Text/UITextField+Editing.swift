extension UITextField {
  /// The notification that is posted when the user changed the text of a field.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  final var typedText: String { text ?? "" }

  final func beginEditing() -> Bool {
    guard let window, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    if let delegate, !delegate.textFieldShouldBeginEditing(self) { return false }
    if let other = window.firstResponder, !other.resignFirstResponder() { return false }
    window.firstResponder = self
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    if clearsOnBeginEditing { clear() }
    return true
  }

  final func finishEditing(isForced: Bool) -> Bool {
    guard let window, window.firstResponder === self else { return true }
    if !isForced, let delegate, !delegate.textFieldShouldEndEditing(self) { return false }
    window.firstResponder = nil
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Presses the return key.
  final func pressReturn() {
    if let delegate, !delegate.textFieldShouldReturn(self) { return }
    sendActions(for: .primaryActionTriggered)
    // A field with an action for `editingDidEndOnExit` resigns by itself.
    guard allControlEvents.contains(.editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    _ = finishEditing(isForced: false)
  }

  final func replace(_ range: NSRange, with replacement: String) {
    let mayChange = delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
    guard mayChange ?? true else { return }
    let old = typedText
    guard let place = Range(range, in: old) else { return }
    text = old.replacingCharacters(in: place, with: replacement)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
