public import Portolan

/// The ways to the note and to its confirmation.
@MainActor
public struct TextRoutes {
  /// The note in a navigation controller, presented over what is on screen.
  public let textInputScreen: DestinationStep<TextInputViewController, Any?>

  /// The confirmation on top of the note; its context is the text.
  public let textConfirmationScreen: DestinationStep<TextConfirmationViewController, String>

  init(opener: Opener) {
    textInputScreen = StepAssembly(
      finder: ClassFinder(),
      factory: ClassFactory<TextInputViewController, Any?> { _ in TextInputViewController(opener: opener) }
    )
    .using(UINavigationController.pushToNavigation())
    .from(NavigationControllerStep())
    .using(GeneralAction.presentModally())
    .from(GeneralStep.current())
    .assemble()

    textConfirmationScreen = StepAssembly(
      finder: ClassWithContextFinder(), factory: ClassFactory { TextConfirmationViewController(text: $0) }
    )
    .using(UINavigationController.pushToNavigation())
    .from(textInputScreen.expectingContainer())
    .assemble()
  }
}
