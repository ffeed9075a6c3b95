extension UIViewController {
  final func navigationItemOrNew() -> UINavigationItem {
    if let navigationItemStorage { return navigationItemStorage }
    let item = UINavigationItem(title: titleStorage)
    navigationItemStorage = item
    return item
  }

  final func tabBarItemOrNew() -> UITabBarItem {
    if let tabBarItemStorage { return tabBarItemStorage }
    let item = UITabBarItem(title: titleStorage, image: nil, tag: 0)
    tabBarItemStorage = item
    return item
  }
}
