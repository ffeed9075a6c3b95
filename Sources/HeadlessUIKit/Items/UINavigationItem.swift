/// The content of a navigation bar while its controller is on top.
@MainActor
open class UINavigationItem: InertUINavigationItem {
  /// The title in the middle of the bar.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// The title of the button that leads back to this item.
  open var backButtonTitle: String?
  /// A Boolean value that indicates whether the item has neither a back button nor a back swipe.
  open var hidesBackButton = false
  /// A Boolean value that indicates whether the left buttons are shown beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false
  /// The view in place of the title.
  open var titleView: UIView? {
    didSet {
      if oldValue?.titled?() === controller { oldValue?.titled = nil }
      titleView?.titled = { [weak self] in self?.controller }
    }
  }
  // Unsafe: the `deinit` of the controller clears it, so that it never outlives the controller. A weak reference would cost an
  // allocation for each controller.
  nonisolated(unsafe) final unowned(unsafe) var controller: UIViewController?
  /// The button that leads back to this item and gives it its title.
  open var backBarButtonItem: UIBarButtonItem?
  // https://developer.apple.com/documentation/uikit/uinavigationitem/backaction
  /// The action of the back button instead of a pop.
  ///
  /// An item without a back button gets one with the title of the action. Swipes back are not affected.
  open var backAction: UIAction?
  /// The controller of the search field in the bar.
  open var searchController: UISearchController?
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { raiseIfSearch(isIn: leftBarButtonItems) }
  }
  /// The buttons on the right, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { raiseIfSearch(isIn: rightBarButtonItems) }
  }

  // Source: the header of UINavigationItem, as docs.rs/objc2-ui-kit quotes it.
  private func raiseIfSearch(isIn items: [UIBarButtonItem]?) {
    guard items?.contains(where: { $0 is SearchPlacementItem }) == true else { return }
    raise("searchBarPlacementBarButtonItem belongs into the toolbar items of a view controller.")
  }

  /// Creates an item with a title.
  public convenience init(title: String) { self.init(title: Optional(title)) }

  /// Creates an item and ignores the archive.
  public required init?(coder: NSCoder) {}

  init(title: String?) { self.title = title }

  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Sets the buttons on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets the button on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// The outermost button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

/// The item that stands for the place of the search field in a toolbar.
final class SearchPlacementItem: UIBarButtonItem {}
