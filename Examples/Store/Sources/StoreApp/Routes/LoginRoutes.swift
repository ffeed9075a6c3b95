public import Portolan
import PortolanArticles

/// The routes to the login and to the screen on top of it.
@MainActor
public struct LoginRoutes {
  /// Question 8: presents the login in a navigation controller over the current screen.
  public let loginScreen: DestinationStep<LoginViewController, Any?>

  /// Question 8: shows forgot-password, always on top of the login in one navigation controller.
  public let forgotPasswordScreen: DestinationStep<ForgotPasswordViewController, Any?>

  /// Question 9: presents the login from the root, after all modals were dismissed.
  public let loginScreenOnRoot: DestinationStep<LoginViewController, Any?>

  /// Question 9: shows forgot-password on top of that login.
  public let forgotPasswordScreenOnRoot: DestinationStep<ForgotPasswordViewController, Any?>

  init(session: Session, opener: Opener) {
    let factory = ClassFactory<LoginViewController, Any?> { _ in LoginViewController(session: session, opener: opener) }

    let forgotPasswordFactory = StoryboardFactory<ForgotPasswordViewController, Any?>(
      name: "Login", bundle: .module, identifier: "ForgotPassword")

    loginScreen = StepAssembly(finder: ClassFinder(), factory: factory)
      .using(UINavigationController.pushToNavigation())
      .from(.navigationController)
      .using(.present)
      .from(.current)
      .assemble()

    forgotPasswordScreen = StepAssembly(
      finder: ClassFinder<ForgotPasswordViewController, Any?>(), factory: forgotPasswordFactory
    )
    .using(UINavigationController.pushToNavigation())
    .from(loginScreen.expectingContainer())
    .assemble()

    loginScreenOnRoot = StepAssembly(finder: ClassFinder(), factory: factory)
      .using(UINavigationController.pushToNavigation())
      .from(.navigationController)
      .using(.present)
      .from(.root)
      .assemble()

    forgotPasswordScreenOnRoot = StepAssembly(
      finder: ClassFinder<ForgotPasswordViewController, Any?>(), factory: forgotPasswordFactory
    )
    .using(UINavigationController.pushToNavigation())
    .from(loginScreenOnRoot.expectingContainer())
    .assemble()
  }
}
