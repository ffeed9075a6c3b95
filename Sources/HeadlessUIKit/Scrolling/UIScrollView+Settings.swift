/// The values of a scroll view that have no effect here.
struct ScrollSettings {
  var refreshControl: UIRefreshControl?
  var verticalInsets = UIEdgeInsets.zero
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  var insetBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  var flags: Flags = [.bounces, .showsHorizontal, .showsVertical, .scrollsToTop, .delaysTouches]
  var minimumZoom: CGFloat = 1
  var maximumZoom: CGFloat = 1
  var zoom: CGFloat = 1

  struct Flags: OptionSet {
    let rawValue: UInt16
    static let bounces = Self(rawValue: 1 << 0)
    static let alwaysBouncesVertically = Self(rawValue: 1 << 1)
    static let alwaysBouncesHorizontally = Self(rawValue: 1 << 2)
    static let pages = Self(rawValue: 1 << 3)
    static let showsHorizontal = Self(rawValue: 1 << 4)
    static let showsVertical = Self(rawValue: 1 << 5)
    static let scrollsToTop = Self(rawValue: 1 << 6)
    static let delaysTouches = Self(rawValue: 1 << 7)
    static let locksDirection = Self(rawValue: 1 << 8)

    subscript(flag: Self) -> Bool {
      get { contains(flag) }
      set { if newValue { insert(flag) } else { remove(flag) } }
    }
  }
}

extension UIScrollView {
  /// The ways in which scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// When scrolling begins.
    case onDrag = 1
    /// With the finger.
    case interactive = 2
    /// When scrolling begins, with the views above the keyboard.
    case onDragWithAccessory = 3
    /// With the finger, with the views above the keyboard.
    case interactiveWithAccessory = 4
  }

  /// The ways to keep content away from bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The way that the system chooses.
    case automatic = 0
    /// In the directions in which the content scrolls.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// In all directions.
    case always = 3
  }

  /// The control that a pull from the top triggers.
  public final var refreshControl: UIRefreshControl? {
    get { scrolling.refreshControl }
    set {
      if let old = scrolling.refreshControl, old !== newValue { old.removeFromSuperview() }
      scrolling.refreshControl = newValue
      if let newValue { insertSubview(newValue, at: 0) }
    }
  }
  /// The way in which scrolling dismisses the keyboard.
  public final var keyboardDismissMode: KeyboardDismissMode {
    get { scrolling.keyboardDismissMode }
    set { scrolling.keyboardDismissMode = newValue }
  }
  /// The way to keep content away from bars.
  public final var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { scrolling.insetBehavior }
    set { scrolling.insetBehavior = newValue }
  }
  /// The distances of the vertical indicator from the edges.
  public final var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scrolling.verticalInsets }
    set { scrolling.verticalInsets = newValue }
  }
  /// The distances of both indicators from the edges.
  public final var scrollIndicatorInsets: UIEdgeInsets {
    get { scrolling.verticalInsets }
    set { scrolling.verticalInsets = newValue }
  }
  /// A Boolean value that indicates whether the content moves past its end and back.
  public final var bounces: Bool {
    get { scrolling.flags[.bounces] }
    set { scrolling.flags[.bounces] = newValue }
  }
  /// A Boolean value that indicates whether small content, too, moves past its end vertically.
  public final var alwaysBounceVertical: Bool {
    get { scrolling.flags[.alwaysBouncesVertically] }
    set { scrolling.flags[.alwaysBouncesVertically] = newValue }
  }
  /// A Boolean value that indicates whether small content, too, moves past its end horizontally.
  public final var alwaysBounceHorizontal: Bool {
    get { scrolling.flags[.alwaysBouncesHorizontally] }
    set { scrolling.flags[.alwaysBouncesHorizontally] = newValue }
  }
  /// A Boolean value that indicates whether scrolling stops at multiples of the size.
  public final var isPagingEnabled: Bool {
    get { scrolling.flags[.pages] }
    set { scrolling.flags[.pages] = newValue }
  }
  /// A Boolean value that indicates whether the horizontal indicator is visible.
  public final var showsHorizontalScrollIndicator: Bool {
    get { scrolling.flags[.showsHorizontal] }
    set { scrolling.flags[.showsHorizontal] = newValue }
  }
  /// A Boolean value that indicates whether the vertical indicator is visible.
  public final var showsVerticalScrollIndicator: Bool {
    get { scrolling.flags[.showsVertical] }
    set { scrolling.flags[.showsVertical] = newValue }
  }
  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top.
  public final var scrollsToTop: Bool {
    get { scrolling.flags[.scrollsToTop] }
    set { scrolling.flags[.scrollsToTop] = newValue }
  }
  /// A Boolean value that indicates whether touches reach the content late.
  public final var delaysContentTouches: Bool {
    get { scrolling.flags[.delaysTouches] }
    set { scrolling.flags[.delaysTouches] = newValue }
  }
  /// A Boolean value that indicates whether the user scrolls in one direction at a time.
  public final var isDirectionalLockEnabled: Bool {
    get { scrolling.flags[.locksDirection] }
    set { scrolling.flags[.locksDirection] = newValue }
  }
  /// The least scale of the content.
  public final var minimumZoomScale: CGFloat {
    get { scrolling.minimumZoom }
    set { scrolling.minimumZoom = newValue }
  }
  /// The greatest scale of the content.
  public final var maximumZoomScale: CGFloat {
    get { scrolling.maximumZoom }
    set { scrolling.maximumZoom = newValue }
  }
  /// The scale of the content.
  public final var zoomScale: CGFloat {
    get { scrolling.zoom }
    set { scrolling.zoom = newValue }
  }
  /// A Boolean value that indicates whether the user drags the content, which no simulated gesture does.
  public final var isDragging: Bool { false }
  /// A Boolean value that indicates whether the user touches the content, which no simulated gesture does.
  public final var isTracking: Bool { false }
  /// A Boolean value that indicates whether the content moves after the user dragged it, which it does not.
  public final var isDecelerating: Bool { false }
}
