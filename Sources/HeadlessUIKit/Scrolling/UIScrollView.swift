/// A view of larger content, all of which counts as visible, since there is no layout.
open class UIScrollView: InertUIScrollView, HeadlessScrolling {
  /// The point of the content at the view's origin.
  ///
  /// A change notifies the delegate.
  open var contentOffset = CGPoint.zero {
    didSet { if contentOffset != oldValue { scrollDelegate?.scrollViewDidScroll(self) } }
  }
  /// The part of the content that the view is over: its origin is the offset of the content.
  open override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: frame.size) }
    set {
      super.bounds = newValue
      contentOffset = newValue.origin
    }
  }
  /// The control that a pull from the top triggers.
  public final var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  final weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// A Boolean value that indicates whether the user's finger is on the content.
  public internal(set) final var isTracking = false
  /// A Boolean value that indicates whether the user drags the content, or has let it go and it moves on.
  public internal(set) final var isDragging = false
  /// A Boolean value that indicates whether the content moves on after the user has lifted the finger.
  public internal(set) final var isDecelerating = false
  /// The recogniser of the drags that scroll the content.
  public private(set) final lazy var panGestureRecognizer = {
    let pan = UIPanGestureRecognizer()
    addGestureRecognizer(pan)
    return pan
  }()

  /// Scrolls the content to a point.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }
}

/// A scroll view without a delegate of its own kind.
///
/// UIKit's tables and collections declare ``UIScrollView``'s delegate again, with another type. Swift lets only a member of a
/// protocol be declared again in this way.
public protocol HeadlessScrolling: UIScrollView {}

extension HeadlessScrolling {
  /// The object that is notified when the content is scrolled.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
