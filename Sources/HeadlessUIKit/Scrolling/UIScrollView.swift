/// A view of larger content, all of which counts as visible, since there is no layout.
open class UIScrollView: UIView {
  /// The point of the content at the view's origin.
  ///
  /// A change notifies the delegate.
  open var contentOffset = CGPoint.zero {
    didSet { if contentOffset != oldValue { scrollDelegate?.scrollViewDidScroll(self) } }
  }
  /// The size of the content.
  open var contentSize = CGSize.zero
  /// The distances of the content from the edges.
  open var contentInset = UIEdgeInsets.zero
  /// A Boolean value that indicates whether the user can scroll.
  open var isScrollEnabled = true

  final weak var scrollDelegate: (any UIScrollViewDelegate)?
  final var scrolling = ScrollSettings()

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
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls the content until a rectangle is visible, which it is, so that nothing happens.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  /// The distances of the content from the edges, with those of the safe area.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
}

/// A scroll view without a delegate of its own kind.
///
/// UIKit's tables and collections declare ``UIScrollView``'s delegate again, with another type. Swift lets only a member of a
/// protocol be declared again in this way.
@MainActor
public protocol HeadlessScrolling: UIScrollView {}

extension UIScrollView: HeadlessScrolling {}

extension HeadlessScrolling {
  /// The object that is notified when the content is scrolled.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
