import Portolan
import PortolanTestSupport
import Testing

/// A change that the app makes by hand right before a request, in the same turn.
///
/// UIKit carries out most changes, or shows their effect, in a later turn than the call.
private enum Change: String, CaseIterable {
  case none, push, pop, popToRoot, setStack, selectTab, setTabs, present, dismiss, replaceRoot, popAndSelect
  case dismissAndPop, selectAndPop, pushAndPop

  /// The changes of a window without modals, or of one with a modal.
  static func all(underModal isCovered: Bool) -> [Change] {
    allCases.filter { $0 != (isCovered ? .replaceRoot : .dismiss) }
  }

  @MainActor
  func make(in shop: Shop, animated: Bool) {
    let stack = shop.navigation
    switch self {
    case .none: break
    case .push: stack.pushViewController(InfoViewController(), animated: animated)
    case .pop: stack.popViewController(animated: animated)
    case .popToRoot: stack.popToRootViewController(animated: animated)
    case .setStack: stack.setViewControllers([shop.home, InfoViewController()], animated: animated)
    case .selectTab: shop.tabs.selectedIndex = 1
    case .setTabs: shop.tabs.setViewControllers([shop.other, stack], animated: animated)
    case .present: shop.app.top?.present(BagViewController(), animated: animated)
    case .dismiss: shop.tabs.dismiss(animated: animated)
    case .replaceRoot: shop.app.window.rootViewController = PortolanTestSupport.stack(shop.home)
    case .popAndSelect:
      stack.popToRootViewController(animated: animated)
      shop.tabs.selectedIndex = 1
    case .dismissAndPop:
      shop.tabs.dismiss(animated: animated)
      stack.popToRootViewController(animated: animated)
    case .selectAndPop:
      shop.tabs.selectedIndex = 1
      shop.tabs.selectedIndex = 0
      stack.popToRootViewController(animated: animated)
    case .pushAndPop:
      stack.pushViewController(InfoViewController(), animated: false)
      stack.popToRootViewController(animated: animated)
    }
  }
}

/// A route to a login screen.
private enum Way: String, CaseIterable {
  case presentFromHome, presentFromCurrent, pushOnHome, pushReplacing, addTab, replaceRoot, presentInStack, homeItself

  @MainActor
  func go(with router: DefaultRouter, home: HomeViewController) async throws {
    let found = existing(home)
    let login = build(LoginViewController.self)
    let step: DestinationStep<LoginViewController, Any?>
    switch self {
    case .presentFromHome: step = login.using(.present).from(found).assemble()
    case .presentFromCurrent: step = login.using(.present).from(.current).assemble()
    case .pushOnHome: step = login.using(UINavigationController.push()).from(found.expectingContainer()).assemble()
    case .pushReplacing:
      step = login.using(UINavigationController.pushReplacingLast()).from(found.expectingContainer()).assemble()
    case .addTab: step = login.using(UITabBarController.add()).from(found.expectingContainer()).assemble()
    case .replaceRoot: step = login.using(.replaceRoot).from(.root).assemble()
    case .presentInStack:
      step = login.using(UINavigationController.push()).from(.navigationController)
        .using(.present).from(found).assemble()
    case .homeItself:
      try await router.navigate(to: found, animated: false)
      return
    }
    try await router.navigate(to: step, animated: false)
  }
}

/// An app with two tabs and a stack of three screens in the first, perhaps under a modal.
@MainActor
private struct Shop {
  let home = HomeViewController()
  let other = stack(AccountViewController())
  let navigation: UINavigationController
  let tabs: UITabBarController
  let app: App

  init(underModal isCovered: Bool) {
    navigation = stack(home, InfoViewController(), InfoViewController())
    tabs = PortolanTestSupport.tabs(navigation, other)
    app = App(root: tabs)
    if isCovered { app.present(BagViewController()) }
  }
}

@MainActor
@Suite("A request in the turn of a change made by hand", .everyCompletion, .limited)
struct SameTurnTests {
  @Test("A request in the turn of a change made by hand reaches its screen", arguments: Way.allCases, [false, true])
  fileprivate func reached(_ way: Way, isCovered: Bool) async throws {
    for change in Change.all(underModal: isCovered) {
      // A stack alone has no tab bar for another tab.
      if change == .replaceRoot, way == .addTab { continue }
      for animated in [false, true] {
        let name: Comment = "\(way) after \(change), animated: \(animated)"
        let shop = Shop(underModal: isCovered)
        change.make(in: shop, animated: animated)
        await #expect(throws: Never.self, name) { try await way.go(with: shop.app.router, home: shop.home) }
        let isThere = way == .homeItself ? shop.app.top === shop.home : shop.app.top is LoginViewController
        #expect(isThere, name)
      }
    }
  }
}
