public import Portolan

/// The ways to the login and to what is on top of it.
@MainActor
public struct LoginRoutes {
  /// Question 8: the login in a navigation controller, presented over what is on screen.
  public let loginScreen: DestinationStep<LoginViewController, Any?>

  /// Question 8: forgot-password, always on top of the login in one navigation controller.
  public let forgotPasswordScreen: DestinationStep<ForgotPasswordViewController, Any?>

  /// Question 9: the login, presented by the root, after every modal was dismissed.
  public let loginScreenOnRoot: DestinationStep<LoginViewController, Any?>

  /// Question 9: forgot-password on top of that login.
  public let forgotPasswordScreenOnRoot: DestinationStep<ForgotPasswordViewController, Any?>

  init(session: Session, opener: Opener) {
    let factory = ClassFactory<LoginViewController, Any?> { _ in LoginViewController(session: session, opener: opener) }

    let forgotPasswordFactory = StoryboardFactory<ForgotPasswordViewController, Any?>(
      name: "Login", bundle: .module, identifier: "ForgotPassword")

    loginScreen = StepAssembly(finder: ClassFinder(), factory: factory)
      .using(UINavigationController.pushToNavigation())
      .from(NavigationControllerStep())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()

    forgotPasswordScreen = StepAssembly(
      finder: ClassFinder<ForgotPasswordViewController, Any?>(), factory: forgotPasswordFactory
    )
    .using(UINavigationController.pushToNavigation())
    .from(loginScreen.expectingContainer())
    .assemble()

    loginScreenOnRoot = StepAssembly(finder: ClassFinder(), factory: factory)
      .using(UINavigationController.pushToNavigation())
      .from(NavigationControllerStep())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.root())
      .assemble()

    forgotPasswordScreenOnRoot = StepAssembly(
      finder: ClassFinder<ForgotPasswordViewController, Any?>(), factory: forgotPasswordFactory
    )
    .using(UINavigationController.pushToNavigation())
    .from(loginScreenOnRoot.expectingContainer())
    .assemble()
  }
}
