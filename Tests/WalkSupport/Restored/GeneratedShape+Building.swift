#if !canImport(UIKit)
  import Portolan
  import PortolanTestSupport

  extension GeneratedShape {
    @MainActor
    func build() -> UIViewController {
      switch self {
      case .place(let number):
        let controller = UIViewController()
        controller.setScreen(GeneratedScreen.place(number))
        return controller
      case .placeholder: return PlaceholderViewController()
      case .stack(let kind, let parts):
        let stack = kind == .plain ? UINavigationController() : OwnNavigationController()
        stack.viewControllers = parts.map { $0.build() }
        return stack
      case .tabBar(let kind, let parts):
        let tabs = kind == .plain ? UITabBarController() : OwnTabBarController()
        tabs.viewControllers = parts.enumerated().map { index, part in
          let controller = part.build()
          controller.tabBarItem = UITabBarItem(title: "tab \(index)", image: nil, tag: index)
          return controller
        }
        return tabs
      case .lateTabBar(let tabs): return UITabBarController(tabs: tabs.map { $0.build() })
      case .split(let kind, let parts):
        let split: UISplitViewController =
          switch kind {
          case .plain: UISplitViewController()
          case .subclass: OwnSplitViewController()
          case .listFirst: ListFirstSplitViewController()
          }
        split.viewControllers = parts.map { $0.build() }
        return split
      case .columns(let kind, let style, let parts):
        let split: UISplitViewController =
          switch kind {
          case .plain: UISplitViewController(style: style)
          case .subclass: OwnSplitViewController(style: style)
          case .listFirst: ListFirstSplitViewController(style: style)
          }
        let all: [UISplitViewController.Column] =
          style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        for (column, part) in zip(all, parts) { split.setViewController(part.build(), for: column) }
        return split
      }
    }
  }

  extension GeneratedTab {
    @MainActor
    func build() -> UITab {
      let (content, isGroup, isManaged) = (content, !inside.isEmpty, isManaged)
      let name = "tab \(number)"
      guard isGroup else {
        return UITab(title: name, image: nil, identifier: name) { _ in content.build() }
      }
      let children = inside.map { $0.build() }
      guard isManaged else {
        return UITabGroup(title: name, image: nil, identifier: name, children: children) { _ in
          PlaceholderViewController()
        }
      }
      let group = UITabGroup(title: name, image: nil, identifier: name, children: children)
      group.managingNavigationController = UINavigationController()
      return group
    }
  }

  final class OwnNavigationController: UINavigationController {}
  final class OwnTabBarController: UITabBarController {}
  final class OwnSplitViewController: UISplitViewController {}
#endif
