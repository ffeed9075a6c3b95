import Portolan
import PortolanArticles

/// The ways in which a route removes a screen, each from another place.
enum Removal: String, CaseIterable {
  case dismissed, dismissedInside, dismissedUnder, dismissedOver
  case popped, poppedInHiddenTab
  case rootReplaced, replacedInsideRoot, restored
  case stackReplaced, lastReplaced, lastReplacedAfterPop, tabReplaced

  /// Shows a screen.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The app, and the navigation that removes the screen.
  @MainActor
  func start(with screen: UIViewController) -> (app: App, remove: @MainActor (DefaultRouter) async throws -> Void) {
    let app = App(root: root(with: screen))
    switch self {
    case .dismissed: app.present(screen)
    case .dismissedInside: app.present(stack(CatalogueViewController(), screen, InfoViewController()))
    case .dismissedUnder:
      app.present(screen)
      app.present(InfoViewController())
    case .dismissedOver:
      app.present(InfoViewController())
      app.present(screen)
    default: break
    }
    if self == .restored {
      let other = App(root: AccountViewController())
      other.window.rootViewController?.setScreen(Place.account)
      let state = NavigationState<Place>(of: other.window)
      return (app, { try await $0.restore(state) })
    }
    let destination = destination(removing: screen)
    return (app, { try await $0.navigate(to: destination) })
  }

  @MainActor
  private func root(with screen: UIViewController) -> UIViewController {
    let home = HomeViewController()
    return switch self {
    case .dismissed, .dismissedInside, .dismissedUnder, .dismissedOver: tabs(home)
    case .popped, .lastReplaced: stack(home, screen)
    case .lastReplacedAfterPop: stack(home, screen, InfoViewController())
    case .poppedInHiddenTab: tabs(BagViewController(), stack(home, screen))
    case .rootReplaced: screen
    case .replacedInsideRoot, .restored: tabs(home, stack(CatalogueViewController(), screen))
    case .stackReplaced: stack(screen, home)
    case .tabReplaced: tabs(home, screen)
    }
  }

  /// Returns the destination, which a plan accepts too.
  @MainActor
  func destination(removing screen: UIViewController) -> Destination {
    let new = build(InfoViewController.self)
    switch self {
    case .rootReplaced, .replacedInsideRoot, .restored:
      return Destination(new.using(.replaceRoot).from(.root), with: nil)
    case .stackReplaced:
      let replacing = new.using(UINavigationController.pushAsRoot())
      return Destination(replacing.from(find(UINavigationController.self)).from(.current), with: nil)
    case .lastReplaced:
      let replacing = new.using(UINavigationController.pushReplacingLast())
      return Destination(replacing.from(find(UINavigationController.self)).from(.current), with: nil)
    case .lastReplacedAfterPop:
      let replacing = new.using(UINavigationController.pushReplacingLast())
      return Destination(replacing.from(existing(screen).expectingContainer()), with: nil)
    case .tabReplaced:
      let replacing = new.using(UITabBarController.add(at: 1, replacing: true))
      return Destination(replacing.from(find(UITabBarController.self)).from(.current), with: nil)
    default:
      return Destination(Step.found(by: ClassFinder<HomeViewController, Any?>()), with: nil)
    }
  }

  private enum Place: String, Screen, Codable {
    case account
    var assembly: any Assembly { InlineAssembly { AccountViewController() } }
    var route: Route<Self> { .root }
  }
}
