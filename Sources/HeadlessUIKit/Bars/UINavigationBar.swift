/// The bar of a navigation controller.
///
/// The rendering and the user's gestures read the items of the controllers. Images of the background are accepted and not kept.
open class UINavigationBar: InertUINavigationBar {
  final weak var controller: UINavigationController?
  private var ownItems: [UINavigationItem] = []

  /// The items; a bar of a stack has the items of its controllers.
  open var items: [UINavigationItem]? {
    get { controller.map { $0.viewControllers.map(\.navigationItem) } ?? ownItems }
    set {
      if controller != nil {
        raise("Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.")
      }
      ownItems = newValue ?? []
    }
  }

  /// The visible item.
  open var topItem: UINavigationItem? { items?.last }

  /// The item below the visible item.
  open var backItem: UINavigationItem? { items?.dropLast().last }
}

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
