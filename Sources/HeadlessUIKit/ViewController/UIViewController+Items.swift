extension UIViewController {
  final func tabBarItemOrNew() -> UITabBarItem {
    if let tabBarItemStorage { return tabBarItemStorage }
    let item = UITabBarItem(title: titleStorage, image: nil, tag: 0)
    tabBarItemStorage = item
    return item
  }
}
