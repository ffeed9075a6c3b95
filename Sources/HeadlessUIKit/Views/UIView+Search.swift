extension UIView {
  /// The view itself, or the first one below it, that has the number.
  ///
  /// - Complexity: Linear in the number of views below.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviewList {
      if let match = subview.viewWithTag(tag) { return match }
    }
    return nil
  }

  /// Ends that the view, or one below it, receives what is typed.
  ///
  /// - Parameter force: Whether to do so without asking a delegate, who could forbid it.
  /// - Returns: Whether nothing below the view receives what is typed any more.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let window, let editor = window.firstResponder, editor.isDescendant(of: self) else { return true }
    guard force else { return editor.resignFirstResponder() }
    _ = (editor as? UITextField)?.finishEditing(isForced: true)
    window.firstResponder = nil
    return true
  }

  /// Whether the view takes part in what is seen: UIKit too leaves out what is hardly opaque.
  final var isSeen: Bool { !isHidden && alpha >= 0.01 }
}
