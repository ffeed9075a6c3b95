/// An object that is notified when content is scrolled.
///
/// The methods about the user's finger are called by ``WindowUser/scroll(_:to:restingAt:)``.
@MainActor
public protocol UIScrollViewDelegate: InertUIScrollViewDelegate {
  /// Tells the delegate that the content was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Tells the delegate that the animation of code that scrolled has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
