public import CardsLinks
public import Portolan

extension CardsScreen: Screen {
  /// The route to the screen that begins at a screen that the app supplies.
  public var route: Route<Self> {
    switch self {
    case .list: .part(of: .parent)
    case .card: .push(onto: .list).guarded(by: Assembled(\CardsAssembly.cardGuard))
    case .limits(let id): .push(onto: .card(id: id))
    case .pin: .presentInNavigation.guarded(by: Assembled(\CardsAssembly.pinGuard))
    }
  }
}
