public import Portolan

/// The ways to the cities, in two columns.
@MainActor
public struct CityRoutes {
  /// The first column: the cities in a navigation controller.
  public let citiesScreen: DestinationStep<CitiesViewController, Any?>

  /// The second column: one city. The one that is there takes the next city.
  public let cityScreen: DestinationStep<CityViewController, City>

  init() {
    citiesScreen = StepAssembly(finder: ClassFinder<CitiesViewController, Any?>(), factory: XibFactory())
      .using(UINavigationController.pushToNavigation())
      .from(NavigationControllerStep())
      .using(UISplitViewController.setAsMaster())
      .from(SplitControllerStep())
      .using(GeneralAction.presentModally(presentationStyle: .fullScreen))
      .from(GeneralStep.current())
      .assemble()

    cityScreen = StepAssembly(finder: ClassFinder<CityViewController, City>(), factory: ClassFactory())
      .adding(ContextSettingTask())
      .using(UISplitViewController.pushToDetails())
      .from(citiesScreen.expectingContainer())
      .assemble()
  }
}
