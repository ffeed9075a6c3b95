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
  /// Creates an item with a title.
  public convenience init(title: String) { self.init(title: Optional(title)) }

  /// Creates an item and ignores the archive.
  public required init?(coder: NSCoder) {}

  init(title: String?) {
    super.init()
    self.title = title
  }
}

/// The item that stands for the place of the search field in a toolbar.
final class SearchPlacementItem: UIBarButtonItem {
  // Source: the header of UINavigationItem, as docs.rs/objc2-ui-kit quotes it.
  /// Raises if the item is among the buttons of a navigation bar.
  static func refuse(in items: [UIBarButtonItem]?) {
    guard items?.contains(where: { $0 is SearchPlacementItem }) == true else { return }
    raise("searchBarPlacementBarButtonItem belongs into the toolbar items of a view controller.")
  }
}
