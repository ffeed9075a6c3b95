extension UIViewController {
  // MARK: Traits and bars

  /// Sets the items of the toolbar.
  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// A button that begins and ends editing.
  public final var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(
      primaryAction: UIAction(title: isEditing ? "Done" : "Edit") { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
  }

  final func tabBarItemOrNew() -> UITabBarItem {
    if let tabBarItemStorage { return tabBarItemStorage }
    let item = UITabBarItem(title: titleStorage, image: nil, tag: 0)
    tabBarItemStorage = item
    return item
  }
}
