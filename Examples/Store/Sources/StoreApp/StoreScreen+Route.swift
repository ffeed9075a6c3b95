public import Portolan
import PortolanArticles
public import StoreLinks

extension StoreScreen: Screen {
  /// The route to the screen from any other screen.
  public var route: Route<Self> {
    switch self {
    case .launch, .tabs: .root
    case .home, .catalogue, .bagTab, .account: .part(of: .tabs)
    case .product:
      Route { $0.using(.push).from(Self.stackOfTab).assemble() }.guarded(by: Assembled(\StoreGuards.stockGuard))
    case .bag: .present
    case .settings: .push(onto: .account).guarded(by: Assembled(\StoreGuards.loginGuard))
    case .login, .textInput: .presentInNavigation
    case .forgotPassword: .push(onto: .login)
    case .textConfirmation: .push(onto: .textInput)
    case .onboarding: .rootInNavigation
    case .cities:
      Route {
        $0.using(.push)
          .from(.navigationController)
          .using(.setAsPrimary)
          .from(.splitController)
          .using(.present(as: .fullScreen))
          .from(.current)
          .assemble()
      }
    case .city: .detail(of: .cities)
    }
  }

  /// The stack of the visible tab, even under modals, which are then dismissed, or a new stack that is presented.
  @MainActor private static var stackOfTab: DestinationStep<UINavigationController, Any?> {
    SwitchAssembly()
      .addCase(expecting: TabNavigationFinder())
      .assemble {
        ChainAssembly()
          .from(.navigationController)
          .using(.present)
          .from(.current)
          .assemble()
      }
  }
}

/// A finder of the navigation controller in the visible tab, even under modals.
private struct TabNavigationFinder: StackIteratingFinder {
  let options: SearchOptions = [.current, .visible, .presenting]

  func isTarget(_ viewController: UINavigationController, with context: Any?) -> Bool {
    viewController.parent is UITabBarController
  }
}
