import Testing

@Suite("Shorthands compile", .needsCompiler, .limited)
struct ShorthandTests {
  @Test("A whole route compiles with leading dots, for any context")
  func leadingDots() async throws {
    try await mustCompile(
      readerScreens,
      """
      import Portolan
      import PortolanArticles

      @MainActor
      struct Screens {
        let account = StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: XibFactory())
          .using(.push).from(.navigationController).using(.present).from(.current).assemble()
        let product = StepAssembly(finder: ClassFinder(), factory: ProductViewControllerFactory())
          .using(.push).from(.navigationController).using(.present).from(.current).assemble()
        let nothing = StepAssembly(finder: ClassFinder<HomeViewController, Void>(), factory: ClassFactory())
          .using(.push).from(.navigationController).using(.present).from(.current).assemble()
      }
      """
    )
  }

  @Test("Each action and each container step has a shorthand")
  func everyShorthand() async throws {
    try await mustCompile(
      readerScreens,
      """
      import Portolan
      import PortolanArticles

      @MainActor
      func routes(_ home: StepAssembly<ClassFinder<HomeViewController, Any?>, ClassFactory<HomeViewController, Any?>>) {
        _ = home.using(.push).from(.navigationController).using(.presentModally).from(.current).assemble()
        _ = home.using(.pushAsRoot).from(.navigationController).using(.replaceRoot).from(.root).assemble()
        _ = home.using(.pushReplacingLast).from(.navigationController).using(.present).from(.root).assemble()
        _ = home.using(.addTab).from(.tabBarController).using(.replaceRoot).from(.root).assemble()
        _ = home.using(.setAsMaster).from(.splitController).using(.replaceRoot).from(.root).assemble()
        _ = home.using(.pushToDetails).from(.splitController).using(.replaceRoot).from(.root).assemble()
        _ = home.using(.push).from(.navigationController).using(.addTab).from(.tabBarController)
          .using(.replaceRoot).from(.root).assemble()
      }

      @MainActor
      func found(_ home: StepAssembly<ClassFinder<HomeViewController, Int>, NilFactory<HomeViewController, Int>>) {
        _ = home.from(.current).assemble()
        _ = home.using(.nilAction).from(.root).assemble()
        _ = home.using(.none).from(.current).assemble()
      }
      """
    )
  }

  @Test("The long spellings are the same types as the short ones")
  func aliases() async throws {
    try await mustCompile(
      """
      import Portolan
      import PortolanArticles

      @MainActor
      func pairs() {
        var push = UINavigationController.push()
        push = UINavigationController.pushToNavigation()
        var add = UITabBarController.add(at: 1, replacing: true)
        add = UITabBarController.addTab(at: 1, replacing: true)
        add = UITabBarController.addTab()
        var contained = SearchOptions.contained
        contained = .containing
        print(push, add, contained)
      }
      """
    )
  }

  @Test("Custom container subclasses support the actions of their base class")
  func subclasses() async throws {
    try await mustCompile(
      readerScreens,
      """
      import Portolan
      import PortolanArticles

      final class StoreTabs: UITabBarController {}
      final class StoreNavigation: UINavigationController {}

      @MainActor
      func routes() {
        let tabs = SingleContainerStep(finder: ClassFinder<StoreTabs, Any?>(), factory: TabBarControllerFactory())
          .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
        _ = StepAssembly(finder: ClassFinder(), factory: ProductViewControllerFactory())
          .using(StoreNavigation.push())
          .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory<StoreNavigation, Int>()))
          .using(StoreTabs.addTab(at: 1, replacing: true))
          .from(tabs)
          .assemble()
      }
      """
    )
  }

  @Test("Every parameter of the actions, and every way to start a presentation, has a shorthand that compiles")
  func parameters() async throws {
    try await mustCompile(
      """
      import Portolan
      import PortolanArticles

      @MainActor
      func actions(_ presenter: UIViewController, _ delegate: any UIViewControllerTransitioningDelegate) {
        _ = GeneralAction.presentModally(
          startingFrom: .topmost, presentationStyle: .popover, transitionStyle: .crossDissolve,
          transitioningDelegate: delegate, preferredContentSize: CGSize(width: 320, height: 480),
          isModalInPresentation: true, popoverConfiguration: { popover in popover.permittedArrowDirections = .up }
        )
        _ = GeneralAction.presentModally(startingFrom: .custom { presenter })
        _ = GeneralAction.presentModally(startingFrom: .current, presentationStyle: .fullScreen)
        _ = GeneralAction.replaceRoot(animationOptions: .transitionCrossDissolve, duration: 0.5)
        _ = UITabBarController.add(at: 2)
        _ = UINavigationController.pushAsRoot()
        _ = UINavigationController.pushReplacingLast()
        _ = UISplitViewController.setAsMaster()
        _ = UISplitViewController.pushToDetails()
      }
      """
    )
  }
}
