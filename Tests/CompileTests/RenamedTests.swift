import Testing

@Suite("An app that was written against the earlier names is told the new ones", .needsCompiler, .limited)
struct RenamedTests {
  /// The names of the one module that Portolan was, each with words of its hint.
  private static let app = """
    import Portolan

    enum ShopScreen: Screen {
      case home, bag, account

      var route: Route<Self> {
        switch self {
        case .home: .present(style: .fullScreen)  // hint: write present(as: .style(style))
        case .bag: .present(over: .home, style: .formSheet)  // hint: write present(over: screen, as: .style(style))
        case .account: .presentInNavigation(style: .formSheet)  // hint: write presentInNavigation(as: .style(style))
        }
      }
    }

    struct Root: AssemblyDataSource {
      let guardian = InlineInterceptor<Any?> { _ in .proceed }
      let task = InlineContextTask<UIViewController, Any?> { _, _ in }
      func getAssembly(key: ShopScreen) -> (any Assembly)? { nil }
    }

    @MainActor func routes(_ route: Route<ShopScreen>) {
      _ = route.guarded(by: \\Root.guardian)  // hint: write guarded(by: Assembled(path))
      _ = route.adding(\\Root.task)  // hint: write adding(Assembled(path))
      _ = (nil as Route<ShopScreen>.ScreenStep?)  // hint: write Step<UIViewController, Target, NeedsAction>
      _ = (nil as Route<ShopScreen>.FinishedStep?)  // hint: write DestinationStep<UIViewController, Target>
    }

    typealias Unfinished = UnfinishedStep<UIViewController, Int, Building>  // hint: renamed to 'Step'
    typealias Chain = StepChain<UIViewController, Int, Expecting>  // hint: renamed to 'NeedsAnyOrigin'
    typealias Required = OriginRequired<UINavigationController, UIViewController, Int>  // hint: NeedsOrigin<Origin>
    typealias Assembled = AssembledStep<UIViewController, Int>  // hint: renamed to 'DestinationStep'
    func children(_ children: ChildCoordinator) {}  // hint: renamed to 'ContainerChildren'
    func tabs(_ tabs: CompleteFactory<TabBarControllerFactory<UITabBarController, Int>>) {}  // hint: renamed to
    func transform(_ transformer: some ContextTransformer<Int, String>) {}  // hint: write adaptingContext
    func note(_ step: NavigationStep) {}  // hint: an event has the names of the step
    func group(_ source: any LinkGroupSource) {}  // hint: in one LinkSource
    func product(_ product: FactoryProduct<UIViewController>) {}  // hint: renamed to 'Work'

    typealias Push = PushAction<UINavigationController>  // hint: renamed to 'Placement'
    typealias AsRoot = PushAsRootAction<UINavigationController>  // hint: renamed to 'Placement'
    typealias Replacing = PushReplacingLastAction<UINavigationController>  // hint: renamed to 'Placement'
    typealias AddTab = AddTabAction<UITabBarController>  // hint: renamed to 'Placement'
    typealias Page = SetAsPageAction<UIPageViewController>  // hint: renamed to 'Placement'
    typealias Master = SetAsMasterAction<UISplitViewController>  // hint: renamed to 'Placement'
    typealias Details = PushToDetailsAction<UISplitViewController>  // hint: renamed to 'Placement'

    final class Home: UIViewController {}

    @MainActor func steps(_ home: StepAssembly<ClassFinder<Home, Any?>, ClassFactory<Home, Any?>>) {
      _ = home.using(GeneralAction.presentModally())  // hint: write .present, .present(as:), .replaceRoot or .none
      _ = home.using(GeneralAction.presentModally(presentationStyle: .formSheet))  // hint: import PortolanArticles
      _ = home.using(GeneralAction.presentModally(as: .formSheet))  // hint: import PortolanArticles
      _ = home.using(GeneralAction.replaceRoot())  // hint: import PortolanArticles
      _ = GeneralAction.nilAction()  // hint: import PortolanArticles
      _ = home.using(.presentModally)  // hint: write present, or
      _ = home.using(.setAsMaster)  // hint: renamed to 'setAsPrimary'
      _ = UISplitViewController.setAsMaster()  // hint: renamed to 'setAsPrimary()'
      _ = UINavigationController.pushToNavigation()  // hint: write push()
      _ = UITabBarController.addTab()  // hint: write add(at:replacing:)
      _ = UITabBarController.addTab(at: 1)  // hint: write add(at:replacing:)
      _ = home.using(.present).from(GeneralStep.current())  // hint: write .current, .root or .found(by:)
      _ = home.using(.present).from(GeneralStep.root())  // hint: write .current, .root or .found(by:)
      _ = GeneralStep.custom(using: ClassFinder<Home, Any?>())  // hint: write .current, .root or .found(by:)
      _ = (nil as NavigationControllerStep<Any?>?)  // hint: write Step.navigationController
      _ = (nil as TabBarControllerStep<Any?>?)  // hint: write Step.tabBarController
      _ = (nil as SplitControllerStep<Any?>?)  // hint: write Step.splitController
      _ = (nil as PageControllerStep<Any?>?)  // hint: write Step.pageController
      _ = home.using(.push).from(NavigationControllerStep())  // hint: write Step.navigationController
      _ = SingleStep(finder: ClassFinder<Home, Any?>(), factory: ClassFactory())  // hint: write StepAssembly
      _ = ContainerStepAssembly(finder: ClassFinder<Home, Any?>(), factory: ClassFactory())  // hint: write StepAssembly
      _ = SingleContainerStep(finder: ClassFinder<Home, Any?>(), factory: ClassFactory())  // hint: write StepAssembly
      _ = ChainAssembly().from(home)  // hint: begin with the step itself
    }

    struct Slide: RoutingAction {  // hint: write Action
      func perform(with new: UIViewController, on old: UIViewController, animated: Bool) async throws -> Undo? { nil }
    }

    @MainActor func finders() {
      _ = SearchOptions.containing  // hint: write contained
      _ = SearchOptions.currentVisibleOnly  // hint: write [.current, .visible]
      _ = SearchOptions.currentAllStack  // hint: write [.current, .contained]
      _ = SearchOptions.default  // hint: renamed to 'everywhere'
      _ = ClassFinder<Home, Any?>(options: .visible, startingPoint: .root)  // hint: ClassFinder(options:).starting(from:)
      _ = ScreenFinder<ShopScreen>()  // hint: Route.searching(_:)
      _ = ScreenFactory<ShopScreen>()  // hint: write screen.buildController()
      _ = InlineFactory { (id: Int) in UIViewController() }  // hint: write ClassFactory
      _ = ControllerBuilder(dataSource: Root())  // hint: write rootAssembly.buildController(for: screen)
      _ = FinderFactory(finder: ClassFinder<Home, Any?>())  // hint: import PortolanArticles
      _ = PresentingFinder<Any?>()  // hint: import PortolanArticles
      _ = InlineContextTransformer { (id: Int) in "\\(id)" }  // hint: write adaptingContext { … }
      _ = NilContextTransformer<Int>()  // hint: write adaptingContext { _ in nil }
    }

    @MainActor func reading(_ window: UIWindow, _ plan: NavigationPlan, _ node: HierarchySnapshot.Node) {
      _ = HierarchyInstances(of: window)  // hint: import PortolanTesting, which has HierarchyInstances
      _ = plan.summary  // hint: renamed to 'description'
      _ = node.title  // hint: write type and detail
      _ = window.containerOfRoot.isSearchedFromEnd  // hint: renamed to 'isStack'
      _ = window.containerOfRoot.restoresStoredChildrenOnly  // hint: renamed to 'isStack'
    }

    @MainActor func code(_ router: DefaultRouter, _ screens: ScreenRouter<ShopScreen>) {
      _ = router.screens(in: Host.shop)  // hint: write screens(of: Host.self).screens(in: embed)
      _ = InterceptorAnswer.redirect(to: Step<UIViewController, Int, Complete>.current, with: 1)  // hint: step(context)
      router.close(UIViewController(), completion: { _ in })  // hint: write Task { try await router.close
      screens.navigate(to: .home, completion: { _ in })  // hint: screens.go(screen)
    }

    enum Host: Screen {
      case shop(ShopScreen)
    }

    extension UIWindow {
      var containerOfRoot: any ContainerAdapter { UINavigationController().containerAdapter }
    }

    func join(_ observer: any JoiningObserver) {}  // hint: renamed to 'RouterObserver'
    func encode(_ event: NavigationEvent) throws { _ = try JSONEncoder().encode(event) }  // hint: encode the plan
    func text(_ event: NavigationEvent) -> String {
      switch event {
      case .requested: "requested"  // hint: write `event.what` in place of `event`
      default: ""
      }
    }

    final class Colours: UIViewController, Dismissible {  // hint: import PortolanArticles
      typealias DismissalContext = Int
    }
    typealias Closing = DismissalTask<Colours, Any?>  // hint: import PortolanArticles
    class Checkout: BaseCoordinator<Int> {}  // hint: import PortolanArticles
    func begin(_ coordinator: any Coordinator) {}  // hint: import PortolanArticles
    func end(_ coordinator: any FlowFinishing) {}  // hint: import PortolanArticles
    func choose(_ instructor: LaunchInstructor) {}  // hint: import PortolanArticles
    func present(_ module: any Presentable) {}  // hint: import PortolanArticles
    func route(_ router: any StackRouting) {}  // hint: import PortolanArticles
    func route(_ router: NavigationStackRouter) {}  // hint: import PortolanArticles
    func move(_ coordinator: any Coordination) {}  // hint: import PortolanArticles
    func move(_ coordinator: ScreenCoordinator<Int>) {}  // hint: import PortolanArticles
    """

