extension UIView {
  /// The view that the user is editing: this one, or one inside it.
  ///
  /// - Complexity: O(n) in the number of views inside this one.
  var editedView: UIView? {
    if isFirstResponder { return self }
    for view in subviews {
      if let edited = view.editedView { return edited }
    }
    return nil
  }
}
