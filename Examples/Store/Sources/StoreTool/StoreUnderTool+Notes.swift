public import PortolanTool
public import StoreLinks

extension StoreUnderTool {
  nonisolated public static var samples: [StoreScreen] {
    [
      .home, .catalogue, .bag, .account, .settings, .login, .forgotPassword, .onboarding, .cities, .city(name: .genoa),
      .textInput, .textConfirmation(text: "Ahoy"), .product(id: 42),
    ]
  }

  nonisolated public static func note(on screen: StoreScreen) -> ScreenNote? {
    switch screen {
    case .home:
      ScreenNote("HomeViewController", way: "selects the tab Home, and replaces the root where there are no tabs")
    case .catalogue: ScreenNote("CatalogueViewController", way: "selects the tab Catalogue")
    case .product:
      ScreenNote(
        "ProductViewController",
        way:
          "shows the product that is there; else pushes it in the tab on screen, or presents it where that has no stack"
      )
    case .bag: ScreenNote("BagViewController", way: "presents the bag, and never selects the tab Bag")
    case .account: ScreenNote("AccountViewController", way: "selects the tab Account")
    case .settings:
      ScreenNote("SettingsViewController", way: "pushes onto Account, for those only who are logged in")
    case .login: ScreenNote("LoginViewController", way: "presents the login over what is on screen")
    case .forgotPassword:
      ScreenNote("ForgotPasswordViewController", way: "pushes onto the login, which it presents")
    case .onboarding: ScreenNote("OnboardingViewController", way: "replaces the root")
    case .cities: ScreenNote("CitiesViewController", way: "presents the first column of the cities")
    case .city: ScreenNote("CityViewController", way: "shows the city in the second column")
    case .textInput: ScreenNote("TextInputViewController", way: "presents the note")
    case .textConfirmation: ScreenNote("TextConfirmationViewController", way: "pushes onto the note")
    // No link opens them.
    case .launch, .tabs, .bagTab: nil
    }
  }
}
