/// All routes of the store. Made once, as requests for the same screen are told by the instance of their step.
@MainActor
public struct StoreRoutes {
  public let home: HomeRoutes
  public let catalogue: CatalogueRoutes
  public let products: ProductRoutes
  public let bag: BagRoutes
  public let account: AccountRoutes
  public let settings: SettingsRoutes
  public let login: LoginRoutes
  public let onboarding: OnboardingRoutes
  public let cities: CityRoutes
  public let text: TextRoutes
  public let tabs: TabRoutes
}
