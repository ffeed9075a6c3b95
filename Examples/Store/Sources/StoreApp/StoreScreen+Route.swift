public import Portolan
public import StoreLinks

extension StoreScreen: Screen {
  /// How the user gets there, from wherever they are.
  public var route: Route<Self> {
    switch self {
    case .launch, .tabs: .root
    case .home, .catalogue, .bagTab, .account: .part(of: .tabs)
    case .product:
      Route { $0.using(.push).from(Self.stackOfTab).assemble() }.guarded(by: \RootAssembly.stockGuard)
    case .bag: .present
    case .settings: .push(onto: .account).guarded(by: \RootAssembly.loginGuard)
    case .login, .textInput: .presentInNavigation
    case .forgotPassword: .push(onto: .login)
    case .textConfirmation: .push(onto: .textInput)
    case .onboarding: .rootInNavigation
    case .cities:
      Route {
        $0.using(.push)
          .from(NavigationControllerStep())
          .using(.setAsMaster)
          .from(SplitControllerStep())
          .using(GeneralAction.presentModally(presentationStyle: .fullScreen))
          .from(.current)
          .assemble()
      }
    case .city: Route { $0.using(.pushToDetails).from(Route.step(to: .cities).expectingContainer()).assemble() }
    }
  }

  /// The stack of the tab on screen, also under modals, which then leave; where that has none, a new one, presented.
  @MainActor private static var stackOfTab: DestinationStep<UINavigationController, Any?> {
    SwitchAssembly()
      .addCase(expecting: TabNavigationFinder())
      .assemble {
        ChainAssembly()
          .from(NavigationControllerStep<Any?>())
          .using(.present)
          .from(.current)
          .assemble()
      }
  }
}

/// Finds the navigation controller of the tab on screen, also under modals.
private struct TabNavigationFinder: StackIteratingFinder {
  let options: SearchOptions = [.current, .visible, .presenting]

  func isTarget(_ viewController: UINavigationController, with context: Any?) -> Bool {
    viewController.parent is UITabBarController
  }
}
