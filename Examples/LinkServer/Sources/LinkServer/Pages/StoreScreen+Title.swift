import StoreLinks

extension StoreScreen {
  /// The title of the screen's page.
  ///
  /// A new screen without a title does not compile.
  var title: String {
    switch self {
    case .home: "Welcome"
    case .catalogue: "The catalogue"
    case .product(let id): "Product \(id)"
    case .bag: "Your bag"
    case .account: "Your account"
    case .settings: "Settings"
    case .login: "Log in"
    case .forgotPassword: "Forgot your password?"
    case .onboarding: "How the store works"
    case .cities: "Ports to which we deliver"
    case .city(let city): city.name
    case .textInput: "Write a note"
    case .textConfirmation(let text): "A note: \(text)"
    // No link opens these screens.
    case .launch, .tabs, .bagTab: "Store"
    }
  }
}
