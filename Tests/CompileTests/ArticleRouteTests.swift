import Testing

@Suite("Routes as the articles write them compile", .needsCompiler, .limited)
struct ArticleRouteTests {
  @Test("The articles' product route compiles, pushed in a new navigation controller that is presented")
  func product() async throws {
    try await mustCompile(
      readerScreens,
      """
      import Portolan
      import PortolanArticles

      @MainActor
      struct ProductConfiguration {
        let productScreen = StepAssembly(finder: ClassFinder(options: [.current, .visible]),
                                         factory: ProductViewControllerFactory())
            .using(UINavigationController.pushToNavigation())
            .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
            .using(GeneralAction.presentModally())
            .from(GeneralStep.current())
            .assemble()
      }
      """
    )
  }

  @Test("The articles' search options compile, in both spellings of contained")
  func searchOptions() async throws {
    try await mustCompile(
      readerScreens,
      """
      import Portolan
      import PortolanArticles

      @MainActor
      func finders() -> [ClassFinder<AccountViewController, Any?>] {
        [
          ClassFinder<AccountViewController, Any?>(options: [.current, .visible, .presenting]),
          ClassFinder<AccountViewController, Any?>(options: [.current, .contained, .presented]),
          ClassFinder<AccountViewController, Any?>(options: [.current, .containing]),
          ClassFinder<AccountViewController, Any?>(options: .visible),
          ClassFinder<AccountViewController, Any?>(),
        ]
      }
      """
    )
  }

  @Test("The articles' routes 1 and 2 compile, with the types named by the finder or by the factory")
  func replaceRoot() async throws {
    try await mustCompile(
      readerScreens,
      """
      import Portolan
      import PortolanArticles

      @MainActor
      struct Screens {
        let home = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: XibFactory())
          .using(GeneralAction.replaceRoot())
          .from(GeneralStep.root())
          .assemble()
        let namedByTheFactory = StepAssembly(finder: ClassFinder(), factory: XibFactory<HomeViewController, Any?>())
          .using(GeneralAction.replaceRoot())
          .from(GeneralStep.root())
          .assemble()
        let fromCurrent = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: XibFactory())
          .using(GeneralAction.replaceRoot())
          .from(GeneralStep.current())
          .assemble()
      }
      """
    )
  }

  @Test("The articles' route 3 into any navigation controller compiles, with and without nilAction")
  func pushIntoAny() async throws {
    try await mustCompile(
      readerScreens,
      """
      import Portolan
      import PortolanArticles

      @MainActor
      struct Screens {
        let account = StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: XibFactory())
          .using(UINavigationController.pushToNavigation())
          .from(SingleStep(ClassFinder<UINavigationController, Any?>(), NilFactory()))
          .from(GeneralStep.current())
          .assemble()
        let withNilAction = StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: XibFactory())
          .using(UINavigationController.pushToNavigation())
          .from(SingleStep(finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory()))
          .using(GeneralAction.nilAction())
          .from(GeneralStep.current())
          .assemble()
      }
      """
    )
  }

  @Test("The articles' route 4 into a visible or a new navigation controller compiles")
  func pushIntoVisibleOrNew() async throws {
    try await mustCompile(
      readerScreens,
      """
      import Portolan
      import PortolanArticles

      @MainActor
      struct Screens {
        let account = StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: XibFactory())
          .using(UINavigationController.pushToNavigation())
          .from(SwitchAssembly<UINavigationController, Any?>()
              .addCase(expecting: ClassFinder<UINavigationController, Any?>(options: .visible))
              .assemble(default: {
                  ChainAssembly()
                      .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
                      .using(GeneralAction.presentModally())
                      .from(GeneralStep.current())
                      .assemble()
              }))
          .assemble()
      }
      """
    )
  }

