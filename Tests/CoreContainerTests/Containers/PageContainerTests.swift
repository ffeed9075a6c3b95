import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("A page view controller in the hierarchy", .everyCompletion, .limited)
struct PageContainerTests {
  /// A data source with pages in order.
  private final class Pages: NSObject, UIPageViewControllerDataSource {
    let list: [UIViewController]
    init(_ list: [UIViewController]) { self.list = list }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      list.firstIndex { $0 === viewController }.flatMap { $0 > 0 ? list[$0 - 1] : nil }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      list.firstIndex { $0 === viewController }.flatMap { $0 + 1 < list.count ? list[$0 + 1] : nil }
    }
  }

  private final class RecordingPages: UIPageViewController {
    var directions: [NavigationDirection] = []

    override func setViewControllers(
      _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
      completion: ((Bool) -> Void)? = nil
    ) {
      directions.append(direction)
      super.setViewControllers(viewControllers, direction: direction, animated: animated, completion: completion)
    }
  }

  private func pages(at page: UIViewController? = nil) -> UIPageViewController {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    if let page { controller.setViewControllers([page], direction: .forward, animated: false) }
    return controller
  }

  private let turn = findOrBuild(InfoViewController.self).using(.setAsPage)
    .from(find(UIPageViewController.self)).from(.root)

  @Test("setAsPage turns to a new page, and the page before leaves")
  func turns() async throws {
    let controller = pages(at: HomeViewController())
    let app = App(root: controller)
    try await app.router.navigate(to: turn)
    #expect(app.tree == "UIWindow\n└─ UIPageViewController\n   └─ InfoViewController  ← top")
    #expect(controller.viewControllers?.first?.viewIfLoaded?.window === app.window)
  }

  @Test("The page that is displayed is found, and nothing is built")
  func found() async throws {
    let page = InfoViewController()
    let app = App(root: pages(at: page))
    let before = app.state
    let plan = try app.router.plan(to: turn)
    #expect(plan.description.contains("nothing to do: it is on top"))
    let result = try await app.router.navigate(to: turn)
    #expect(result.viewController === page)
    #expect(app.state == before)
  }

  @Test("A page in another tab is shown by selecting the tab")
  func shownInTab() async throws {
    let page = InfoViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [HomeViewController(), pages(at: page)]
    let app = App(root: tabs)
    let destination = Step.found(by: ClassFinder<InfoViewController, Any?>())
    let result = try await app.router.navigate(to: destination)
    #expect(result.viewController === page)
    #expect(tabs.selectedIndex == 1)
  }

  @Test("A turn is undone if a later step fails", arguments: [true, false])
  func undone(hasPage: Bool) async throws {
    let controller = pages(at: hasPage ? HomeViewController() : nil)
    let app = App(root: controller)
    await app.expectUndone { try await $0.navigate(to: turn.failing) }
    #expect(controller.children.count == (hasPage ? 1 : 0))
    #expect(controller.children.first?.viewIfLoaded?.window === (hasPage ? app.window : nil))
  }

  private final class MovingPage: UIViewController {
    private(set) var hasHeardOfRemoval = false

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      if parent == nil { hasHeardOfRemoval = true }
    }
  }

  @Test("The first page hears that an undo removes it")
  func heard() async {
    let page = MovingPage()
    let app = App(root: pages())
    let turn = reusing(page).using(.setAsPage).from(find(UIPageViewController.self)).from(.root)
    await #expect(throws: Failure()) { try await app.router.navigate(to: turn.failing) }
    #expect(page.parent == nil)
    #expect(page.hasHeardOfRemoval)
  }

  @Test("A new page view controller is built with its page, off-window")
  func built() async throws {
    let app = App(root: HomeViewController())
    let route = StepAssembly(finder: ClassFinder(), factory: ClassFactory<InfoViewController, Any?>())
      .using(UIPageViewController.setAsPage())
      .from(.pageController)
      .using(.present)
      .from(.current)
      .assemble()
    try await app.router.navigate(to: route)
    #expect(
      app.tree == """
        UIWindow
        └─ HomeViewController
           └─ presents UIPageViewController  formSheet
              └─ InfoViewController  ← top
        """
    )
  }

  @Test("A factory builds pages that scroll, pages in a style that it is given, or the pages of a closure")
  func factories() async throws {
    func built<Pages: UIPageViewController>(_ factory: PageControllerFactory<Pages, Any?>) async throws -> Pages? {
      let app = App(root: HomeViewController())
      let route = StepAssembly(finder: ClassFinder(), factory: ClassFactory<InfoViewController, Any?>())
        .using(Pages.setAsPage())
        .from(StepAssembly(finder: NilFinder(), factory: factory).using(.present).from(.current).assemble())
        .assemble()
      try await app.router.navigate(to: route)
      return app.window.rootViewController?.presentedViewController as? Pages
    }
    let plain = try await built(PageControllerFactory())
    #expect(plain?.transitionStyle == .scroll)
    let titled = try await built(PageControllerFactory { $0.title = "Pages" })
    #expect(titled?.transitionStyle == .scroll)
    #expect(titled?.title == "Pages")
    let curled = try await built(PageControllerFactory(transitionStyle: .pageCurl, navigationOrientation: .vertical))
    #expect(curled?.transitionStyle == .pageCurl)
    #expect(curled?.navigationOrientation == .vertical)
    let own = try await built(
      PageControllerFactory { RecordingPages(transitionStyle: .scroll, navigationOrientation: .vertical) })
    #expect(own?.navigationOrientation == .vertical)
  }

  @Test("The turn goes backward to a page that the data source has before, and otherwise forward")
  func directions() async throws {
    let list: [UIViewController] = [HomeViewController(), InfoViewController(), BagViewController()]
    let source = Pages(list)
    let controller = RecordingPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.setViewControllers([list[1]], direction: .forward, animated: false, completion: nil)
    controller.dataSource = source
    let app = App(root: controller)
    controller.directions = []
    let adapter = controller.containerAdapter
    for page in [list[0], list[1], list[2]] {
      try await adapter.setContainedViewControllers([page], animated: false)
    }
    #expect(controller.directions == [.reverse, .forward, .forward])
    #expect(app.tree.contains("BagViewController  ← top"))
  }

  @Test("A controller that is not displayed is not shown, and more pages than there is room for are not set")
  func strangers() async throws {
    let controller = pages(at: HomeViewController())
    let app = App(root: controller)
    let adapter = controller.containerAdapter
    let before = app.state
    await #expect(throws: RoutingError.self) { try await adapter.makeVisible(BagViewController(), animated: false) }
    try await adapter.setContainedViewControllers([BagViewController(), InfoViewController()], animated: false)
    #expect(app.state == before)
    #expect(adapter.refusal(of: BagViewController(), besides: []) == nil)
    #expect(
      adapter.refusal(of: BagViewController(), besides: adapter.containedViewControllers)
        == "a page view controller displays no further page")
  }

  enum Leaf: Screen, Codable {
    case album, cover
    case photo(id: Int)

    struct One: Assembly {
      let screen: Leaf
      func build() -> UIViewController {
        guard screen == .album else { return InfoViewController() }
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        let cover = Leaf.cover.buildController()
        controller.setViewControllers([cover], direction: .forward, animated: false)
        return controller
      }
    }

    var assembly: any Assembly { One(screen: self) }

    var route: Route<Self> {
      switch self {
      case .album: .root
      case .cover, .photo: .part(of: .album)
      }
    }
  }

  @Test("A plain page view controller is stored as such, and restored with its page")
  func plainRestored() async throws {
    typealias Node = NavigationState<Leaf>.Node
    let photo = Leaf.photo(id: 7).buildController()
    let app = App(root: pages(at: photo))
    let state = NavigationState<Leaf>(of: app.window)
    #expect(state.root == Node(.container(.pages), children: [Node(.screen(.photo(id: 7)))], selected: 0))
    let read = try NavigationState<Leaf>(json: state.json())
    #expect(read == state)
    let fresh = App(root: nil)
    let report = try await fresh.router.restore(read)
    #expect(report.restored == [.photo(id: 7)])
    #expect(report.dropped.isEmpty)
    #expect(fresh.tree == app.tree)
  }

  @Test("The stored page takes the place of the page that the assembly sets")
  func screenRestored() async throws {
    typealias Node = NavigationState<Leaf>.Node
    let fresh = App(root: nil)
    let pages = [Node(.screen(Leaf.photo(id: 7))), Node(.screen(Leaf.photo(id: 8)))]
    let report = try await fresh.router.restore(NavigationState(root: Node(.screen(.album), children: pages)))
    #expect(report.restored == [.album, .photo(id: 7)])
    #expect(report.dropped.map(\.description) == ["photo(id: 8): a page view controller displays no further page"])
    let controller = try #require(fresh.window.rootViewController as? UIPageViewController)
    #expect(controller.navigationOrientation == .vertical)
    #expect(controller.viewControllers?.map { $0.screen(as: Leaf.self) } == [.photo(id: 7)])
  }
}
