public import Foundation

extension UITextField {
  /// The notification that is posted when the user changed the text of a field.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

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

  /// Types at the end of the text, one key after the other, each of which the delegate may refuse.
  final func insert(_ typed: String) {
    for character in typed {
      let end = NSRange(location: (text ?? "").utf16.count, length: 0)
      replace(end, with: String(character))
    }
  }

  /// Clears the field as the user does by cutting all of its text.
  final func clear() {
    guard hasText else { return }
    replace(NSRange(location: 0, length: (text ?? "").utf16.count), with: "")
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

  private func replace(_ range: NSRange, with replacement: String) {
    let mayChange = delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
    guard mayChange ?? true else { return }
    let old = text ?? ""
    guard let place = Range(range, in: old) else { return }
    text = old.replacingCharacters(in: place, with: replacement)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
