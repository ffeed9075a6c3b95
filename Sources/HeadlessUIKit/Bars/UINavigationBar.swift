/// The bar of a navigation controller.
///
/// The rendering and the user's gestures read the items of the controllers. Images of the background are accepted and not kept.
open class UINavigationBar: InertUINavigationBar {
  /// A Boolean value that indicates whether the bar shows what is behind it.
  open var isTranslucent = true
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The image of the line at the edge.
  open var shadowImage: UIImage?
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The looks of the bar.
  open var standardAppearance = UINavigationBarAppearance()
  /// The looks of the bar above content that is not scrolled.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

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

  /// Sets the image of the bar, without an effect.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}
