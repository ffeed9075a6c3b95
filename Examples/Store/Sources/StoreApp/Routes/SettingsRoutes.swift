public import Portolan

/// The way to the settings.
@MainActor
public struct SettingsRoutes {
  /// The settings on top of Account, for those only whom the guard lets pass.
  public let settingsScreen: DestinationStep<SettingsViewController, Any?>

  init(session: Session, account: AccountRoutes, loginGuard: LoginGuard) {
    settingsScreen = StepAssembly(
      finder: ClassFinder(),
      factory: ClassFactory<SettingsViewController, Any?> { _ in SettingsViewController(session: session) }
    )
    .adding(loginGuard)
    .using(UINavigationController.pushToNavigation())
    .from(account.accountScreen.expectingContainer())
    .assemble()
  }
}
