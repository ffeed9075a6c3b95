/// A bar with buttons.
open class UIToolbar: InertUIToolbar {
  /// The buttons.
  open var items: [UIBarButtonItem]? {
    get { controller.map { $0.childList.last?.toolbarItems } ?? ownItems }
    set { ownItems = newValue }
  }
  final weak var controller: UINavigationController?
  private var ownItems: [UIBarButtonItem]?

  /// A Boolean value that indicates whether the bar shows what is behind it.
  open var isTranslucent = true
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The looks of the bar.
  open var standardAppearance = UIToolbarAppearance()
  /// The looks of the bar below content that is not scrolled.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