  @Test("The articles' routes 5 and 7 compile, with a tab bar as the root and its children")
  func tabBar() async throws {
    try await mustCompile(
      readerScreens,
      """
      import Portolan
      import PortolanArticles

      @MainActor
      struct Screens {
        let tabScreen = SingleContainerStep(
            finder: ClassFinder(),
            factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
                .with(XibFactory<HomeViewController, Any?>(), using: UITabBarController.addTab())
                .with(XibFactory<AccountViewController, Any?>(), using: UITabBarController.addTab())
                .assemble())
            .using(GeneralAction.replaceRoot())
            .from(GeneralStep.root())
            .assemble()
        let asStepAssembly = StepAssembly(
            finder: ClassFinder(),
            factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
                .with(XibFactory<HomeViewController, Any?>(), using: UITabBarController.add())
                .assemble())
            .using(GeneralAction.replaceRoot())
            .from(GeneralStep.root())
            .assemble()
        var accountScreen: DestinationStep<AccountViewController, Any?> {
          StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: NilFactory())
            .from(tabScreen)
            .assemble()
        }
      }
      """
    )
  }

  @Test("The articles' route 6 compiles, with a custom transitioning delegate")
  func transitioningDelegate() async throws {
    try await mustCompile(
      readerScreens,
      """
      import Portolan
      import PortolanArticles

      @MainActor
      final class Screens {
        let transitionController = TransitionController()
        lazy var account = StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: XibFactory())
          .using(GeneralAction.presentModally(transitioningDelegate: transitionController))
          .from(GeneralStep.current())
          .assemble()
      }
      """
    )
  }

  @Test("The articles' routes 8 and 9 compile, with forgot password on top of login and the expected container")
  func forgotPassword() async throws {
    try await mustCompile(
      readerScreens,
      """
      import Portolan
      import PortolanArticles

      @MainActor
      struct LoginConfiguration {
        static let loginScreen = StepAssembly(finder: ClassFinder<LoginViewController, Any?>(), factory: XibFactory())
          .using(UINavigationController.pushToNavigation())
          .from(NavigationControllerStep())
          .using(GeneralAction.presentModally())
          .from(GeneralStep.current())
          .assemble()
        static let forgotPasswordScreen = StepAssembly(
            finder: ClassFinder<ForgotPasswordViewController, Any?>(), factory: XibFactory())
          .using(UINavigationController.pushToNavigation())
          .from(loginScreen.expectingContainer())
          .assemble()
        static let loginFromRoot = StepAssembly(finder: ClassFinder<LoginViewController, Any?>(), factory: XibFactory())
          .using(UINavigationController.pushToNavigation())
          .from(NavigationControllerStep())
          .using(GeneralAction.presentModally())
          .from(GeneralStep.root())
          .assemble()
      }
      """
    )
  }

  @Test("The articles' route 10 compiles, with the bag as a modal in each of three ways")
  func modalBag() async throws {
    try await mustCompile(
      readerScreens,
      """
      import Portolan
      import PortolanArticles

      struct ModalBagFinder: StackIteratingFinder {
        func isTarget(_ viewController: BagViewController, with context: Any?) -> Bool {
          viewController.presentingViewController != nil
        }
      }

      @MainActor
      struct Screens {
        let visibleOnly = StepAssembly(
            finder: ClassFinder<BagViewController, Any?>(options: [.current, .visible]), factory: XibFactory())
          .using(GeneralAction.presentModally())
          .from(GeneralStep.current())
          .assemble()
        let always = StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: XibFactory())
          .using(GeneralAction.presentModally())
          .from(GeneralStep.current())
          .assemble()
        let modalOnly = StepAssembly(finder: ModalBagFinder(), factory: XibFactory())
          .using(GeneralAction.presentModally())
          .from(GeneralStep.current())
          .assemble()
      }
      """
    )
  }

  @Test("A container step compiles with the finder and factory of a container")
  func containerStepAssembly() async throws {
    try await mustCompile(
      readerScreens,
      """
      import Portolan
      import PortolanArticles

      @MainActor
      func container() -> DestinationStep<UINavigationController, Any?> {
        ContainerStepAssembly(
            finder: ClassFinder<UINavigationController, Any?>(), factory: NavigationControllerFactory())
          .using(GeneralAction.replaceRoot())
          .from(GeneralStep.root())
          .assemble()
      }
      """
    )
  }
}
