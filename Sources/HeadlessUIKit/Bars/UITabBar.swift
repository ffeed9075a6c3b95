/// The bar of a tab bar controller.
///
/// The rendering and the user's gestures read the controllers. The bar keeps what an app sets.
open class UITabBar: InertUITabBar {
  /// The object that is notified of the user's taps; a bar of a controller does not have it.
  ///
  /// Setting it for a bar of a controller raises an exception.
  open weak var delegate: (any UITabBarDelegate)? {
    didSet {
      guard controller != nil else { return }
      raise("Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
    }
  }

  /// A Boolean value that indicates whether the bar is hidden, by code or by a pushed controller.
  ///
  /// See ``UIViewController/hidesBottomBarWhenPushed``.
  open override var isHidden: Bool {
    get { super.isHidden || controller?.isTabBarHiddenByPush == true }
    set { super.isHidden = newValue }
  }

  final weak var controller: UITabBarController?
  private var ownItems: [UITabBarItem]?
  private weak var ownSelection: UITabBarItem?

  /// The items; a bar of a tab bar controller has one a tab, and code must not set them.
  open var items: [UITabBarItem]? {
    get {
      guard let controller else { return ownItems }
      if !controller.tabStorage.isEmpty { return controller.tabsInBar.map(\.item) }
      return controller.tabsInBarAndMore.map { $0.tabBarItemOrNew() }
    }
    set {
      raiseIfManaged()
      ownItems = newValue
    }
  }

  /// The selected item.
  open weak var selectedItem: UITabBarItem? {
    get { controller?.chosenTab?.root.item ?? controller?.shownTab?.tabBarItemOrNew() ?? ownSelection }
    set {
      raiseIfManaged()
      ownSelection = newValue
    }
  }

  private func raiseIfManaged() {
    if controller != nil { raise("Directly modifying a tab bar managed by a tab bar controller is not allowed.") }
  }
}
