/// The screens that a link can open, with what tells one instance from another.
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
}
