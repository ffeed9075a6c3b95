import CardsFeature
public import CardsLinks
public import Portolan
public import PortolanMacros
public import ProfileFeature
public import TransfersFeature

/// All screens of the bank: a tab bar, and the screens of each feature as one case.
@Linkable("https://bank.example", scheme: "bank")
public enum AppScreen: Screen, Codable {
  case tabs
  @LinkGroup("/cards") case cards(CardsScreen)
  @LinkGroup("/transfers") case transfers(TransfersScreen)
  @LinkGroup("/profile") case profile(ProfileScreen)

  /// The route to the screen, as each feature defines it except for its parent.
  public var route: Route<Self> {
    switch self {
    case .tabs: .root
    case .cards(let screen): screen.route(in: Self.cards, parent: .tabs)
    case .transfers(let screen): screen.route(in: Self.transfers, parent: .tabs)
    case .profile(let screen): screen.route(in: Self.profile, parent: .tabs)
    }
  }
}
