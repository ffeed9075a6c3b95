extension UIView {
  /// Returns the first view with a tag, in the order of the view itself and the views below it.
  ///
  /// - Complexity: Linear in the number of views below.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviewList.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Resigns the first responder if it is the view or a view below it.
  ///
  /// - Parameter force: `true` to resign without asking the delegate, which could prevent it.
  /// - Returns: `true` if no view below this one is the first responder any more.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let window, let editor = window.firstResponder, editor.isDescendant(of: self) else { return true }
    guard force else { return editor.resignFirstResponder() }
    _ = (editor as? any TextEntry)?.finishEditing(isForced: true)
    window.firstResponder = nil
    return true
  }

  /// A Boolean value that indicates whether the view is visible.
  ///
  /// UIKit, too, ignores views that are almost transparent.
  package final var isSeen: Bool { !isHidden && alpha >= 0.01 }
}
