public import Portolan
public import PortolanMacros

/// The screens of the transfers, with their links and routes in one place.
@Linkable
public enum TransfersScreen: Screen, Codable {
  @Link("/") case history
  @Link("/new?card={card?}") case form(card: Int?)

  /// The amount before it is sent; no link opens it.
  case review(card: Int?, amount: Int)

  /// The route to the screen that begins at a screen that the app supplies.
  public var route: Route<Self> {
    switch self {
    case .history: .part(of: .parent)
    case .form: .presentInNavigation
    case .review(let card, _): .push(onto: .form(card: card))
    }
  }
}
