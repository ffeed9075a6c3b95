import CardsFeature
import PortolanCore

/// An app whose routes come from a feature: it goes to a card, and prints the titles of the screens on the way.
@main
@MainActor
enum OutsideApp {
  static func main() async throws {
    let window = UIWindow()
    window.makeKeyAndVisible()
    let router = DefaultRouter(window: window)
    try await router.navigate(to: AppScreen.card(0), animated: false)
    try await router.navigate(to: AppScreen.card(2), animated: false)
    let stack = window.rootViewController?.children ?? []
    print(stack.compactMap(\.title), window.rootViewController?.presentedViewController?.title ?? "")
  }
}

enum AppScreen: Screen {
  case shell
  case card(Int)

  var assembly: any Assembly {
    InlineAssembly {
      let controller = UIViewController()
      controller.title = "\(self)"
      return controller
    }
  }

  var route: Route<Self> {
    switch self {
    case .shell: guarded(.rootInNavigation)
    case .card(let id):
      guarded(CardRoutes { AppScreen.shell }.route(toCard: id), by: InlineInterceptor { _ in .proceed })
    }
  }
}
