extension UITextView {
  /// The notification that is posted when the user changed the text of a view.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

  final var typedText: String { text ?? "" }

  final func beginEditing() -> Bool {
    guard let window, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    if let delegate, !delegate.textViewShouldBeginEditing(self) { return false }
    if let other = window.firstResponder, !other.resignFirstResponder() { return false }
    window.firstResponder = self
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  final func finishEditing(isForced: Bool) -> Bool {
    guard let window, window.firstResponder === self else { return true }
    if !isForced, let delegate, !delegate.textViewShouldEndEditing(self) { return false }
    window.firstResponder = nil
    delegate?.textViewDidEndEditing(self)
    return true
  }

  final func replace(_ range: NSRange, with replacement: String) {
    let mayChange = delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement)
    let old = typedText
    guard mayChange ?? true, let place = Range(range, in: old) else { return }
    text = old.replacingCharacters(in: place, with: replacement)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
