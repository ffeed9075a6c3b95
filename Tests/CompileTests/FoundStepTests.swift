import Testing

@Suite("A step that only finds can be combined with any other step", .needsCompiler, .limited)
struct FoundStepTests {
  @Test("A route can have a built step, a step that only finds, and a finished step")
  func unfinishedOrigin() async throws {
    try await mustCompile(
      readerScreens,
      """
      import Portolan
      import PortolanArticles

      @MainActor
      struct Screens {
        let account = StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: NilFactory())
          .from(SingleContainerStep(
              finder: ClassFinder(),
              factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
                  .with(XibFactory<AccountViewController, Any?>(), using: UITabBarController.addTab())
                  .assemble()))
          .using(GeneralAction.replaceRoot())
          .from(GeneralStep.root())
          .assemble()
        let bag = StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: XibFactory())
          .using(UINavigationController.pushToNavigation())
          .from(SingleStep(ClassFinder<UINavigationController, Any?>(), NilFactory()))
          .from(SingleStep(finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory()))
          .using(GeneralAction.presentModally())
          .from(GeneralStep.current())
          .assemble()
        let twoThatFind = StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: XibFactory())
          .using(UINavigationController.pushToNavigation())
          .from(SingleStep(ClassFinder<UINavigationController, Any?>(), NilFactory()))
          .using(GeneralAction.nilAction())
          .from(SingleStep(ClassFinder<UITabBarController, Any?>(), NilFactory()))
          .from(GeneralStep.current())
          .assemble()
        let chain = ChainAssembly()
          .from(SingleStep(ClassFinder<UINavigationController, Any?>(), NilFactory()))
          .from(SingleStep(ClassFinder<HomeViewController, Any?>(), ClassFactory()))
          .using(.present)
          .from(.current)
          .assemble()
      }
      """
    )
  }

  @Test("A route needs no assemble(), and takes guards and tasks to its end")
  func withoutAssemble() async throws {
    try await mustCompile(
      readerScreens,
      """
      import Portolan

      @MainActor
      enum Screens {
        static let unassembled: DestinationStep<ProductViewController, Int> =
          StepAssembly(finder: ClassFinder(), factory: ProductViewControllerFactory()).using(.present).from(.current)
        static let late = StepAssembly(finder: ClassFinder(), factory: ProductViewControllerFactory())
          .using(.present).from(.current).adding(InlineInterceptor { (id: Int) in .proceed })
      }

      extension DestinationStep where ViewController == ProductViewController, Context == Int, Needs == Complete {
        var first: Destination { self(1) }
      }
      """)
  }

  @Test("All contexts compile, and leading dots too")
  func contexts() async throws {
    try await mustCompile(
      readerScreens,
      """
      import Portolan
      import PortolanArticles

      @MainActor
      struct Screens {
        let product = StepAssembly(finder: ClassFinder<ProductViewController, Int>(), factory: NilFactory())
          .from(.navigationController)
          .using(.present)
          .from(.current)
          .assemble()
        let same = StepAssembly(finder: ClassFinder<ProductViewController, Int>(), factory: NilFactory())
          .from(NavigationControllerStep<Int>()).using(.present).from(.current).assemble()
        let without = StepAssembly(finder: ClassFinder<ProductViewController, Int>(), factory: NilFactory())
          .from(SingleStep(ClassFinder<HomeViewController, Void>(), ClassFactory()))
          .using(.present)
          .from(.current)
          .assemble()
        let found = StepAssembly(finder: ClassFinder<ProductViewController, Int>(), factory: NilFactory())
          .from(SingleStep(ClassFinder<HomeViewController, Void>(), NilFactory()))
          .from(SingleStep(ClassFinder<UITabBarController, Any?>(), NilFactory()))
          .from(.navigationController)
          .using(.replaceRoot)
          .from(.root)
          .assemble()
        let pushed = StepAssembly(finder: ClassFinder(), factory: ProductViewControllerFactory())
          .using(.push)
          .from(SingleStep(ClassFinder<UINavigationController, Any?>(), NilFactory()))
          .from(SingleStep(ClassFinder<HomeViewController, Void>(), ClassFactory()))
          .using(.replaceRoot)
          .from(.root)
          .assemble()
      }
      """
    )
  }

  @Test("A switch takes steps of its own context, and others that adapt to it, in each of its forms")
  func switchCases() async throws {
    try await mustCompile(
      readerScreens,
      """
      import Portolan
      import PortolanArticles

      @MainActor
      struct Screens {
        static let product = StepAssembly(finder: ClassFinder(), factory: ProductViewControllerFactory())
          .using(.present).from(.current).assemble()
        static let any = StepAssembly(finder: ClassFinder<ProductViewController, Any?>(), factory: NilFactory())
          .from(.current).assemble()
        static let without = StepAssembly(finder: ClassFinder<ProductViewController, Void>(), factory: NilFactory())
          .from(.current).assemble()

        let first = SwitchAssembly<ProductViewController, Int>()
          .addCase(when: { $0 > 1 }, from: any.adaptingContext())
          .addCase(when: { $0 > 2 }, from: without.adaptingContext())
          .addCase(when: { $0 > 3 }, from: product)
          .addCase(when: ClassFinder<HomeViewController, Int>(), from: any.adaptingContext())
          .assemble(default: any.adaptingContext())
        let second = SwitchAssembly<ProductViewController, Int>()
          .addCase(expecting: ClassFinder<ProductViewController, Any?>(options: .visible))
          .addCase(expecting: InstanceFinder<ProductViewController, Int>(instance: ProductViewController(productID: 1)))
          .addCase(expecting: ClassFinder())
          .assemble(default: product)
        let third = SwitchAssembly<ProductViewController, Int>()
          .addCase { id in id > 3 ? product : nil }
          .assemble(default: { any.adaptingContext() })
        let stack = SwitchAssembly<UINavigationController, Int>()
          .addCase(expecting: ClassFinder<UINavigationController, Any?>(options: .visible))
          .assemble(default: {
              ChainAssembly()
                  .from(NavigationControllerStep())
                  .using(GeneralAction.presentModally())
                  .from(GeneralStep.current())
                  .assemble()
          })
      }
      """
    )
  }
}
