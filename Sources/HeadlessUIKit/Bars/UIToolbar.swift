/// A bar with buttons.
open class UIToolbar: InertUIToolbar {
  /// The buttons.
  open var items: [UIBarButtonItem]? {
    get { controller.map { $0.childList.last?.toolbarItems } ?? ownItems }
    set { ownItems = newValue }
  }
  final weak var controller: UINavigationController?
  private var ownItems: [UIBarButtonItem]?

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
