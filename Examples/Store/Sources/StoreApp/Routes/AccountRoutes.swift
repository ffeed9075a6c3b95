public import Portolan
import PortolanArticles

/// The routes to Account.
@MainActor
public struct AccountRoutes {
  /// Question 3: pushes into any navigation controller, even under a modal, and fails if there is none.
  public let accountInNavigation = StepAssembly(
    finder: ClassFinder<AccountViewController, Any?>(), factory: XibFactory()
  )
  .using(UINavigationController.pushToNavigation())
  .from(SingleStep(ClassFinder<UINavigationController, Any?>(), NilFactory()))
  .from(.current)
  .assemble()

  /// Question 4: pushes into the navigation controller on screen, or presents a new one.
  public let accountInNavigationOrModal = StepAssembly(
    finder: ClassFinder<AccountViewController, Any?>(), factory: XibFactory()
  )
  .using(UINavigationController.pushToNavigation())
  .from(
    SwitchAssembly<UINavigationController, Any?>()
      .addCase(expecting: ClassFinder<UINavigationController, Any?>(options: .visible))
      .assemble(default: {
        ChainAssembly()
          .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
          .using(.present)
          .from(.current)
          .assemble()
      })
  )
  .assemble()

  /// Question 6: presents Account with a custom transition, unless it is on screen.
  public let accountFadingIn: DestinationStep<AccountViewController, Any?>

  /// Question 7: shows Account in any place, such as another tab or under a modal.
  public let accountScreen: DestinationStep<AccountViewController, Any?>

  init(tabs: TabRoutes, transitionController: FadeTransitionController) {
    accountFadingIn = StepAssembly(
      finder: ClassFinder<AccountViewController, Any?>(options: [.current, .visible]), factory: XibFactory()
    )
    .using(UINavigationController.pushToNavigation())
    .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
    .using(.present(as: .custom(transitionController, style: .automatic)))
    .from(.current)
    .assemble()

    accountScreen = StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: NilFactory())
      .from(tabs.tabScreen)
      .assemble()
  }
}
