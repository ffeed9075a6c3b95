public import Portolan

/// The way to the onboarding.
@MainActor
public struct OnboardingRoutes {
  /// The onboarding in a navigation controller as the new root.
  public let onboardingScreen: DestinationStep<OnboardingViewController, Any?>

  init(opener: Opener) {
    onboardingScreen = StepAssembly(
      finder: ClassFinder(),
      factory: ClassFactory<OnboardingViewController, Any?> { _ in OnboardingViewController(opener: opener) }
    )
    .using(UINavigationController.pushToNavigation())
    .from(NavigationControllerStep())
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()
  }
}
