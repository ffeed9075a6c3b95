extension UIViewController {
  /// A button that begins and ends editing; its title follows ``isEditing``.
  public final var editButtonItem: UIBarButtonItem {
    if let editItem { return editItem }
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: titleOfEditItem) { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    editItem = item
    return item
  }

  final var titleOfEditItem: String { isEditing ? "Done" : "Edit" }

  final func tabBarItemOrNew() -> UITabBarItem {
    if let tabBarItemStorage { return tabBarItemStorage }
    // A stack has the item of its root.
    if titleStorage == nil, let root = (self as? UINavigationController)?.childList.first {
      return root.tabBarItemOrNew()
    }
    let item = UITabBarItem(title: titleStorage, image: nil, tag: 0)
    tabBarItemStorage = item
    return item
  }
}
