#if !canImport(UIKit)
  import Portolan
  import PortolanArticles

  /// The routes by which a round adds and removes controllers.
  @MainActor
  struct RoundRoutes {
    struct Refusal: Error {}

    private struct Refusing: Action {
      func perform(
        with viewController: UIViewController, on existingController: UIViewController, animated: Bool
      ) async throws -> Undo? {
        throw Refusal()
      }
    }

    /// Tabs with a stack in each, which replace the root.
    let replacing = SingleContainerStep(
      finder: NilFinder(),
      factory: CompleteFactoryAssembly(factory: TabBarControllerFactory<RoundTabs, Any?>())
        .with(stack(), using: RoundTabs.add())
        .with(stack(), using: RoundTabs.add())
        .assemble()
    )
    .using(.replaceRoot).from(.root).assemble()

    /// A screen that is pushed onto the visible stack, or popped to if a stack contains it.
    let pushing = StepAssembly(finder: ClassWithContextFinder<RoundScreen, Int>(), factory: factory())
      .using(RoundNavigation.push())
      .from(SingleStep(ClassFinder<RoundNavigation, Any?>(), NilFactory()))
      .from(.root)
      .assemble()

    /// A screen that replaces the topmost one.
    let exchanging = StepAssembly(finder: NilFinder<RoundScreen, Int>(), factory: factory())
      .using(RoundNavigation.pushReplacingLast())
      .from(SingleStep(ClassFinder<RoundNavigation, Any?>(), NilFactory()))
      .from(.root)
      .assemble()

    /// A screen in a stack that is presented over the topmost screen.
    let presenting = StepAssembly(finder: NilFinder<RoundScreen, Int>(), factory: factory())
      .using(RoundNavigation.push())
      .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory<RoundNavigation, Int>()))
      .using(.present)
      .from(.current)
      .assemble()

    /// The root below all presented controllers.
    let dismissing = GeneralStep.root()

    /// A screen that is not integrated, over two that are and must be removed again.
    let failing: DestinationStep<RoundScreen, Int>

    init() {
      failing = StepAssembly(finder: NilFinder<RoundScreen, Int>(), factory: Self.factory())
        .using(Refusing())
        .from(presenting)
        .assemble()
    }

    private static func factory() -> ClassFactory<RoundScreen, Int> {
      ClassFactory { (subject: Int) in
        let screen = RoundScreen()
        screen.subject = subject
        return screen
      }
    }

    private static func stack() -> NavigationControllerFactory<RoundNavigation, Any?> {
      NavigationControllerFactory { $0.viewControllers = [RoundScreen()] }
    }
  }
#endif
