import Testing

@Suite("Custom types compile in a route", .needsCompiler, .limited)
struct OwnTypeTests {
  @Test("A custom container compiles with its adapter, factory and actions, as finders, guards and tasks do")
  func everything() async throws {
    try await mustCompile(
      readerScreens,
      #"""
      import Portolan
      import PortolanArticles

      // A custom container.
      final class DrawerViewController: UIViewController {
        private(set) var pages: [UIViewController] = []
        private(set) var shown = 0
        var badge = 0

        func setPages(_ new: [UIViewController]) {
          for page in pages where !new.contains(page) {
            page.willMove(toParent: nil)
            page.removeFromParent()
          }
          for page in new where page.parent !== self {
            addChild(page)
            page.didMove(toParent: self)
          }
          pages = new
          shown = max(0, min(shown, new.count - 1))
        }

        func show(_ page: UIViewController) {
          shown = pages.firstIndex(of: page) ?? shown
        }
      }

      struct DrawerAdapter: ContainerAdapter {
        let drawer: DrawerViewController

        var containedViewControllers: [UIViewController] { drawer.pages }
        var visibleViewControllers: [UIViewController] { drawer.pages.isEmpty ? [] : [drawer.pages[drawer.shown]] }

        func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {
          drawer.show(viewController)
        }

        func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {
          drawer.setPages(viewControllers)
        }
      }

      extension DrawerViewController: ContainerViewController {
        var containerAdapter: any ContainerAdapter { DrawerAdapter(drawer: self) }
      }

      struct DrawerFactory: ContainerFactory {
        func build(with context: Any?, integrating children: ContainerChildren) throws -> DrawerViewController {
          let drawer = DrawerViewController()
          drawer.setPages(try children.integrated())
          return drawer
        }
      }

      extension ContainerViewController where Self: DrawerViewController {
        static func putAway() -> PutAway { PutAway() }
      }

      struct PutAway: ContainerAction {
        func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
          children.append(viewController)
        }
        typealias ViewController = DrawerViewController
      }

      struct ShowInDrawer: Action {
        func perform(
          with viewController: UIViewController,
          on drawer: DrawerViewController,
          animated: Bool
        ) async throws -> Undo? {
          let before = drawer.badge
          drawer.badge = 0
          drawer.setPages(drawer.pages + [viewController])
          return { drawer.badge = before }
        }
      }

      // A finder with another search.
      struct FavouriteFinder: Finder {
        func findViewController(with context: Any?) throws -> AccountViewController? { nil }
      }

      struct ScopedFinder: Finder {
        func findViewController(with context: Any?) throws -> AccountViewController? { nil }
        func findViewController(with context: Any?, in scope: SearchScope) throws -> AccountViewController? {
          scope.start as? AccountViewController
        }
      }

      struct ProductFinder: StackIteratingFinder {
        let options: SearchOptions = .currentAllStack
        func isTarget(_ viewController: ProductViewController, with context: Int) -> Bool {
          viewController.productID == context
        }
      }

      struct SlowFactory: AsyncFactory {
        func build(with context: Int) async throws -> ProductViewController {
          await Task.yield()
          return ProductViewController(productID: context)
        }
      }

      struct LoginGuard: RoutingInterceptor {
        func perform(with context: Any?) async throws -> InterceptorAnswer { .proceed }
      }

      struct AgeGuard: RoutingInterceptor {
        func perform(with id: Int) async throws -> InterceptorAnswer {
          id > 18 ? .proceed : .redirect(to: Own.account)
        }
      }

      struct TitleTask: ContextTask {
        func perform(on viewController: ProductViewController, with context: Int) async throws {
          viewController.title = "\(context)"
        }
      }

      struct Analytics: PostRoutingTask {
        func perform(on viewController: UIViewController, with context: Any?, routingStack: [UIViewController]) {}
      }

      struct IDFromText: ContextTransformer {
        struct NotANumber: Error {}
        func transform(_ context: String) throws -> Int {
          guard let id = Int(context) else { throw NotANumber() }
          return id
        }
      }

      final class Recorder: RouterObserver {
        var events: [NavigationEvent] = []
        func router(did event: NavigationEvent) { events.append(event) }
      }

      @MainActor
      enum Own {
        static let drawer = SingleContainerStep(finder: ClassFinder(), factory: DrawerFactory())
          .using(GeneralAction.replaceRoot())
          .from(GeneralStep.root())
          .assemble()
        static let account = StepAssembly(finder: FavouriteFinder(), factory: ClassFactory())
          .adding(LoginGuard())
          .adding(Analytics())
          .using(DrawerViewController.putAway())
          .from(drawer)
          .assemble()
        static let product = StepAssembly(finder: ProductFinder(), factory: SlowFactory())
          .adding(AgeGuard())
          .adding(LoginGuard())
          .adding(TitleTask())
          .adding(Analytics())
          .adding(InlineInterceptor { (id: Int) in id > 0 ? .proceed : .redirect(to: account) })
          .adding(InlineContextTask { (screen: ProductViewController, id: Int) in screen.title = "\(id)" })
          .adding(InlinePostTask { (screen: ProductViewController, id: Int, stack) in print(screen, id, stack) })
          .using(ShowInDrawer())
          .from(drawer)
          .assemble()
        static let productByText = product.adaptingContext(using: IDFromText())
        static let scoped = StepAssembly(finder: ScopedFinder(), factory: FinderFactory(finder: ClassFinder()))
          .using(GeneralAction.presentModally())
          .from(GeneralStep.custom(using: PresentingFinder()))
          .assemble()
        static let inline = StepAssembly(
          finder: InlineFinder { (screen: ProductViewController, id: Int) in screen.productID == id },
          factory: InlineFactory { ProductViewController(productID: $0) }
        )
        .using(UINavigationController.pushReplacingLast())
        .from(
          SwitchAssembly()
            .addCase(when: { $0 > 100 }, from: intNavigation)
            .addCase(when: ClassFinder<HomeViewController, Int>(), from: intNavigation)
            .addCase(expecting: ClassFinder(options: .visible))
            .addCase { $0 == 7 ? intNavigation : nil }
            .assemble(default: intNavigation)
        )
        .assemble()
        static let intNavigation = SingleContainerStep(
          finder: ClassFinder<UINavigationController, Int>(),
          factory: NavigationControllerFactory { $0.isNavigationBarHidden = true }
        )
        .using(
          GeneralAction.presentModally(
            startingFrom: .topmost,
            presentationStyle: .formSheet,
            transitionStyle: .crossDissolve,
            preferredContentSize: CGSize(width: 300, height: 400),
            isModalInPresentation: true,
            popoverConfiguration: { popover in popover.sourceView = nil }
          )
        )
        .from(GeneralStep.root())
        .assemble()
        static let emptySwitch = SwitchAssembly<UINavigationController, Any?>()
          .addCase(expecting: ClassFinder())
          .assemble()
      }

      @MainActor
      func launch(in window: UIWindow) -> DefaultRouter {
        let router = DefaultRouter(window: window, policy: .latest, observers: [Recorder()])
        router.add(LoginGuard())
        router.add(Analytics())
        router.add(PrintingObserver())
        router.add(LogObserver())
        router.add(
          InlineContextTask { (screen: UIViewController, context: Any?) in screen.title = "\(context as Any)" }
        )
        return router
      }
      """#
    )
  }
}
