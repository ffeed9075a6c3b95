import Portolan
import PortolanHierarchy
import Testing

@MainActor
@Suite("The tree of a hierarchy")
struct HierarchyTreeTests {
  /// Returns the classes in a tree, each with its level, and in parentheses if its container does not show it.
  private func lines(_ app: App, _ options: HierarchyTree.Options = [.parts, .moments]) -> [String] {
    HierarchyTree(of: app.window, options).places.map { place in
      let name = "\(place.level) \(place.isPresented ? "presents " : "")\(type(of: place.viewController))"
      return place.isVisible ? name : "(\(name))"
    }
  }

  @Test("A tree lists each container before its children, and each presenter before its modal")
  func order() {
    let hidden = stack(HomeViewController(), BagViewController())
    let app = App(root: tabs(stack(InfoViewController()), hidden))
    app.present(stack(LoginViewController()))
    let expected = [
      "0 UITabBarController", "1 UINavigationController", "2 InfoViewController", "(1 UINavigationController)",
      "(2 HomeViewController)", "(2 BagViewController)", "1 presents UINavigationController", "2 LoginViewController",
    ]
    #expect(lines(app) == expected)
    #expect(lines(app, []) == expected)
    let tree = HierarchyTree(of: app.window)
    #expect(tree.children(of: 0) == [1, 3])
    #expect(tree.children(of: 3) == [4, 5])
    #expect(tree.modal(over: 0) == 6 && tree.modal(over: 6) == nil)
    #expect(tree.places.map(\.parent) == [-1, 0, 1, 0, 3, 3, 0, 6])
    #expect(tree.front.last is LoginViewController)
    #expect(HierarchyTree(of: App(root: nil).window).front.isEmpty)
  }

  @Test("An alert and an active search are moments, and a screen over the search is not")
  func moments() {
    let list = CatalogueViewController()
    list.definesPresentationContext = true
    let app = App(root: stack(list))
    let search = UISearchController(searchResultsController: nil)
    search.modalPresentationStyle = .overCurrentContext
    app.atOnce {
      list.present(search, animated: false)
      search.present(LoginViewController(), animated: false)
    }
    let screens = ["0 UINavigationController", "1 CatalogueViewController"]
    #expect(lines(app, []) == screens + ["2 presents LoginViewController"])
    #expect(lines(app) == screens + ["2 presents UISearchController", "3 presents LoginViewController"])
    app.atOnce {
      search.dismiss(animated: false)
      search.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
    }
    #expect(lines(app, []) == screens)
    #expect(lines(app) == screens + ["2 presents UISearchController", "3 presents UIAlertController"])
  }

  @Test("A child that a screen or an app's own container does not list is a part of it")
  func parts() {
    let drawer = DrawerViewController([HomeViewController(), InfoViewController()])
    let header = BagViewController()
    header.addChild(AccountViewController())
    drawer.addChild(header)
    let app = App(root: drawer)
    let listed = ["0 DrawerViewController", "1 HomeViewController", "(1 InfoViewController)"]
    #expect(lines(app, []) == listed)
    #expect(lines(app, .parts) == listed + ["(1 BagViewController)", "(2 AccountViewController)"])
    let instances = WindowInstances(of: app.window)
    header.willMove(toParent: nil)
    header.removeFromParent()
    #expect(WindowInstances(of: app.window) != instances)
    #expect(HierarchyTree(of: app.window).front.last is HomeViewController)
  }

  @Test("The front is a modal in the context of a tab only while that tab is selected", arguments: [true, false])
  func contexts(isSelected: Bool) {
    let home = HomeViewController()
    home.definesPresentationContext = true
    let root = tabs(stack(home), InfoViewController())
    let app = App(root: root)
    let sheet = LoginViewController()
    sheet.modalPresentationStyle = .currentContext
    app.atOnce { home.present(sheet, animated: false) }
    #expect(root.presentedViewController == nil)
    if !isSelected { root.selectedIndex = 1 }
    let front = HierarchyTree(of: app.window).front
    #expect(isSelected ? front == [sheet] : front.last is InfoViewController)
  }

  #if !canImport(UIKit)
    @Test("A tree of every tab has the controllers of tabs whose screens are in More")
    func everyTab() {
      let root = UITabBarController()
      root.viewControllers = (0..<7).map { _ in stack(HomeViewController()) }
      let app = App(root: root)
      app.atOnce { app.window.user.resize(to: .compact) }
      root.selectedIndex = 6
      let (every, shown) = (HierarchyTree(of: app.window, .everyTab), HierarchyTree(of: app.window, []))
      #expect(every.children(of: 0).map { every.places[$0].viewController } == root.viewControllers)
      #expect(every.places.last(where: \.isShown)?.viewController === root.selectedViewController)
      #expect(shown.places.contains { $0.viewController === root.moreNavigationController })
    }
  #endif
}
