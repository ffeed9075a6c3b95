/// A delegate of a scroll view, of whose requirements, all optional in UIKit, none is called here.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {}

/// A view onto something larger; without a layout, all of that counts as seen.
open class UIScrollView: UIView {
  /// The point of the content at the view's corner.
  open var contentOffset = CGPoint.zero
  /// The size of the content.
  open var contentSize = CGSize.zero
  /// Whether the user can scroll.
  open var isScrollEnabled = true

  /// Creates a view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view without content from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows the content from a point on.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
