import Portolan

@MainActor
final class Routes {
  let transitionController = TransitionController()

  let product = StepAssembly(
    finder: ClassFinder(options: [.current, .visible]), factory: ProductViewControllerFactory()
  )
  .adding(DismissalTask { viewController, price, _, animated in print(viewController, price, animated) })
  .using(UINavigationController.pushToNavigation())
  .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
  .using(GeneralAction.presentModally())
  .from(GeneralStep.current())
  .assemble()

  let home = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: XibFactory())
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()

  let account = StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: XibFactory())
    .using(UINavigationController.pushToNavigation())
    .from(SingleStep(ClassFinder<UINavigationController, Any?>(), NilFactory()))
    .using(GeneralAction.nilAction())
    .from(GeneralStep.current())
    .assemble()

  let accountAnywhere = StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: XibFactory())
    .using(UINavigationController.pushToNavigation())
    .from(
      SwitchAssembly<UINavigationController, Any?>()
        .addCase(expecting: ClassFinder<UINavigationController, Any?>(options: .visible))
        .assemble(default: {
          ChainAssembly()
            .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
            .using(GeneralAction.presentModally())
            .from(GeneralStep.current())
            .assemble()
        })
    )
    .assemble()

  let tabs = SingleContainerStep(
    finder: ClassFinder(),
    factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
      .with(XibFactory<HomeViewController, Any?>(), using: UITabBarController.addTab())
      .with(XibFactory<AccountViewController, Any?>(), using: UITabBarController.addTab(at: 1))
      .assemble()
  )
  .using(GeneralAction.replaceRoot())
  .from(GeneralStep.root())
  .assemble()

  lazy var zoomed = StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: XibFactory())
    .using(GeneralAction.presentModally(transitioningDelegate: transitionController))
    .from(GeneralStep.current())
    .assemble()

  let login = StepAssembly(finder: ClassFinder<LoginViewController, Any?>(), factory: XibFactory())
    .using(UINavigationController.pushToNavigation())
    .from(NavigationControllerStep())
    .using(GeneralAction.presentModally(presentationStyle: .formSheet))
    .from(GeneralStep.current())
    .assemble()

  lazy var forgotPassword = StepAssembly(
    finder: ClassFinder<ForgotPasswordViewController, Any?>(), factory: XibFactory()
  )
  .using(UINavigationController.pushToNavigation())
  .from(login.expectingContainer())
  .assemble()

  let bag = StepAssembly(finder: ModalBagFinder(), factory: XibFactory())
    .using(.presentModally)
    .from(GeneralStep.custom(using: ClassFinder<HomeViewController, Any?>(options: [.current, .containing])))
    .assemble()

  let reused = StepAssembly(
    finder: NilFinder<BagViewController, Any?>(),
    factory: FinderFactory(finder: ClassFinder<BagViewController, Any?>(options: [.presenting]))
  )
  .using(Slide())
  .from(GeneralStep.root())
  .assemble()

  let container = ContainerStepAssembly(
    finder: ClassFinder<UINavigationController, Any?>(options: [.current], startingPoint: .root),
    factory: NavigationControllerFactory()
  )
  .using(GeneralAction.replaceRoot())
  .from(GeneralStep.root())
  .assemble()
}

struct ModalBagFinder: StackIteratingFinder {
  func isTarget(_ viewController: BagViewController, with context: Any?) -> Bool {
    viewController.presentingViewController != nil
  }
}

struct Slide: RoutingAction {
  func perform(
    with new: UIViewController, on old: UIViewController, animated: Bool
  ) async throws -> Undo? {
    old.present(new, animated: animated)
    return nil
  }
}

struct ProductIDTransformer: ContextTransformer {
  func transform(_ context: String) throws -> Int { Int(context) ?? 0 }
}

@MainActor
func show(_ id: Int, by router: any Router, _ routes: Routes) {
  router.navigate(to: routes.product, with: id) { result in print(result) }
  router.navigate(to: routes.product.adaptingContext(using: ProductIDTransformer()), with: "42") { _ in }
  router.navigate(
    to: routes.product.adaptingContext(using: InlineContextTransformer { (id: String) in Int(id) ?? 0 }), with: "42",
    animated: false, completion: { _ in })
}
