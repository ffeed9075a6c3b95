/// A view into which the user types.
protocol TextEntry: UIView {
  /// Begins editing, unless the delegate or another view that is edited prevents it.
  func beginEditing() -> Bool
  /// Ends editing.
  ///
  /// - Parameter isForced: `true` to end without asking the delegate.
  /// - Returns: `true` if the view is not edited any more.
  func finishEditing(isForced: Bool) -> Bool
  /// Exchanges a part of the text, unless the delegate refuses.
  func replace(_ range: NSRange, with replacement: String)
  /// The text, or an empty text.
  var typedText: String { get }
}

extension TextEntry {
  /// Types at the end of the text, one key after the other; the delegate may refuse each.
  func insert(_ typed: String) {
    for character in typed { replace(NSRange(location: length, length: 0), with: String(character)) }
  }

  /// Removes the text as the user does by cutting all of it.
  func clear() {
    if length > 0 { replace(NSRange(location: 0, length: length), with: "") }
  }

  private var length: Int { typedText.utf16.count }
}
