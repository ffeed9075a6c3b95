/// A view into which the user types.
protocol TextEntry: UIView {
  /// Begins editing, unless the delegate or another view that is edited prevents it.
  func beginEditing() -> Bool
  /// Ends editing.
  ///
  /// - Parameter isForced: `true` to end without asking the delegate.
  /// - Returns: `true` if the view is not edited any more.
  func finishEditing(isForced: Bool) -> Bool
  /// Types at the end of the text, one key after the other, each of which the delegate may refuse.
  func insert(_ typed: String)
  /// Removes the text as the user does by cutting all of it.
  func clear()
}

extension UITextField: TextEntry {}
extension UITextView: TextEntry {}
