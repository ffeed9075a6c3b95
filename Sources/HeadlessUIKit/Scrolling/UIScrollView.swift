/// A view of larger content, all of which counts as visible, since there is no layout.
open class UIScrollView: InertUIScrollView, HeadlessScrolling {
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
  /// The control that a pull from the top triggers.
  public final var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
  /// A Boolean value that indicates whether the user can scroll.
  open var isScrollEnabled = true
  /// The way scrolling dismisses the keyboard.
  public final var keyboardDismissMode = KeyboardDismissMode.none
  /// The way to keep content away from bars.
  public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The distances of the vertical indicator from the edges.
  public final var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distances of both indicators from the edges.
  public final var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { verticalScrollIndicatorInsets = newValue }
  }
  /// A Boolean value that indicates whether the content moves past its end and back.
  public final var bounces = true
  /// A Boolean value that indicates whether small content, too, moves past its end vertically.
  public final var alwaysBounceVertical = false
  /// A Boolean value that indicates whether small content, too, moves past its end horizontally.
  public final var alwaysBounceHorizontal = false
  /// A Boolean value that indicates whether scrolling stops at multiples of the size.
  public final var isPagingEnabled = false
  /// A Boolean value that indicates whether the horizontal indicator is visible.
  public final var showsHorizontalScrollIndicator = true
  /// A Boolean value that indicates whether the vertical indicator is visible.
  public final var showsVerticalScrollIndicator = true
  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top.
  public final var scrollsToTop = true
  /// The least scale of the content.
  public final var minimumZoomScale: CGFloat = 1
  /// The greatest scale of the content.
  public final var maximumZoomScale: CGFloat = 1
  /// The scale of the content.
  public final var zoomScale: CGFloat = 1

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

  /// Scrolls the content until a rectangle is visible; it is already, so that nothing happens.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  /// The distances of the content from the edges, with the safe area's distances.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
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
