public import PortolanLinks

/// A screen of the store, with the values that identify it.
///
/// The enum does not depend on UIKit. So a server that sends links or serves the association file can use it too.
public enum StoreScreen: Hashable, Codable, Sendable {
  case home
  case catalogue
  case product(id: Int)
  case bag
  case account
  case settings
  case login
  case forgotPassword
  case onboarding
  case cities
  case city(name: City)
  case textInput
  case textConfirmation(text: String)

  // No link opens the following screens.

  /// The screen that is visible until the first navigation has built the app's screens.
  case launch
  /// The tab bar.
  case tabs
  /// The bag as a tab, in contrast to the one that links present.
  case bagTab
}

/// The links of the screens, written by hand. `@Linkable` generates such a table, but then the first build of the showcase
/// includes swift-syntax.
extension StoreScreen: Linkable {
  /// The table of the links, for the app and for the server.
  public static let links = LinkTable<StoreScreen>.trusting("https://store.example", "store://") {
    Link("/", .home)
    Link("/catalogue", .catalogue)
    Link("/products/{id}", StoreScreen.product) { if case .product(let id) = $0 { id } else { nil } }
    Link("/bag", .bag)
    Link("/account", .account)
    Link("/settings", .settings)
    Link("/login", .login)
    Link("/forgot-password", .forgotPassword)
    Link("/onboarding", .onboarding)
    Link("/cities", .cities)
    Link("/cities/{name}", StoreScreen.city) { if case .city(let name) = $0 { name } else { nil } }
    Link("/text-input", .textInput)
    Link("/text-confirmation/{text}", StoreScreen.textConfirmation) {
      if case .textConfirmation(let text) = $0 { text } else { nil }
    }
  }
}
