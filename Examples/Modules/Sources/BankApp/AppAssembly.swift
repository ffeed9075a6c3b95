import CardsFeature
import CardsLinks
import Foundation
import Portolan
import PortolanMacros
import ProfileFeature
import TransfersFeature

/// The assembly of all screens, and the only place that knows several features.
@MainActor
struct AppAssembly: AssemblyDataSource {
  let cards: CardsAssembly
  let transfers: TransfersAssembly
  let profile: ProfileAssembly

  init(screens: ScreenRouter<AppScreen>, bank: Bank) {
    cards = CardsAssembly(
      cards: [7: "Debit card", 8: "Credit card"], screens: screens.screens(in: AppScreen.cards),
      isUnlocked: { [unowned bank] in bank.isUnlocked },
      pay: { screens.go(.transfers(.form(card: $0))) },
      url: { AppScreen.cards($0).url })
    transfers = TransfersAssembly(
      transfers: bank.sent, screens: screens.screens(in: AppScreen.transfers),
      showCard: { screens.go(.cards(.card(id: $0))) })
    profile = ProfileAssembly(messages: bank.messages, screens: screens.screens(in: AppScreen.profile))
  }

  func getAssembly(key: AppScreen) -> (any Assembly)? {
    switch key {
    case .tabs: TabsAssembly(app: self)
    case .cards(let screen): cards.assembly(for: screen, in: AppScreen.cards)
    case .transfers(let screen): transfers.assembly(for: screen, in: AppScreen.transfers)
    case .profile(let screen): profile.assembly(for: screen, in: AppScreen.profile)
    }
  }
}

/// The assembly of the tab bar, with a navigation controller for each feature.
struct TabsAssembly: Assembly {
  let app: AppAssembly

  func build() -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = [.cards(.list), .transfers(.history), .profile(.profile)].map { (screen: AppScreen) in
      UINavigationController(rootViewController: app.buildController(for: screen))
    }
    return tabs
  }
}
