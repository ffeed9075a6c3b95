/// A container that shows one page at a time, or two beside each other, each of them a controller.
///
/// Code turns to other pages with ``setViewControllers(_:direction:animated:completion:)``. The user turns to those that
/// the ``dataSource`` provides. Without a data source there is nothing to turn to.
open class UIPageViewController: UIViewController {
  /// The styles of the transition between pages.
  public enum TransitionStyle: Int, Sendable {
    /// A page curls as in a book.
    case pageCurl = 0
    /// The pages scroll.
    case scroll = 1
  }

  /// The orientations of the transition between pages.
  public enum NavigationOrientation: Int, Sendable {
    /// From the left to the right.
    case horizontal = 0
    /// From the top to the bottom.
    case vertical = 1
  }

  /// The directions of a turn.
  public enum NavigationDirection: Int, Sendable {
    /// To a later page.
    case forward = 0
    /// To an earlier page.
    case reverse = 1
  }

  /// The locations of the spine around which pages curl.
  public enum SpineLocation: Int, Sendable {
    /// No spine, as pages that scroll have none.
    case none = 0
    /// A spine at the left or upper edge.
    case min = 1
    /// A spine in the middle, between two pages.
    case mid = 2
    /// A spine at the right or lower edge.
    case max = 3
  }

  /// A key for the options of a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key in UIKit.
    public let rawValue: String
    /// Creates a key from its text in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The location of the spine, as the raw value of a ``SpineLocation``, for pages that curl.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between pages that scroll.
    public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The object that provides the pages to which the user turns.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { forgetNeighbours() }
  }
  /// The object that is notified of the user's turns, but not of turns by code.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The style of the transition between pages.
  open private(set) var transitionStyle: TransitionStyle
  /// The orientation of the transition between pages.
  open private(set) var navigationOrientation: NavigationOrientation
  /// The location of the spine.
  open private(set) var spineLocation: SpineLocation
  /// A Boolean value that indicates whether pages have content on their back.
  ///
  /// Setting it to `false` with the spine in the middle raises an exception.
  open var isDoubleSided: Bool {
    didSet {
      guard !isDoubleSided, spineLocation == .mid else { return }
      raise("The view controller must be double sided if the spine is in the middle")
    }
  }
  final var pageTransition: PageTransition?
  /// The pages to which the user can turn, as the data source has provided them.
  final var neighbours: (before: [UIViewController], after: [UIViewController])?
  /// The number of dots that show the pages, and the selected one.
  final var indicator: (count: Int, index: Int)?

  /// Creates a page view controller without pages.
  ///
  /// - Parameters:
  ///   - style: The style of the transition between pages.
  ///   - navigationOrientation: The orientation of that transition.
  ///   - options: The options, such as the location of the spine.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let location = options?[.spineLocation]
    let number = location as? Int ?? (location as? NSNumber)?.intValue
    spineLocation = style == .scroll ? .none : number.flatMap(SpineLocation.init) ?? .min
    isDoubleSided = spineLocation == .mid
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page view controller without pages from an archive, whose pages curl.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    isDoubleSided = false
    super.init(coder: coder)
  }

  /// The pages that are displayed.
  open var viewControllers: [UIViewController]? { childList }

  /// Turns to other pages.
  ///
  /// A number of pages that does not fit the spine raises an exception, as does none.
  ///
  /// - Parameters:
  ///   - viewControllers: The pages that will be displayed: two if the spine is in the middle. A page with content on its
  ///     back may be followed by the back of the page before.
  ///   - direction: The direction of the turn.
  ///   - animated: `true` to animate the turn.
  ///   - completion: A closure that receives `true` after the turn, or `false` if another call took its place.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    if let running = transitionToWaitFor {
      return running.afterwards { [self] in
        setViewControllers(viewControllers, direction: direction, animated: animated, completion: completion)
      }
    }
    turn(to: viewControllers ?? [], animated: animated, completion: completion)
  }

  override func forwardAppearance(_ phase: AppearancePhase, animated: Bool) {
    // The turn must end before its pages take part in the container's transition.
    if phase == .willAppear || phase == .willDisappear { pageTransition?.finish() }
    for page in childList { forward(phase, to: page, animated: animated) }
  }

  override func releaseChild(_ child: UIViewController) {
    removeFromChildList(child)
    exchangeVisibleChild(child, for: nil)
  }

  override var containerTransition: WindowTransition? { pageTransition }
  override var visibleChildren: [UIViewController] { childList }
  override var createsOwnView: Bool { true }
  override var gestures: [ContainerGesture] { pageGestures }
  override var renderedFooter: [String] { renderedIndicator }
}
