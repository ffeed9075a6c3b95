#if !canImport(UIKit)
  import Portolan

  /// The ways in which a round makes controllers come and go.
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

    /// Tabs, with a stack in each, as the root in place of the one that is there.
    let replacing = SingleContainerStep(
      finder: NilFinder(),
      factory: CompleteFactoryAssembly(factory: TabBarControllerFactory<RoundTabs, Any?>())
        .with(stack(), using: RoundTabs.add())
        .with(stack(), using: RoundTabs.add())
        .assemble()
    )
    .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()

    /// A screen on the stack that is shown, popped to where it is in one.
    let pushing = StepAssembly(finder: ClassWithContextFinder<RoundScreen, Int>(), factory: factory())
      .using(RoundNavigation.push())
      .from(SingleStep(ClassFinder<RoundNavigation, Any?>(), NilFactory()))
      .from(GeneralStep.root())
      .assemble()

    /// A screen in the place of the topmost one.
    let exchanging = StepAssembly(finder: NilFinder<RoundScreen, Int>(), factory: factory())
      .using(RoundNavigation.pushReplacingLast())
      .from(SingleStep(ClassFinder<RoundNavigation, Any?>(), NilFactory()))
      .from(GeneralStep.root())
      .assemble()

    /// A screen in a stack, over what is on top.
    let presenting = StepAssembly(finder: NilFinder<RoundScreen, Int>(), factory: factory())
      .using(RoundNavigation.push())
      .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory<RoundNavigation, Int>()))
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()

    /// What lies under all that is presented.
    let dismissing = GeneralStep.root()

    /// A screen that is not integrated, over two that are and have to leave again.
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
