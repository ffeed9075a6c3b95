/// A delegate of a scroll view, whose requirements, all optional in UIKit, are absent.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {}

/// A view of larger content, all of which counts as visible, since there is no layout.
open class UIScrollView: UIView {
  /// The point of the content at the view's origin.
  open var contentOffset = CGPoint.zero
  /// The size of the content.
  open var contentSize = CGSize.zero
  /// A Boolean value that indicates whether the user can scroll.
  open var isScrollEnabled = true

  /// Creates a view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view without content and ignores the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Scrolls the content to a point.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
