/// A view of several lines of text.
///
/// A change from code calls nothing. The user's typing asks the delegate first and then notifies it.
open class UITextView: InertUITextView, TextEntry {
  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { finishEditing(isForced: false) }

  final var typedText: String { content }

  override func fill(_ element: inout ElementDescription) {
    element.role = .text
    element.isEditable = isEditable
    element.value = { [self] in typedText }
  }

  final func beginEditing() -> Bool {
    guard let window = enclosingWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    if let delegate = delegateReference, !delegate.textViewShouldBeginEditing(self) { return false }
    if let other = window.firstResponder, !other.resignFirstResponder() { return false }
    window.firstResponder = self
    delegateReference?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  final func finishEditing(isForced: Bool) -> Bool {
    guard let window = enclosingWindow, window.firstResponder === self else { return true }
    if !isForced, let delegate = delegateReference, !delegate.textViewShouldEndEditing(self) { return false }
    window.firstResponder = nil
    delegateReference?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  final func replace(_ range: NSRange, with replacement: String) {
    let mayChange = delegateReference?.textView(self, shouldChangeTextIn: range, replacementText: replacement)
    let old = typedText
    guard mayChange ?? true, let place = Range(range, in: old) else { return }
    content = old.replacingCharacters(in: place, with: replacement)
    delegateReference?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
