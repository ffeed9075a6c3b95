public import PortolanMacros

/// Every screen of the store, with what tells one instance from another, and the links that open them.
///
/// Nothing here knows UIKit: a server that writes letters with links, or the association file, uses the same enum.
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

  // What no link opens.
  /// What is on screen until the first navigation has put the app together.
  case launch
  /// The tab bar.
  case tabs
  /// The bag as a tab; what links open is presented.
  case bagTab
}
