/// An object that is notified when content is scrolled.
///
/// Only code scrolls here, so that the methods about the user's fingers are not called.
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