  @Test("Each earlier name has an error or a warning with the name that replaces it, and nothing else has")
  func names() async throws { try await Self.expectHints(in: Self.app) }

  @Test("Each earlier form of an exception of the verifier has a hint")
  func exceptions() async throws {
    try await Self.expectHints(
      in: """
        import PortolanVerifier

        func exceptions<App: VerifiableApp>(of app: App.Type, _ screen: App.AppScreen) {
          _ = RuleException<App>.home(screen)
          _ = RuleException<App>.repeats(screen, because: "")  // hint: write expects(.repeats(screen), because: reason)
          _ = RuleException<App>.terminal(screen, because: "")  // hint: write expects(.terminal(screen), because: reason)
          _ = RuleException<App>.retains(UIViewController.self, because: "")  // hint: write expects(.keeps(Type.self), because: reason)
          _ = RuleException<App>.allows(.leak, because: "")  // hint: write expects(.breaks(rule, on: action), because: reason)
        }
        """)
  }

  private static func expectHints(in text: String) async throws {
    let file = SourceFile(name: "App.swift", text: text)
    let said = try await Compiler.shared.get().diagnostics(of: [file]).all.filter { $0.severity != .note }
    for (index, line) in file.lines.enumerated() {
      let here = said.filter { $0.place?.line == index + 1 }
      guard let words = line.firstMatch(of: /\/\/ hint: (.*)$/)?.1 else {
        #expect(here.isEmpty, "Line \(index + 1) has no old name: \(line)")
        continue
      }
      #expect(
        here.contains { $0.message.contains(words) },
        "Line \(index + 1), \(line): no hint in \(here.map(\.message))")
    }
  }

  @Test("The names of the articles mean PortolanArticles if a file imports it")
  func articles() async throws {
    try await mustCompile(
      """
      import Portolan
      import PortolanArticles

      @MainActor func steps<Home: UIViewController>(_ home: StepAssembly<ClassFinder<Home, Any?>, ClassFactory<Home, Any?>>) {
        _ = home.using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
        _ = home.using(.presentModally).from(NavigationControllerStep())
        _ = home.using(UINavigationController.pushToNavigation()).from(NavigationControllerStep<Any?>())
        _ = home.using(.setAsMaster).from(SplitControllerStep())
        _ = ChainAssembly().from(SingleStep(ClassFinder<Home, Any?>(options: [.containing]), ClassFactory()))
        _ = ClassFinder<Home, Any?>(options: .currentAllStack).starting(from: .root)
        let start: SearchStart = .custom { nil }
        _ = start
      }

      final class Colours: UIViewController, Dismissible { typealias DismissalContext = Int }
      class Checkout: BaseCoordinator<Int> {}
      func present(_ module: any Presentable) {}
      """)
  }
}
