public import Portolan

/// The ways to the catalogue.
@MainActor
public struct CatalogueRoutes {
  /// The tab Catalogue; what links use.
  public let catalogueScreen: DestinationStep<CatalogueViewController, Any?>

  init(tabs: TabRoutes) {
    catalogueScreen = StepAssembly(finder: ClassFinder<CatalogueViewController, Any?>(), factory: NilFactory())
      .from(tabs.tabScreen)
      .assemble()
  }
}
