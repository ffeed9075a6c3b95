// swift-format-ignore-file
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  @available(*, deprecated) func textViewShouldBeginEditing(_ textView: UITextView) -> Bool  // -textViewShouldBeginEditing:
  @available(*, deprecated) func textViewDidBeginEditing(_ textView: UITextView)  // -textViewDidBeginEditing:
  @available(*, deprecated) func textViewShouldEndEditing(_ textView: UITextView) -> Bool  // -textViewShouldEndEditing:
  @available(*, deprecated) func textViewDidEndEditing(_ textView: UITextView)  // -textViewDidEndEditing:
  @available(*, deprecated) func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool  // -textView:shouldChangeTextIn:replacementText:
  @available(*, deprecated) func textViewDidChange(_ textView: UITextView)  // -textViewDidChange:
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { _stub() }
  public func textViewDidBeginEditing(_ textView: UITextView) { _stub() }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { _stub() }
  public func textViewDidEndEditing(_ textView: UITextView) { _stub() }
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { _stub() }
  public func textViewDidChange(_ textView: UITextView) { _stub() }
}

