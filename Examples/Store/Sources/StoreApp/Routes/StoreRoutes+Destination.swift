public import Portolan

extension StoreRoutes {
  /// Where a screen is: what its link opens.
  ///
  /// - Parameter screen: The screen, with what tells one instance from another.
  public func destination(of screen: StoreScreen) -> Destination {
    switch screen {
    case .home: Destination(home.homeScreen, with: nil)
    case .catalogue: Destination(catalogue.catalogueScreen, with: nil)
    case .product(let id): Destination(products.productScreen, with: id)
    case .bag: Destination(bag.modalBag, with: nil)
    case .account: Destination(account.accountScreen, with: nil)
    case .settings: Destination(settings.settingsScreen, with: nil)
    case .login: Destination(login.loginScreen, with: nil)
    case .forgotPassword: Destination(login.forgotPasswordScreen, with: nil)
    case .onboarding: Destination(onboarding.onboardingScreen, with: nil)
    case .cities: Destination(cities.citiesScreen, with: nil)
    case .city(let city): Destination(cities.cityScreen, with: city)
    case .textInput: Destination(text.textInputScreen, with: nil)
    case .textConfirmation(let text): Destination(self.text.textConfirmationScreen, with: text)
    }
  }
}
