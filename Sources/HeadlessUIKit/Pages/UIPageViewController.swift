/// A container that shows one page at a time, or two beside each other, each of them a controller.
///
/// Code turns to other pages with ``setViewControllers(_:direction:animated:completion:)``. The user turns to those that
/// the data source provides. Without a data source there is nothing to turn to.
open class UIPageViewController: InertUIPageViewController {
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
  /// The number of dots that show the pages, and the selected dot.
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

  /// Creates a page view controller without pages, whose pages curl.
  public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }

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

  /// Turns to other pages by code.
  final func turn(to pages: [UIViewController], animated: Bool, completion: ((Bool) -> Void)?) {
    let new = fitting(pages)
    neighbours = nil
    let waiting = takeBackWaitingChange(for: new)
    var change = PageChange(to: new, in: self)
    change.completion = completion
    for page in change.leaving { page.beginMovingFromParent() }
    for page in change.arriving { page.beginMoving(toParent: self) }
    if let waiting {
      change.old = waiting.old
      change.leaving = waiting.leaving + change.leaving
    }
    childList = new
    readIndicator()
    show(change, animated: animated)
  }

  private func show(_ change: PageChange, animated: Bool) {
    let isSame = change.old.elementsEqual(change.new) { $0 === $1 }
    if appearance == .appeared, !isSame, let window = loadedView?.enclosingWindow {
      let transition = PageTransition(change, in: self, animated: animated, clock: window.transitionClock)
      pageTransition = transition
      transition.schedule()
      return
    }
    let (covered, uncovered) = (change.covered, change.uncovered)
    for index in 0..<max(covered.count, uncovered.count) {
      exchangeVisibleChild(covered.dropFirst(index).first, for: uncovered.dropFirst(index).first)
    }
    for page in change.arriving { page.endMoving(toParent: self) }
    for page in change.leaving { page.endMovingFromParent(self) }
    change.completion?(true)
  }

  /// Returns the pages that will be displayed, or raises an exception if their number does not fit the spine.
  private func fitting(_ pages: [UIViewController]) -> [UIViewController] {
    let required = spineLocation == .mid ? 2 : 1
    // The back of the page before is for the animation.
    let hasBack = isDoubleSided && required == 1 && pages.count == 2
    guard pages.count == required || hasBack else {
      raise(
        "The number of view controllers provided (\(pages.count)) doesn't match the number required (\(required)) for "
          + "the requested transition"
      )
    }
    return Array(pages.prefix(required))
  }

  /// Cancels a change that has not begun, so that the next one starts from the pages that are still on screen.
  ///
  /// - Parameter incoming: The pages of the next change. Those among them that were leaving enter again.
  /// - Returns: The cancelled change, or `nil` if no change was waiting.
  private func takeBackWaitingChange(for incoming: [UIViewController]) -> PageChange? {
    guard let pageTransition, !pageTransition.hasBegun else { return nil }
    pageTransition.withdraw()
    self.pageTransition = nil
    var change = pageTransition.change
    for page in change.arriving { page.endMoving(toParent: self) }
    change.leaving.removeAll { page in
      guard incoming.contains(where: { $0 === page }) else { return false }
      page.endMovingFromParent(self)
      return true
    }
    if let completion = change.completion { pageTransition.clock.deliver { completion(false) } }
    return change
  }
}
