// swift-format-ignore-file
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool  // -textViewShouldBeginEditing:
  func textViewDidBeginEditing(_ textView: UITextView)  // -textViewDidBeginEditing:
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool  // -textViewShouldEndEditing:
  func textViewDidEndEditing(_ textView: UITextView)  // -textViewDidEndEditing:
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool  // -textView:shouldChangeTextIn:replacementText:
  func textViewDidChange(_ textView: UITextView)  // -textViewDidChange:
  func textViewDidChangeSelection(_ textView: UITextView)  // -textViewDidChangeSelection:
}

extension UITextViewDelegate {
  @available(*, deprecated) public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { _stub() }
  @available(*, deprecated) public func textViewDidBeginEditing(_ textView: UITextView) { _stub() }
  @available(*, deprecated) public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { _stub() }
  @available(*, deprecated) public func textViewDidEndEditing(_ textView: UITextView) { _stub() }
  @available(*, deprecated) public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { _stub() }
  @available(*, deprecated) public func textViewDidChange(_ textView: UITextView) { _stub() }
  @available(*, deprecated) public func textViewDidChangeSelection(_ textView: UITextView) { _stub() }
}

