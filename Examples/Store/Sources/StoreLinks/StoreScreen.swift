public import PortolanMacros

/// A screen of the store, with the values that identify it and the link that opens it.
///
/// The enum does not depend on UIKit. So a server that sends links or serves the association file can use it too.
@Linkable("https://store.example", scheme: "store")
public enum StoreScreen: Hashable, Codable, Sendable {
  @Link("/") case home
  @Link("/catalogue") case catalogue
  @Link("/products/{id}") case product(id: Int)
  @Link("/bag") case bag
  @Link("/account") case account
  @Link("/settings") case settings
  @Link("/login") case login
  @Link("/forgot-password") case forgotPassword
  @Link("/onboarding") case onboarding
  @Link("/cities") case cities
  @Link("/cities/{name}") case city(name: City)
  @Link("/text-input") case textInput
  @Link("/text-confirmation/{text}") case textConfirmation(text: String)

  // No link opens the following screens.

  /// The screen that is visible until the first navigation has built the app's screens.
  case launch
  /// The tab bar.
  case tabs
  /// The bag as a tab, in contrast to the one that links present.
  case bagTab
}
