public import PortolanTool
public import StoreLinks

extension StoreUnderTool {
  /// A sample of each screen that has a link.
  nonisolated public static var samples: [StoreScreen] {
    [
      .home, .catalogue, .bag, .account, .settings, .login, .forgotPassword, .onboarding, .cities, .city(name: .genoa),
      .textInput, .textConfirmation(text: "Ahoy"), .product(id: 42),
    ]
  }

  /// Returns a summary of a screen.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The summary, or `nil` for a screen without a link.
  nonisolated public static func summary(of screen: StoreScreen) -> ScreenSummary? {
    switch screen {
    case .home:
      ScreenSummary("HomeViewController", way: "selects the tab Home, and replaces the root if there are no tabs")
    case .catalogue: ScreenSummary("CatalogueViewController", way: "selects the tab Catalogue")
    case .product:
      ScreenSummary(
        "ProductViewController",
        way:
          "shows the existing product; otherwise pushes it in the visible tab, or presents it if that has no stack"
      )
    case .bag: ScreenSummary("BagViewController", way: "presents the bag, and never selects the tab Bag")
    case .account: ScreenSummary("AccountViewController", way: "selects the tab Account")
    case .settings:
      ScreenSummary("SettingsViewController", way: "pushes onto Account, and requires a login")
    case .login: ScreenSummary("LoginViewController", way: "presents the login over what is on screen")
    case .forgotPassword:
      ScreenSummary("ForgotPasswordViewController", way: "pushes onto the login, which it presents")
    case .onboarding: ScreenSummary("OnboardingViewController", way: "replaces the root")
    case .cities: ScreenSummary("CitiesViewController", way: "presents the first column of the cities")
    case .city: ScreenSummary("CityViewController", way: "shows the city in the second column")
    case .textInput: ScreenSummary("TextInputViewController", way: "presents the note")
    case .textConfirmation: ScreenSummary("TextConfirmationViewController", way: "pushes onto the note")
    // No link opens these screens.
    case .launch, .tabs, .bagTab: nil
    }
  }
}
