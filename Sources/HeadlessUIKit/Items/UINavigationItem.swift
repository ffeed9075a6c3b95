/// The content of a navigation bar while its controller is on top.
@MainActor
open class UINavigationItem: InertUINavigationItem {
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

  init(title: String?) {
    super.init()
    self.title = title
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
